import { useEffect } from "react";
import { LocalTime } from "@/components/ui/text/local-time";
import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { markHandoutRead } from "@/lib/client/mutations/handouts";
import { mirrored } from "@/lib/client/page/mirror";
import type { GivenHandout, Handout } from "@/lib/model/handout";
import { LeafFrame, type LeafProps } from "./leaf-frame";
import { SealBreaking } from "./seal-breaking";
import { useLargeView } from "./use-large-view";

/** A handout as a player reads it. */
export function ReaderLeaf({ campaignId, handout, back, led, onClose }: LeafProps<GivenHandout>) {
  const { id, openedAt } = handout;
  const isNew = !handout.isRead;
  const { view, enlarge, close } = useLargeView(handout, led, isNew);
  useEffect(() => {
    if (!isNew) return;
    updateQuery(api.handouts.list, { id: campaignId }, (all: Handout[]) =>
      all.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
    );
    // What could not be noted now is new once more. Who looks through a player's eyes leaves no mark.
    if (mirrored() === null) markHandoutRead(campaignId, { params: { id } }).catch(() => {});
  }, [isNew, id, campaignId]);
  return (
    <>
      <LeafFrame
        {...{ handout, back, onClose }}
        isSealed={false}
        by={
          openedAt && (
            <>
              laid before you, <LocalTime at={openedAt} />
            </>
          )
        }
        onEnlarge={enlarge}
      />
      {view && <SealBreaking handout={handout} isOpen={view === "large"} onClose={close} />}
    </>
  );
}
