"use client";

import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/idempotently";
import { toast } from "@/lib/client/page/toast";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeFight } from "@/lib/client/mutations/fights";
import { mutate } from "@/lib/client/mutations/mutation";
import { fightTexts } from "@/lib/messages/fight";
import type { FightSent, FightView } from "@/lib/model/fight";

interface Records {
  add: (fight: FightView) => void;
  remove: (id: number) => void;
}

/** Making, naming and deleting fights of a campaign. */
export function useFightRecords(campaignId: number, { add, remove }: Records) {
  const { busy, run } = useBusy();
  const confirm = useConfirm();
  const [post] = useState(() =>
    idempotently((body: { campaignId: number; name: string }, idempotencyKey) =>
      call(api.fights.create, { body, idempotencyKey }),
    ),
  );
  return {
    busy,
    create: (onMade: (fight: FightView) => void) =>
      run(async () => {
        try {
          const fight = await post({ campaignId, name: fightTexts.newName });
          add(fight);
          onMade(fight);
        } catch (error) {
          toast.error(fightTexts.createFailed, { description: sentenceOf(error, "") || undefined });
        }
      }),
    change: ({ id, sent }: { id: number; sent: FightSent }) =>
      void attempt(() => mutate(changeFight, campaignId, { params: { id }, body: sent }), {
        failed: fightTexts.changeFailed,
        about: "fight",
      }),
    remove: async ({ id, name }: FightView) => {
      const accepted = await confirm({
        text: `Delete ${name}?`,
        detail: "The fight and its log are gone then. Characters and encounters stay as they are.",
        accept: "Delete",
      });
      if (!accepted) return;
      try {
        await call(api.fights.remove, { params: { id } });
        remove(id);
        toast.success(fightTexts.deleted);
      } catch (error) {
        toast.error(fightTexts.deleteFailed, { description: sentenceOf(error, "") || undefined });
      }
    },
  };
}
