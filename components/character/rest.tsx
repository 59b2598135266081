import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { optimistic, useMutation } from "@/lib/client/api/use-mutation";
import { updateQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { CharacterClass } from "@/lib/model/origin";
import { noEnergy } from "@/lib/rules/energy";

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

const refreshed = (classes: CharacterClass[]) => classes.map((one) => ({ ...one, energySpent: noEnergy() }));

/** A long rest restores hit points and energy; after a short one the hit points regained are typed. */
export function Rest({ character, onRegain, onRefused }: RestProps) {
  const { id, campaignId } = character;
  const [isRegaining, setRegaining] = useState(false);
  const rest = useMutation<"short" | "long", { kind: "short" | "long"; rested: Character }>({
    key: () => `character ${id}`,
    send: async (kind) => ({
      kind,
      rested: await call(api.vitals.restCharacter, { params: { id }, body: { kind } }),
    }),
    optimistic: (kind) =>
      kind === "short"
        ? []
        : [
            optimistic(api.characters.list, { id: campaignId }, (characters) =>
              characters.map((one) =>
                one.id === id ? { ...one, currentHitPoints: one.maxHitPoints, temporaryHitPoints: 0 } : one,
              ),
            ),
            optimistic(api.characterClasses.list, { id }, refreshed),
          ],
    onSuccess: ({ kind, rested }) => {
      updateQuery(api.characters.list, { id: campaignId }, (characters) =>
        characters.map((one) => (one.id === id ? rested : one)),
      );
      if (kind === "long") {
        updateQuery(api.characterClasses.list, { id }, refreshed);
        toast.success(characterTexts.rested(character.name));
      }
    },
    onError: (error) => {
      toast.error(characterTexts.restFailed);
      onRefused(error);
    },
  });
  return (
    <>
      <Button
        icon="wind"
        {...preloadRegain}
        onClick={() => {
          rest("short");
          setRegaining(true);
        }}
      >
        Short rest
      </Button>
      <Button icon="flame" onClick={() => rest("long")}>
        Long rest
      </Button>
      {isRegaining && (
        <RegainDialog most={character.maxHitPoints} onRegain={onRegain} onClose={() => setRegaining(false)} />
      )}
    </>
  );
}
