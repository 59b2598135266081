import "server-only";
import { and, asc, eq, type Placeholder, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { members } from "@/db/schema/campaigns";
import { characters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import type { PartyTraits } from "@/lib/model/party";

const isClass = sql`${origins.kind} = 'class'`;
const chosen = sql`json_build_array(${origins.firstSkill}, ${origins.secondSkill})`;
const energy = sql`json_build_object(
  'amounts', ${origins.energyAmounts}, 'spent', ${origins.energySpent}, 'levels', ${origins.maxEnergyLevel}
)`;
/** Who plays it, the skills that race and background chose, and the energy of the class. */
const traits = named({
  characterId: characters.id,
  player: sql<string | null>`min(${users.username})`,
  skills: sql<PartyTraits["skills"]>`
    coalesce(json_agg(${chosen} order by ${origins.id}) filter (where not ${isClass}), '[]'::json)`,
  energy: sql<PartyTraits["energy"]>`(json_agg(${energy}) filter (where ${isClass})) -> 0`,
});

const traitsIn = (db: Runner, campaignId: number | Placeholder) =>
  db
    .select(traits)
    .from(characters)
    .leftJoin(origins, eq(origins.characterId, characters.id))
    .leftJoin(
      members,
      and(eq(members.campaignId, characters.campaignId), eq(members.userId, characters.createdBy)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(characters.campaignId, campaignId))
    .groupBy(characters.id)
    .orderBy(asc(characters.id));

/** What the characters of a campaign have by player, race, background and class. */
export const traitsOfParty = jsonList("traits of the party", traitsIn);

export const listPartyTraits = async (db: Runner, campaignId: number): Promise<PartyTraits[]> =>
  traitsIn(db, campaignId);
