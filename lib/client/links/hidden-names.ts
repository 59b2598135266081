import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { LIMIT } from "@/lib/constants";
import { SEE_AS } from "@/lib/contract/see-as";
import type { OpenedFor } from "@/lib/model/opened";
import type { Hit } from "@/lib/model/search";
import { endOf, linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import type { NameChange, Renamed } from "./written";

const exactOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => folded(name.trim())))]
    .filter((name) => name !== "" && name.length <= LIMIT.name)
    .slice(0, LIMIT.exactNames);

/** What has these names, as oneself sees it, or by `eyes` a player. */
const named = (campaignId: number, exact: string[], eyes?: Record<string, string[]>) =>
  call(api.search.names, { params: { id: campaignId }, body: {}, repeated: { exact, ...eyes } });

/** What has these names as each of the players sees it who read a text. */
const namedForReaders = async (
  campaignId: number,
  exact: string[],
  members: ReturnType<typeof listMembers>,
  by: OpenedFor = "all",
) => {
  const readers = (await members).filter(
    ({ id, role }) => role === "player" && (by === "all" || by.includes(id)),
  );
  return Promise.all(readers.map(({ id }) => named(campaignId, exact, { [SEE_AS]: [String(id)] })));
};
const listMembers = (id: number) => call(api.campaigns.listMembers, { params: { id } });

/** The names in a text that players read which lead to something that one of them can't see, as that player's own answer says. */
export const hiddenNames = async (
  campaignId: number,
  { texts, by }: NonNullable<NameChange["read"]>,
): Promise<string[]> => {
  const links = texts.flatMap(linksOf);
  const exact = exactOf(links.map(({ name }) => name));
  if (exact.length === 0) return [];
  const members = listMembers(campaignId);
  const [ends] = await Promise.all([named(campaignId, exact), members]);
  const leading = links.filter((link) => endOf(link, ends));
  if (leading.length === 0) return [];
  const seen = await namedForReaders(campaignId, exact, members, by);
  const hidden = leading.filter((link) => seen.some((theirs) => !endOf(link, theirs)));
  return [...new Map(hidden.map(({ name }) => [folded(name), name])).values()];
};

/** Of texts that link to something renamed those that a player reads to whom the new name would lead nowhere. */
export const hiddenInTexts = async <H extends Omit<Hit, "campaignId">>(
  campaignId: number,
  { name }: Renamed,
  hits: readonly H[],
): Promise<H[]> => {
  const exact = exactOf([name, ...hits.map(({ title }) => title)]);
  const hasEvenings = hits.some(({ kind }) => kind === "evening");
  const [seen, evenings] = await Promise.all([
    namedForReaders(campaignId, exact, listMembers(campaignId)),
    hasEvenings ? call(api.evenings.list, { params: { id: campaignId } }) : [],
  ]);
  const isWritten = (hit: H) =>
    hit.kind !== "evening" || evenings.some(({ id, signedAt }) => id === hit.id && signedAt);
  const blind = seen.filter((theirs) => !endOf({ name }, theirs));
  const reads = (hit: H) =>
    blind.some((theirs) =>
      theirs.some(({ kind, id, title }) => kind === hit.kind && id === hit.id && title === hit.title),
    );
  return hits.filter((hit) => isWritten(hit) && reads(hit));
};
