import "server-only";
import { database } from "@/db/client";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { type Runner, transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type {
  BelongingRecord,
  CampaignRecord,
  CharacterRecord,
  ClassRecord,
  EncounterRecord,
} from "@/lib/model/campaign-file";
import { type EnergyByLevel, fitSpent, mapEnergy } from "@/lib/rules/energy";
import { type CampaignRow, campaignColumns } from "./campaigns";
import { inStatements } from "./in-statements";

type Possessions = Pick<CharacterRecord, "items" | "spells" | "actions">;
interface Placed<R> {
  owner: Owner;
  record: R;
}

const insertPossessions = async (
  tx: Runner,
  campaignId: number,
  placed: readonly Placed<Possessions>[],
): Promise<void> => {
  const rows = placed.flatMap(({ owner, record: { items, spells, actions } }) => {
    const row = (kind: "item" | "spell" | "action") => (one: BelongingRecord) => ({
      ...one,
      ...owner,
      campaignId,
      kind,
      level: kind === "spell" ? (one.level ?? 0) : null,
      abilities: kind === "item" && "encounterId" in owner ? (one.abilities ?? []) : null,
    });
    return [...items.map(row("item")), ...spells.map(row("spell")), ...actions.map(row("action"))];
  });
  for (const some of inStatements(rows)) await tx.insert(belongings).values(some);
};

const byLevel = (energy: readonly number[]): EnergyByLevel => mapEnergy((level) => energy[level - 1] ?? 0);
const classRow = ({ energyAmounts, energySpent, ...record }: ClassRecord) => ({
  ...record,
  energyAmounts: byLevel(energyAmounts),
  energySpent: fitSpent(byLevel(energySpent), byLevel(energyAmounts)),
});

type NewOrigin = typeof origins.$inferInsert;
const insertOrigins = async (tx: Runner, rows: readonly NewOrigin[]): Promise<void> => {
  for (const some of inStatements(rows)) await tx.insert(origins).values(some);
};

/** All of them belong to the one who brings them in. */
const insertCharacters = async (
  tx: Runner,
  { id: campaignId, creatorId }: { id: number; creatorId: number },
  records: readonly CharacterRecord[],
): Promise<void> => {
  const placed: Placed<CharacterRecord>[] = [];
  for (const some of inStatements(records)) {
    const rows = some.map(
      ({
        race: _,
        background: __,
        class: ___,
        items: _i,
        spells: _s,
        actions: _a,
        player: _p,
        ...stats
      }) => ({
        ...stats,
        campaignId,
        createdBy: creatorId,
      }),
    );
    const made = await tx.insert(characters).values(rows).returning({ characterId: characters.id });
    placed.push(...made.flatMap((owner, index) => (some[index] ? [{ owner, record: some[index] }] : [])));
  }
  await insertOrigins(
    tx,
    placed.flatMap(({ owner, record: { race, background, class: its } }): NewOrigin[] => [
      ...(race ? [{ ...race, ...owner, campaignId, kind: "race" as const }] : []),
      ...(background ? [{ ...background, ...owner, campaignId, kind: "background" as const }] : []),
      ...(its ? [{ ...classRow(its), ...owner, campaignId, kind: "class" as const }] : []),
    ]),
  );
  await insertPossessions(tx, campaignId, placed);
};

const insertEncounters = async (
  tx: Runner,
  campaignId: number,
  records: readonly EncounterRecord[],
): Promise<void> => {
  const placed: Placed<EncounterRecord>[] = [];
  for (const some of inStatements(records)) {
    const rows = some.map(({ race: _, items: _i, spells: _s, actions: _a, ...stats }) => ({
      ...stats,
      campaignId,
    }));
    const made = await tx.insert(encounters).values(rows).returning({ encounterId: encounters.id });
    placed.push(...made.flatMap((owner, index) => (some[index] ? [{ owner, record: some[index] }] : [])));
  }
  const races = placed.map(({ owner, record }) => ({
    ...record.race,
    ...owner,
    campaignId,
    kind: "race" as const,
  }));
  await insertOrigins(tx, races);
  await insertPossessions(tx, campaignId, placed);
};

/** Writes a whole book, or nothing of it, as a new campaign of `creatorId`; pictures are named by their addresses. */
export const createBook = async (creatorId: number, record: CampaignRecord): Promise<CampaignRow> => {
  const { notes: sheets, characters: cast, encounters: foes, ...campaign } = record;
  return transaction(await database(), async (tx) => {
    const [row] = await tx.insert(campaigns).values(campaign).returning(campaignColumns);
    if (!row) throw new Error("An insert returned no row");
    const { id } = row;
    await tx.insert(members).values({ campaignId: id, userId: creatorId, role: "creator" });
    for (const some of inStatements(sheets))
      await tx.insert(notes).values(some.map((text) => ({ campaignId: id, text })));
    await insertCharacters(tx, { id, creatorId }, cast);
    await insertEncounters(tx, id, foes);
    return { ...row, role: "creator" };
  });
};
