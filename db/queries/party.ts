import "server-only";
import { and, asc, eq, isNotNull, type Placeholder, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { origins } from "@/db/schema/creatures";
import type { Runner } from "@/db/transaction";
import type { PartyTraits } from "@/lib/model/party";

const isClass = sql`${origins.kind} = 'class'`;
const chosen = sql`json_build_array(${origins.firstSkill}, ${origins.secondSkill})`;
const energy = sql`json_build_object(
  'amounts', ${origins.energyAmounts}, 'spent', ${origins.energySpent}, 'levels', ${origins.maxEnergyLevel}
)`;
/** The skills that race and background chose, and the energy of the class. */
const traits = named({
  characterId: sql<number>`${origins.characterId}`,
  skills: sql<PartyTraits["skills"]>`
    coalesce(json_agg(${chosen} order by ${origins.id}) filter (where not ${isClass}), '[]'::json)`,
  energy: sql<PartyTraits["energy"]>`(json_agg(${energy}) filter (where ${isClass})) -> 0`,
});

const traitsIn = (db: Runner, campaignId: number | Placeholder) =>
  db
    .select(traits)
    .from(origins)
    .where(and(eq(origins.campaignId, campaignId), isNotNull(origins.characterId)))
    .groupBy(origins.characterId)
    .orderBy(asc(origins.characterId));

/** What the characters of a campaign have by race, background and class; those that have none of them are not listed. */
export const traitsOfParty = jsonList("traits of the party", traitsIn);

export const listPartyTraits = async (db: Runner, campaignId: number): Promise<PartyTraits[]> =>
  traitsIn(db, campaignId);
