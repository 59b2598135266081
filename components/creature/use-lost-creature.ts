import { useEffect } from "react";
import { useOpenCampaign } from "@/components/book/campaign-context";
import { api, type Contract, type Named } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import { encounterTexts } from "@/lib/messages/encounter";
import { lostCreatureTexts } from "@/lib/messages/lost-creature";
import { holds } from "./hold";

type List = Contract["characters"]["list"] | Contract["encounters"]["list"];
const LISTS: Record<"character" | "encounter", Named<List>> = {
  character: api.characters.list,
  encounter: api.encounters.list,
};
const GONE = { character: characterTexts.gone, encounter: encounterTexts.gone };

/**
 * Keeps the book's current creature mounted while `isHolding`, also after another user deletes it. `markUnsaved` does so too, but also
 * holds back refreshes of the page, which a form that is no longer dirty need not.
 */
export function useHold(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return;
    holds.set(holds.read() + 1);
    return () => holds.set(holds.read() - 1);
  }, [isHolding]);
}

/** What a form of a creature says where somebody else deleted it: its book goes on holding it, for `useHold` with this. */
export function useLostCreature(kind: "character" | "encounter", id: number): string | undefined {
  const campaignId = useOpenCampaign();
  const { data } = useQuery(LISTS[kind], campaignId === null ? null : { id: campaignId });
  const isLost = data?.every((one) => one.id !== id) ?? false;
  return isLost ? `${GONE[kind]} ${lostCreatureTexts.wordsStay}` : undefined;
}
