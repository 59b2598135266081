import { attempt } from "@/lib/client/mutations/attempt";
import { moveMap } from "@/lib/client/mutations/maps";
import { mapTexts } from "@/lib/messages/maps";

/** Keeps the new places of maps, and draws them at once. */
export const saveOrder = (campaignId: number, moved: readonly { id: number; position: number }[]) =>
  attempt(
    () =>
      Promise.all(
        moved.map(({ id, position }) => moveMap(campaignId, { params: { id }, body: { position } })),
      ),
    { failed: mapTexts.moveFailed, sentence: "unsaid", about: "map" },
  );
