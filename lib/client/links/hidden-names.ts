import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { LIMIT } from "@/lib/constants";
import { SEE_AS } from "@/lib/contract/see-as";
import { endOf, linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import type { NameChange } from "./written";

/** The names in a text that players read which lead to something that one of them can't see, as that player's own answer says. */
export const hiddenNames = async (
  campaignId: number,
  { texts, by }: NonNullable<NameChange["read"]>,
): Promise<string[]> => {
  const links = texts.flatMap(linksOf);
  const exact = [...new Set(links.map(({ name }) => folded(name)))].slice(0, LIMIT.exactNames);
  if (exact.length === 0) return [];
  const params = { id: campaignId };
  const named = (eyes: Record<string, string[]>) =>
    call(api.search.names, { params, body: {}, repeated: { exact, ...eyes } });
  const [ends, members] = await Promise.all([named({}), call(api.campaigns.listMembers, { params })]);
  const leading = links.filter((link) => endOf(link, ends));
  if (leading.length === 0) return [];
  const readers = members.filter(({ id, role }) => role === "player" && (by === "all" || by.includes(id)));
  const seen = await Promise.all(readers.map(({ id }) => named({ [SEE_AS]: [String(id)] })));
  const hidden = leading.filter((link) => seen.some((theirs) => !endOf(link, theirs)));
  return [...new Map(hidden.map(({ name }) => [folded(name), name])).values()];
};
