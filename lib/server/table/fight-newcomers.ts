import "server-only";
import { charactersForFight, encountersForFight } from "@/db/queries/fight-newcomers";
import type { Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { EncountersSent, StoredFight, SentAct } from "@/lib/model/fight";
import type { Random } from "@/lib/rules/dice";
import { parseDiceFormula, rollFormula } from "@/lib/rules/dice-formula";
import type { NewCombatant } from "@/lib/rules/fight-model";
import { libraryEntryOf } from "./take";

type Add = Extract<SentAct, { type: "add" }>;

const unknown = (what: string) => new Failure("missing", `There is no such ${what} in this campaign`);
const DEXTERITY = 10;

const nobody: NewCombatant = {
  kind: "other",
  characterId: null,
  encounterId: null,
  slug: null,
  name: "",
  initiative: null,
  group: null,
  dexterity: DEXTERITY,
  armourClass: null,
  hitPoints: null,
  conditions: [],
};

const ofParty = async (
  tx: Transaction,
  campaignId: number,
  ids: readonly number[],
): Promise<NewCombatant[]> => {
  const rows = new Map((await charactersForFight(tx, campaignId, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw unknown("character");
    const { name, armourClass, abilities, conditions, current, max, temporary } = row;
    const common = { name, armourClass, dexterity: abilities.dex, conditions };
    return {
      ...nobody,
      ...common,
      kind: "character",
      characterId: id,
      hitPoints: { current, max, temporary },
    };
  });
};

/** Hit points as they are written in the encounter, or thrown anew for each. */
const thrown = (hitPoints: EncountersSent["hitPoints"], random: Random) => {
  const formula = hitPoints === "written" ? null : parseDiceFormula(hitPoints.dice);
  if (!formula) return undefined;
  const max = Math.max(1, rollFormula(formula, random).total);
  return { current: max, max, temporary: 0 };
};

const ofBook = async (
  tx: Transaction,
  campaignId: number,
  some: readonly EncountersSent[],
  random: Random,
): Promise<NewCombatant[]> => {
  const found = await encountersForFight(
    tx,
    campaignId,
    some.map(({ id }) => id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return some.flatMap(({ id, count, hitPoints, initiative }, index) => {
    const row = rows.get(id);
    if (!row) throw unknown("encounter");
    const { name, armourClass, abilities, current, max, temporary } = row;
    const one: NewCombatant = {
      ...nobody,
      kind: "encounter",
      encounterId: id,
      name,
      armourClass,
      dexterity: abilities.dex,
      group: initiative === "one" && count > 1 ? index + 1 : null,
    };
    const written = { current, max, temporary };
    return Array.from({ length: count }, () => ({ ...one, hitPoints: thrown(hitPoints, random) ?? written }));
  });
};

const nameless = ({ name, initiative, maxHitPoints: max }: Add["others"][number]): NewCombatant => ({
  ...nobody,
  name,
  initiative,
  hitPoints: max === null ? null : { current: max, max, temporary: 0 },
});

/** Monsters as the library prints them; no encounter is made of them. */
const ofLibrary = async (some: Add["library"]): Promise<NewCombatant[]> => {
  const entries = await Promise.all(some.map(({ slug }) => libraryEntryOf("monsters", slug)));
  return entries.flatMap(({ slug, name, armourClass, abilities, hitPoints: max }, index) => {
    const one = { ...nobody, kind: "library" as const, slug, name, armourClass, dexterity: abilities.dex };
    const { count = 1 } = some[index] ?? {};
    return Array.from({ length: count }, () => ({ ...one, hitPoints: { current: max, max, temporary: 0 } }));
  });
};

/** Whom an act brings into a fight: the party's, the book's, the library's, nameless others and free rows. @throws Failure "missing" */
export const newCombatants = async (
  tx: Transaction,
  { campaignId }: Pick<StoredFight, "campaignId">,
  { characters, encounters, library, others, rows }: Add,
  random: Random,
): Promise<NewCombatant[]> => [
  ...(await ofParty(tx, campaignId, [...new Set(characters)])),
  ...(await ofBook(tx, campaignId, encounters, random)),
  ...(await ofLibrary(library)),
  ...others.map(nameless),
  ...rows.map(({ name, initiative }): NewCombatant => ({ ...nobody, kind: "row", name, initiative })),
];
