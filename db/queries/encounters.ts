import "server-only";
import { and, asc, eq, getTableColumns, inArray, type Placeholder, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { CAMPAIGN, type JsonList, jsonList, named } from "@/db/json-list";
import { encounters, origins } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import type { Encounter, EncounterChange, EncounterStats } from "@/lib/model/creature";
import { type RaceOrBackground, noHeritage } from "@/lib/model/origin";
import { deleteCreature, lockImage, statChanges } from "./creatures";
import { insertCreatures } from "./insert-creatures";
import { insertedRow, oneOrMissing } from "./rows";

const race = {
  name: origins.name,
  description: origins.description,
  firstSkill: origins.firstSkill,
  secondSkill: origins.secondSkill,
  tools: origins.tools,
  languages: origins.languages,
};

const { updatedAt: _, ...columns } = getTableColumns(encounters);
const fields = named({ ...columns, race });

const selectEncounters = (db: Runner) =>
  db.select(fields).from(encounters).innerJoin(origins, eq(origins.encounterId, encounters.id)).$dynamic();

/** The campaign's encounters in the order of creation. */
export const encountersOfCampaign = jsonList("encounters of a campaign", (db, campaignId: Placeholder) =>
  selectEncounters(db)
    .where(eq(encounters.campaignId, campaignId))
    .orderBy(asc(encounters.createdAt), asc(encounters.id)),
);

export const oneEncounter = jsonList("an encounter", (db, id) =>
  selectEncounters(db).where(eq(encounters.id, id)),
);

export const oneEncounterHere = jsonList("an encounter of a campaign", (db, id) =>
  selectEncounters(db).where(and(eq(encounters.id, id), eq(encounters.campaignId, CAMPAIGN))),
);

const { campaignId: __, createdAt: ___, description: ____, ...statColumns } = columns;
const { name, firstSkill, secondSkill } = race;
/** The same without their long texts. */
export const encounterStatsOfCampaign: JsonList<EncounterStats> = jsonList(
  "encounter stats of a campaign",
  (db, campaignId: Placeholder) =>
    db
      .select(named({ ...statColumns, race: { name, firstSkill, secondSkill } }))
      .from(encounters)
      .innerJoin(origins, eq(origins.encounterId, encounters.id))
      .where(eq(encounters.campaignId, campaignId))
      .orderBy(asc(encounters.createdAt), asc(encounters.id)),
);

export const findEncounter = async (db: Runner, id: number): Promise<Encounter> =>
  oneOrMissing(await selectEncounters(db).where(eq(encounters.id, id)));

/** Those that are there still, in the order of creation. */
export const findEncounters = async (db: Runner, ids: readonly number[]): Promise<Encounter[]> =>
  selectEncounters(db)
    .where(inArray(encounters.id, [...ids]))
    .orderBy(asc(encounters.createdAt), asc(encounters.id));

/** Changes encounters, and answers them as they are then, in one statement. */
export const changedEncounters = async (
  tx: Transaction,
  set: PgUpdateSetSource<typeof encounters>,
  where: SQL,
): Promise<Encounter[]> =>
  tx
    .update(encounters)
    .set(set)
    .from(origins)
    .where(and(eq(origins.encounterId, encounters.id), where))
    .returning({ ...columns, race });

type NewEncounter = Omit<Encounter, "id" | "createdAt" | "race" | "fromLibrary"> & {
  race: Partial<RaceOrBackground>;
};
const nothing = { items: [], spells: [], actions: [] };

/** An encounter that owns nothing yet, with its race. */
export const createEncounter = async (
  tx: Transaction,
  { campaignId, race: its, ...stats }: NewEncounter,
): Promise<Encounter> => {
  const record = { ...stats, ...nothing, race: { ...noHeritage(), ...its } };
  return insertedRow((await insertCreatures(tx, campaignId, { encounters: [record] })).encounters);
};

const COUNTED: ReadonlySet<string> = new Set(["currentHitPoints", "temporaryHitPoints"]);

/** Answers the changed encounter and the addresses of pictures that it no longer shows. */
export const changeEncounter = async (
  tx: Transaction,
  id: number,
  { race: sentRace, ...change }: EncounterChange,
) => {
  const before = change.image === undefined ? undefined : await lockImage(tx, encounters, id);
  // Damage is no edit.
  const isEdit = sentRace !== undefined || Object.keys(change).some((field) => !COUNTED.has(field));
  const set = { ...statChanges(encounters, change), ...(isEdit && { fromLibrary: false }) };
  await tx.update(encounters).set(set).where(eq(encounters.id, id));
  if (sentRace)
    await tx
      .update(origins)
      .set({ ...sentRace, updatedAt: new Date() })
      .where(eq(origins.encounterId, id));
  const row = await findEncounter(tx, id);
  return { row, orphans: before === undefined || row.image === before ? [] : [before] };
};

/** Deletes the encounter and all that belongs to it; answers the addresses of its pictures. */
export const deleteEncounter = (tx: Transaction, id: number) =>
  deleteCreature(tx, encounters, id, { encounterId: id });
