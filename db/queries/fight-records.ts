import "server-only";
import { randomInt } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import { fights } from "@/db/schema/fights";
import type { Runner, Transaction } from "@/db/transaction";
import type { FightInFile } from "@/lib/model/fight-record";
import { drawIds } from "@/lib/rules/fight-ids";
import type { Combatant } from "@/lib/rules/fight-model";
import { inBatches } from "./in-batches";

/** The ids of a book's creatures, in the order in which its file lists them. */
interface Places {
  characters: readonly number[];
  encounters: readonly number[];
}

const placeIn = (ids: readonly number[], id: number | null): number | null => {
  const place = id === null ? -1 : ids.indexOf(id);
  return place === -1 ? null : place;
};

/** The fights of a campaign that wait or are over, in the order of creation; one that goes on belongs to its evening. */
export const readFights = async (tx: Runner, campaignId: number) =>
  tx
    .select({
      id: fights.id,
      name: fights.name,
      hitPointsShown: fights.hitPointsShown,
      state: fights.state,
      round: fights.round,
      rest: fights.rest,
    })
    .from(fights)
    .where(and(eq(fights.campaignId, campaignId), ne(fights.state, "running")))
    .orderBy(asc(fights.createdAt), asc(fights.id));

type Row = Awaited<ReturnType<typeof readFights>>[number];

/** A stored fight as a file holds it. */
export const fightInFile = (
  { name, hitPointsShown, state, round, rest }: Row,
  places: Places,
): FightInFile => ({
  name,
  hitPointsShown,
  state: state === "over" ? "over" : "prepared",
  round,
  skipsFallen: rest.skipsFallen ?? true,
  combatants: rest.combatants.map((combatant) => {
    const {
      id: _,
      isReady: __,
      saveAsked: ___,
      saveDifficulty: ____,
      saveAskedAt: _____,
      ...kept
    } = combatant;
    const { characterId, encounterId, ...one } = kept;
    return {
      ...one,
      character: placeIn(places.characters, characterId),
      encounter: placeIn(places.encounters, encounterId),
    };
  }),
  summary: state === "over" ? (rest.summary ?? []) : null,
});

/** A combatant of a file; whoever is no longer in the book, or comes twice, goes on as somebody without a sheet. */
const combatantsOf = ({ combatants }: FightInFile, places: Places): Combatant[] => {
  const present = new Set<number>();
  const draw = drawIds({ combatants: [], proposals: [] }, () => randomInt(2 ** 32));
  return combatants.map(({ character, encounter, ...one }) => {
    const found = character === null ? undefined : places.characters[character];
    const isFree = found !== undefined && !present.has(found) && one.kind === "character";
    if (isFree) present.add(found);
    const characterId = isFree ? found : null;
    const encounterId =
      one.kind === "encounter" && encounter !== null ? (places.encounters[encounter] ?? null) : null;
    const kind = one.kind === "character" && characterId === null ? "other" : one.kind;
    const slug = kind === "library" ? one.slug : null;
    const fleeting = { isReady: false, saveAsked: null, saveDifficulty: null };
    return { ...one, ...fleeting, kind, slug, id: draw(), characterId, encounterId };
  });
};

/** Writes the fights of a file into a new campaign, whose creatures are there already. */
export const insertFights = async (
  tx: Transaction,
  campaignId: number,
  records: readonly FightInFile[],
  places: Places,
): Promise<void> => {
  const rows = records.map((record) => {
    const { name, hitPointsShown, state, round, skipsFallen, summary } = record;
    const combatants = combatantsOf(record, places);
    const rest = { turn: null, combatants, proposals: [], answers: [], skipsFallen, departed: [], summary };
    return { campaignId, name, hitPointsShown, state, round, rest };
  });
  for await (const some of inBatches(rows)) await tx.insert(fights).values(some);
};
