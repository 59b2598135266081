import { useMovedRows } from "@/components/book/use-moved-rows";
import { attempt } from "@/lib/client/mutations/attempt";
import { moveHandout } from "@/lib/client/mutations/handouts";
import { handoutTexts } from "@/lib/messages/handouts";
import type { KeptHandout } from "@/lib/model/handout";

const savePositions = (campaignId: number, moved: readonly { id: number; position: number }[]) =>
  attempt(
    () =>
      Promise.all(
        moved.map(({ id, position }) => moveHandout(campaignId, { params: { id }, body: { position } })),
      ),
    { failed: handoutTexts.moveFailed, sentence: "unsaid", about: "handout" },
  );

/** Moves handouts, sealed ones among the sealed. */
export const useMovedHandouts = (
  campaignId: number,
  handouts: readonly KeptHandout[],
  all: readonly KeptHandout[],
) =>
  useMovedRows(handouts, {
    all,
    nameOf: ({ title }) => title,
    isBeside: (one, other) => one.isSealed === other.isSealed,
    save: (moved) => void savePositions(campaignId, moved),
  });
