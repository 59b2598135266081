import "server-only";
import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, type SQLWrapper } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import type {
  BelongingRecord,
  CharacterRecord,
  ClassRecord,
  EncounterRecord,
  HeritageRecord,
} from "@/lib/model/campaign-file";
import { ENERGY_LEVELS, type EnergyByLevel } from "@/lib/rules/energy";

/** Creatures with all that belongs to them, as files hold them; pictures are still named by their addresses. */

type OriginRow = typeof origins.$inferSelect;
type BelongingRow = typeof belongings.$inferSelect;
type CreatureRow = typeof encounters.$inferSelect;

const stats = (row: CreatureRow) => ({
  name: row.name,
  image: row.image,
  description: row.description,
  level: row.level,
  speed: row.speed,
  armourClass: row.armourClass,
  currentHitPoints: row.currentHitPoints,
  maxHitPoints: row.maxHitPoints,
  abilities: row.abilities,
  firstSkill: row.firstSkill,
  secondSkill: row.secondSkill,
});

const heritage = (row: OriginRow): HeritageRecord => ({
  name: row.name,
  description: row.description,
  firstSkill: row.firstSkill,
  secondSkill: row.secondSkill,
  tools: row.tools,
  languages: row.languages,
});
const inOrder = (energy: EnergyByLevel) => ENERGY_LEVELS.map((level) => energy[level]);
const characterClass = (row: OriginRow): ClassRecord => ({
  name: row.name,
  description: row.description,
  skills: row.skills,
  tools: row.tools,
  languages: row.languages,
  energyName: row.energyName,
  maxEnergyLevel: row.maxEnergyLevel,
  energyAmounts: inOrder(row.energyAmounts),
  energySpent: inOrder(row.energySpent),
});

const belonging = (row: BelongingRow): BelongingRecord => ({
  name: row.name,
  type: row.type,
  description: row.description,
  image: row.image,
  range: row.range,
  area: row.area,
  cost: row.cost,
  effects: row.effects,
  damageTypes: row.damageTypes,
});
const possessions = (rows: readonly BelongingRow[]) => {
  const of = (kind: BelongingRow["kind"]) => rows.filter((row) => row.kind === kind);
  return {
    items: of("item").map((row) => ({ ...belonging(row), abilities: row.abilities ?? [] })),
    spells: of("spell").map((row) => ({ ...belonging(row), level: row.level ?? 0 })),
    actions: of("action").map(belonging),
  };
};

/** Of characters an item has no abilities. */
const withoutAbilities = ({ items, ...rest }: ReturnType<typeof possessions>) => ({
  ...rest,
  items: items.map(({ abilities: _, ...item }) => item),
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

/** The characters that fit, in the order of creation, and beside each the name of its campaign. */
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
  return rows.map((row): { campaign: string; character: CharacterRecord } => {
    const origin = (kind: OriginRow["kind"]) => itsOrigins(row.id).find((one) => one.kind === kind);
    const [race, background, itsClass] = [origin("race"), origin("background"), origin("class")];
    const character = {
      ...stats(row),
      player: row.player,
      savingThrows: row.savingThrows,
      race: race ? heritage(race) : null,
      background: background ? heritage(background) : null,
      class: itsClass ? characterClass(itsClass) : null,
      ...withoutAbilities(possessions(its(row.id))),
    };
    return { campaign: row.campaign, character };
  });
};

/** The encounters of the campaigns that the statement names: those of each by its id, in the order of creation. */
export const readEncounters = async (tx: Runner, campaignIds: SQLWrapper) => {
  const rows = await tx
    .select({ encounter: encounters, race: origins })
    .from(encounters)
    .innerJoin(origins, eq(origins.encounterId, encounters.id))
    .where(inArray(encounters.campaignId, campaignIds))
    .orderBy(asc(encounters.createdAt), asc(encounters.id));
  const its = byOwner(
    await tx
      .select()
      .from(belongings)
      .where(and(inArray(belongings.campaignId, campaignIds), isNotNull(belongings.encounterId)))
      .orderBy(asc(belongings.createdAt), asc(belongings.id)),
    (row) => row.encounterId,
  );
  const record = ({ encounter, race }: (typeof rows)[number]): EncounterRecord => ({
    ...stats(encounter),
    race: heritage(race),
    ...possessions(its(encounter.id)),
  });
  const byCampaign = byOwner(rows, ({ encounter }) => encounter.campaignId);
  return (campaignId: number): EncounterRecord[] => byCampaign(campaignId).map(record);
};
