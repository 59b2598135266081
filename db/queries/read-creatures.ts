import "server-only";
import { asc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import { belonging, encounterItem, item, spell } from "@/lib/model/belonging";
import { characterStats, statBlock } from "@/lib/model/creature";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { pickFields } from "@/lib/model/fields";
import { classRecord, heritage } from "@/lib/model/origin";
import { ENERGY_LEVELS, type EnergyByLevel } from "@/lib/rules/energy";

/** Whole creatures as records; pictures are named by their addresses. */

type OriginRow = typeof origins.$inferSelect;
type BelongingRow = typeof belongings.$inferSelect;

const inOrder = (energy: EnergyByLevel) => ENERGY_LEVELS.map((level) => energy[level]);
const classOf = (row: OriginRow) =>
  pickFields(classRecord, {
    ...row,
    energyAmounts: inOrder(row.energyAmounts),
    energySpent: inOrder(row.energySpent),
  });

const ofKind = (rows: readonly BelongingRow[], kind: BelongingRow["kind"]) =>
  rows.filter((row) => row.kind === kind);
/** What characters and encounters have alike. */
const owned = (rows: readonly BelongingRow[]) => ({
  spells: ofKind(rows, "spell").map((row) => pickFields(spell, { ...row, level: row.level ?? 0 })),
  actions: ofKind(rows, "action").map((row) => pickFields(belonging, row)),
});

/** The rows of each owner, whose id is in this column. */
export const byOwner = <R>(rows: readonly R[], ownerOf: (row: R) => number | null) => {
  const groups = new Map<number | null, R[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const group = groups.get(owner);
    if (group) group.push(row);
    else groups.set(owner, [row]);
  }
  return (id: number): R[] => groups.get(id) ?? [];
};

/** The characters that fit, in the order of creation, and beside each its campaign and who plays it. */
export const readCharacters = async (tx: Runner, where: SQL) => {
  const rows = await tx
    .select({ ...getTableColumns(characters), player: users.username, campaign: campaigns.name })
    .from(characters)
    .innerJoin(campaigns, eq(campaigns.id, characters.campaignId))
    .leftJoin(users, eq(users.id, characters.createdBy))
    .where(where)
    .orderBy(asc(characters.createdAt), asc(characters.id));
  const these = tx.select({ id: characters.id }).from(characters).where(where);
  const itsOrigins = byOwner(
    await tx.select().from(origins).where(inArray(origins.characterId, these)),
    (row) => row.characterId,
  );
  const its = byOwner(
    await tx
      .select()
      .from(belongings)
      .where(inArray(belongings.characterId, these))
      .orderBy(asc(belongings.createdAt), asc(belongings.id)),
    (row) => row.characterId,
  );
  return rows.map((row) => {
    const origin = (kind: OriginRow["kind"]) => itsOrigins(row.id).find((one) => one.kind === kind);
    const [race, background, itsClass] = [origin("race"), origin("background"), origin("class")];
    const record: CharacterRecord = {
      ...pickFields(characterStats, row),
      image: row.image,
      race: race ? pickFields(heritage, race) : null,
      background: background ? pickFields(heritage, background) : null,
      class: itsClass ? classOf(itsClass) : null,
      items: ofKind(its(row.id), "item").map((one) => pickFields(item, one)),
      ...owned(its(row.id)),
    };
    return { id: row.id, campaignId: row.campaignId, campaign: row.campaign, player: row.player, record };
  });
};

/** The encounters that fit, in the order of creation, and beside each the id of its campaign. */
export const readEncounters = async (tx: Runner, where: SQL) => {
  const rows = await tx
    .select({ encounter: encounters, race: origins })
    .from(encounters)
    .innerJoin(origins, eq(origins.encounterId, encounters.id))
    .where(where)
    .orderBy(asc(encounters.createdAt), asc(encounters.id));
  const these = tx.select({ id: encounters.id }).from(encounters).where(where);
  const its = byOwner(
    await tx
      .select()
      .from(belongings)
      .where(inArray(belongings.encounterId, these))
      .orderBy(asc(belongings.createdAt), asc(belongings.id)),
    (row) => row.encounterId,
  );
  return rows.map(({ encounter, race }) => {
    const items = ofKind(its(encounter.id), "item");
    const record: EncounterRecord = {
      ...pickFields(statBlock, encounter),
      image: encounter.image,
      fromLibrary: encounter.fromLibrary,
      race: pickFields(heritage, race),
      items: items.map((one) => pickFields(encounterItem, { ...one, abilities: one.abilities ?? [] })),
      ...owned(its(encounter.id)),
    };
    return { id: encounter.id, campaignId: encounter.campaignId, record };
  });
};
