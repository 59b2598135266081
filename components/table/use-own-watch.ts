import { useRef } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { goFreely } from "@/components/ui/dialog/close-dialogs";
import { useLiveEvent, usePresent } from "@/lib/client/live/live-events";
import { useWatch } from "./use-watch";

/** Says what others do to the reader's characters while they are at the table. */
export function useOwnWatch(campaignId: number, readerId: number): void {
  const goTo = useGoTo();
  const present = usePresent();
  const names = useRef(new Map<number, string>());
  for (const one of present) names.current.set(one.id, one.username);
  // Alone at the table nothing is read: there is nobody who could do something to one's characters.
  const isAccompanied = present.some((one) => one.id !== readerId);
  const own = useWatch(isAccompanied, async () => {
    const { watchOwnCharacters } = await import("./notify-own-characters");
    return () =>
      watchOwnCharacters({
        campaignId,
        readerId,
        nameOf: (userId) => names.current.get(userId),
        onLook: (characterId) => void goFreely(() => goTo({ place: "inventory", id: characterId })),
      });
  });
  useLiveEvent("change", (change) => {
    if (change.kind === "characters") own.current?.change(change);
  });
}
