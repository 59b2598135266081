"use client";

import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeFight, createFight, removeFight } from "@/lib/client/mutations/fights";
import { idempotently } from "@/lib/client/mutations/idempotently";
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
  const [post] = useState(() => idempotently(createFight));
  return {
    busy,
    create: (onMade: (fight: FightView) => void) =>
      run(async () => {
        const work = () => post(campaignId, { body: { campaignId, name: fightTexts.newName } });
        const fight = await attempt(work, { failed: fightTexts.createFailed, sentence: "below" });
        if (!fight) return;
        add(fight);
        onMade(fight);
      }),
    /** Undefined where it was refused. */
    change: ({ id, sent }: { id: number; sent: FightSent }) =>
      attempt(() => changeFight(campaignId, { params: { id }, body: sent }), {
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
      const work = () => removeFight(campaignId, { params: { id } }).then(() => remove(id));
      await attempt(work, {
        failed: fightTexts.deleteFailed,
        sentence: "below",
        done: fightTexts.deleted,
      });
    },
  };
}
