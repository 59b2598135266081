import "server-only";
import { and, asc, eq, getTableColumns, type Placeholder } from "drizzle-orm";
import { database } from "@/db/client";
import { CAMPAIGN, listing, named } from "@/db/listing";
import { encounters, origins } from "@/db/schema/creatures";
import { type Runner, transaction } from "@/db/transaction";
import type { Encounter, EncounterChange, EncounterStats } from "@/lib/model/creature";
import type { Heritage } from "@/lib/model/origin";
import { creatureGone, deleteCreature, lockImage, statChanges } from "./creatures";

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

export const selectEncounters = (db: Runner) =>
  db.select(fields).from(encounters).innerJoin(origins, eq(origins.encounterId, encounters.id)).$dynamic();

/** The campaign's encounters in the order of creation. */
export const encountersOfCampaign = listing("encounters of a campaign", (db, campaignId: Placeholder) =>
  selectEncounters(db)
    .where(eq(encounters.campaignId, campaignId))
    .orderBy(asc(encounters.createdAt), asc(encounters.id)),
);

export const oneEncounter = listing("an encounter", (db, id) =>
  selectEncounters(db).where(eq(encounters.id, id)),
);

export const oneEncounterHere = listing("an encounter of a campaign", (db, id) =>
  selectEncounters(db).where(and(eq(encounters.id, id), eq(encounters.campaignId, CAMPAIGN))),
);

/** The same without their long texts. */
export const listEncounterStats = async (campaignId: number): Promise<EncounterStats[]> => {
  const { campaignId: __, createdAt: ___, description: ____, ...stats } = columns;
  const { name, firstSkill, secondSkill } = race;
  const db = await database();
  return db
    .select({ ...stats, race: { name, firstSkill, secondSkill } })
    .from(encounters)
    .innerJoin(origins, eq(origins.encounterId, encounters.id))
    .where(eq(encounters.campaignId, campaignId))
    .orderBy(asc(encounters.createdAt), asc(encounters.id));
};

export const findEncounter = async (id: number, db?: Runner): Promise<Encounter> => {
  const [row] = await selectEncounters(db ?? (await database())).where(eq(encounters.id, id));
  if (!row) throw creatureGone();
  return row;
};

type NewEncounter = Omit<Encounter, "id" | "createdAt" | "race"> & { race: Partial<Heritage> };

/** An encounter and its race are there together, or not at all. */
export const createEncounter = async ({ race: sentRace, ...encounter }: NewEncounter): Promise<Encounter> => {
  const db = await database();
  return transaction(db, async (tx) => {
    const [row] = await tx.insert(encounters).values(encounter).returning();
    if (!row) throw new Error("An insert returned no row");
    const { id: encounterId, campaignId } = row;
    const [its] = await tx
      .insert(origins)
      .values({ name: "", description: "", ...sentRace, encounterId, campaignId, kind: "race" })
      .returning(race);
    if (!its) throw new Error("An insert returned no row");
    return { ...row, race: its };
  });
};

/** Answers the changed encounter and the addresses of pictures that it no longer shows. */
export const changeEncounter = async (id: number, { race: sentRace, ...change }: EncounterChange) => {
  const db = await database();
  return transaction(db, async (tx) => {
    const before = change.image === undefined ? undefined : await lockImage(tx, encounters, id);
    await tx.update(encounters).set(statChanges(encounters, change)).where(eq(encounters.id, id));
    if (sentRace)
      await tx
        .update(origins)
        .set({ ...sentRace, updatedAt: new Date() })
        .where(eq(origins.encounterId, id));
    const row = await findEncounter(id, tx);
    return { row, orphans: before === undefined || row.image === before ? [] : [before] };
  });
};

/** Deletes the encounter and all that belongs to it; answers the addresses of its pictures. */
export const deleteEncounter = (id: number) => deleteCreature(encounters, id, { encounterId: id });
