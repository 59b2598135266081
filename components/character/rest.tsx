import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useResetOnChange } from "@/components/ui/use-reset-on-change";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { restCharacter } from "@/lib/client/mutations/energy";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";

const [RegainDialog, preloadRegain] = lazyComponent(
  () => import("./regain-dialog").then((module) => module.RegainDialog),
  ({ onClose }) => onClose(),
);

interface RestProps {
  character: Character;
  /** Takes the hit points that a short rest brings back. */
  onRegain: (amount: number) => void;
  /** Gets why the character could not rest. */
  onRefused: (error: unknown) => void;
}

/**
 * A long rest restores hit points and energy; after a short one the hit points regained are typed. Its buttons stay where the book goes
 * from one character to another, and may have the focus; what was asked about the former is let go.
 */
export function Rest({ character, onRegain, onRefused }: RestProps) {
  const { id, campaignId } = character;
  const [isRegaining, setRegaining] = useState(false);
  useResetOnChange(id, () => setRegaining(false));
  const rest = (kind: "short" | "long") =>
    attemptOrThrow(() => restCharacter(campaignId, { params: { id }, body: { kind } }), {
      failed: characterTexts.restFailed,
      sentence: "unsaid",
      ...(kind === "long" && { done: characterTexts.rested(character.name) }),
    }).catch(onRefused);
  return (
    <>
      <Button
        icon="wind"
        {...preloadRegain}
        onClick={() => {
          void rest("short");
          setRegaining(true);
        }}
      >
        Short rest
      </Button>
      <Button icon="flame" onClick={() => void rest("long")}>
        Long rest
      </Button>
      {isRegaining && (
        <RegainDialog most={character.maxHitPoints} onRegain={onRegain} onClose={() => setRegaining(false)} />
      )}
    </>
  );
}
