import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { PartyTraits } from "@/lib/model/party";
import type { Mode } from "./use-character-book";

/** What only the server knows of the whole party, while a page shows it. */
export function usePartyTraits(campaignId: number, mode: Mode, rendered: PartyTraits[] | undefined) {
  const isShown = mode === "party" || mode === "list";
  const { data: traits = [] } = useQueryUntilLoaded(
    api.party.traits,
    isShown ? { id: campaignId } : null,
    rendered,
  );
  return traits;
}
