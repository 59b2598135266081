import { useState } from "react";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { invalidate } from "@/lib/client/api/invalidate";
import { toast } from "@/lib/client/page/toast";
import { handoutTexts } from "@/lib/messages/handouts";
import type { Handout } from "@/lib/model/handout";
import type { OpenedFor } from "@/lib/model/opened";

/** Breaks seals, and closes letters again. `opened` is what has just been opened, until it was looked at. */
export function useSeal(campaignId: number) {
  const [opened, setOpened] = useState<Handout>();
  const attempt = async (id: number, work: () => Promise<Handout>, failed: string) => {
    try {
      return await work();
    } catch (error) {
      toast.error(sentenceOf(error, failed), { about: "handout" });
      return undefined;
    } finally {
      void invalidate({ kind: "handouts", id, campaignId });
    }
  };
  return {
    opened,
    close: () => setOpened(undefined),
    /** Opens it, and shows it to those for whom it is. */
    open: async ({ id }: Handout, audience: OpenedFor) => {
      const body = { audience, isShown: true };
      const work = () => call(api.handouts.open, { params: { id }, body });
      setOpened(await attempt(id, work, handoutTexts.openFailed));
    },
    seal: async ({ id }: Handout) => {
      const work = () => call(api.handouts.seal, { params: { id } });
      if (await attempt(id, work, handoutTexts.sealFailed))
        toast.success(handoutTexts.sealed, { about: "handout" });
    },
  };
}
