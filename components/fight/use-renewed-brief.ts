"use client";

import { useEffect, useEffectEvent } from "react";
import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import { type FightBrief, briefOf } from "@/lib/model/fight-brief";

/**
 * Renews what the list says of a fight by what the fight itself says, while that is read: it may have begun, ended, got another name, or
 * somebody came in. The answer is what the list is to say of it.
 */
export function useRenewedBrief(
  campaignId: number,
  briefs: readonly FightBrief[] | undefined,
  fight: FightView | null | undefined,
): FightBrief | undefined {
  const brief = fight ? briefOf(fight) : undefined;
  const known = brief && briefs?.find(({ id }) => id === brief.id);
  const isBehind = known && JSON.stringify(known) !== JSON.stringify(brief);
  const renew = useEffectEvent(() => {
    updateQuery(api.fights.listBriefs, { id: campaignId }, (list: FightBrief[]) =>
      list.map((one) => (one.id === brief?.id ? brief : one)),
    );
  });
  useEffect(() => {
    if (isBehind) renew();
  }, [isBehind]);
  return brief;
}
