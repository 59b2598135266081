import { useState } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { belongingWrites } from "@/lib/client/mutations/belongings";
import { idempotently } from "@/lib/client/mutations/idempotently";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import type { ownerOf } from "./kinds";

interface Taking {
  whose: ReturnType<typeof ownerOf>;
  kind: BelongingKind;
  onTaken: (one: Belonging) => void;
}

/** Takes an entry of the library, or one action of a monster, for an owner; answers its name. After a lost answer nothing is taken twice. */
export const useTakeFromLibrary = ({ whose, kind, onTaken }: Taking) => {
  const campaignId = useOpenCampaign();
  const [once] = useState(() => idempotently(belongingWrites(whose.kind, kind).take));
  return async (entry: { slug: string; action?: string }): Promise<string[]> => {
    const one = await once(campaignId, { body: { ownerId: whose.id, ...entry } });
    onTaken(one);
    return [one.name];
  };
};
