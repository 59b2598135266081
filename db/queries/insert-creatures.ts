import "server-only";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import type { Transaction } from "@/db/transaction";
import type { BelongingKind, BelongingRecord, Owner } from "@/lib/model/belonging";
import { type Character, characterStats, type Encounter, statBlock } from "@/lib/model/creature";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { pickFields } from "@/lib/model/fields";
import type { ClassRecord } from "@/lib/model/origin";
import { type EnergyByLevel, fitSpent, mapEnergy } from "@/lib/rules/energy";
import { inBatches } from "./in-batches";
import { enforceQuota } from "./quotas";

type NewCharacter = CharacterRecord & { createdBy: number | null };
export interface NewCreatures {
  characters?: readonly NewCharacter[];
  encounters?: readonly EncounterRecord[];
}

type Whole = Pick<CharacterRecord, "race" | "items" | "spells" | "actions"> &
  Partial<Pick<CharacterRecord, "background" | "class">>;
interface Made<R extends Whole> {
  owner: Owner;
  record: R;
}

const byLevel = (energy: readonly number[]): EnergyByLevel => mapEnergy((level) => energy[level - 1] ?? 0);
const classRow = ({ energyAmounts, energySpent, ...record }: ClassRecord) => ({
  ...record,
  energyAmounts: byLevel(energyAmounts),
  energySpent: fitSpent(byLevel(energySpent), byLevel(energyAmounts)),
});

type OriginRow = typeof origins.$inferInsert;
const originRows = (
  campaignId: number,
  { owner, record: { race, background = null, class: its = null } }: Made<Whole>,
): OriginRow[] => [
  ...(race ? [{ ...race, ...owner, campaignId, kind: "race" as const }] : []),
  ...(background ? [{ ...background, ...owner, campaignId, kind: "background" as const }] : []),
  ...(its ? [{ ...classRow(its), ...owner, campaignId, kind: "class" as const }] : []),
];

const belongingRows = (campaignId: number, { owner, record }: Made<Whole>) => {
  const row = (kind: BelongingKind) => (one: BelongingRecord) => ({
    ...one,
    ...owner,
    campaignId,
    kind,
    level: kind === "spell" ? (one.level ?? 0) : null,
    abilities: kind === "item" && "encounterId" in owner ? (one.abilities ?? []) : null,
  });
  return [
    ...record.items.map(row("item")),
    ...record.spells.map(row("spell")),
    ...record.actions.map(row("action")),
  ];
};

/** The records with the rows that were made of them, which an insert answers in the same order. */
const paired = <R, M>(records: readonly R[], rows: readonly M[]): (readonly [R, M])[] => {
  if (rows.length !== records.length) throw new Error("An insert returned another number of rows");
  return records.flatMap((record, index) => {
    const row = rows[index];
    return row === undefined ? [] : [[record, row] as const];
  });
};

const insertCharacters = async (tx: Transaction, campaignId: number, records: readonly NewCharacter[]) => {
  const made: { row: Character; record: NewCharacter }[] = [];
  for await (const some of inBatches(records)) {
    const parts = some.map((record) => {
      const { image, createdBy } = record;
      return { record, stats: { ...pickFields(characterStats, record), image, createdBy, campaignId } };
    });
    const values = parts.map(({ stats }) => stats);
    const rows = await tx
      .insert(characters)
      .values(values)
      .returning({ id: characters.id, createdAt: characters.createdAt });
    for (const [{ record, stats }, row] of paired(parts, rows)) {
      const { race, background, class: its } = record;
      const names = { race: race?.name ?? "", background: background?.name ?? "", class: its?.name ?? "" };
      made.push({ row: { ...stats, ...row, ...names }, record });
    }
  }
  return made;
};

const insertEncounters = async (tx: Transaction, campaignId: number, records: readonly EncounterRecord[]) => {
  const made: { row: Encounter; record: EncounterRecord }[] = [];
  for await (const some of inBatches(records)) {
    const parts = some.map((record) => ({
      record,
      stats: {
        ...pickFields(statBlock, record),
        image: record.image,
        fromLibrary: record.fromLibrary ?? false,
        campaignId,
      },
    }));
    const values = parts.map(({ stats }) => stats);
    const rows = await tx
      .insert(encounters)
      .values(values)
      .returning({ id: encounters.id, createdAt: encounters.createdAt });
    for (const [{ record, stats }, row] of paired(parts, rows))
      made.push({ row: { ...stats, ...row, race: record.race }, record });
  }
  return made;
};

/**
 * Writes whole creatures with what they own and are by origin, and answers them in the order of the records. The number of
 * statements doesn't depend on the number of creatures, but for batches of what one statement can hold.
 */
export const insertCreatures = async (
  tx: Transaction,
  campaignId: number,
  { characters: cast = [], encounters: foes = [] }: NewCreatures,
): Promise<{ characters: Character[]; encounters: Encounter[] }> => {
  if (cast.length > 0) await enforceQuota(tx, "characters", campaignId, cast.length);
  if (foes.length > 0) await enforceQuota(tx, "encounters", campaignId, foes.length);
  const people = await insertCharacters(tx, campaignId, cast);
  const monsters = await insertEncounters(tx, campaignId, foes);
  const made: Made<Whole>[] = [
    ...people.map(({ row, record }) => ({ owner: { characterId: row.id }, record })),
    ...monsters.map(({ row, record }) => ({ owner: { encounterId: row.id }, record })),
  ];
  for await (const some of inBatches(made.flatMap((one) => originRows(campaignId, one))))
    await tx.insert(origins).values(some);
  for await (const some of inBatches(made.flatMap((one) => belongingRows(campaignId, one))))
    await tx.insert(belongings).values(some);
  return { characters: people.map(({ row }) => row), encounters: monsters.map(({ row }) => row) };
};
