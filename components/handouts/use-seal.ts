import { useState } from "react";
import { attempt } from "@/lib/client/mutations/attempt";
import { openHandout, sealHandout } from "@/lib/client/mutations/handouts";
import { handoutTexts } from "@/lib/messages/handouts";
import type { Handout } from "@/lib/model/handout";
import type { OpenedFor } from "@/lib/model/opened";

/** Breaks seals, and closes letters again. `opened` is what has just been opened, until it was looked at. */
export function useSeal(campaignId: number) {
  const [opened, setOpened] = useState<Handout>();
  return {
    opened,
    close: () => setOpened(undefined),
    /** Opens it, and shows it to those for whom it is. */
    open: async ({ id }: Handout, audience: OpenedFor) => {
      const body = { audience, isShown: true };
      const work = () => openHandout(campaignId, { params: { id }, body });
      setOpened(await attempt(work, { failed: handoutTexts.openFailed, about: "handout" }));
    },
    seal: async ({ id }: Handout) => {
      await attempt(() => sealHandout(campaignId, { params: { id } }), {
        failed: handoutTexts.sealFailed,
        done: handoutTexts.sealed,
        about: "handout",
      });
    },
  };
}
