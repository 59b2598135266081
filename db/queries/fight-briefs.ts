import "server-only";
import { and, asc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { characters, encounters } from "@/db/schema/creatures";
import { fights } from "@/db/schema/fights";
import type { Runner } from "@/db/transaction";
import { type FightBrief, MOST_FOES } from "@/lib/model/fight-brief";
import { CALLER, manages, type Viewer, visibleTo } from "./visibility";

interface Company {
  party: number;
  hidden: number;
  kinds: number;
  foes: FightBrief["foes"];
}
interface Fallen {
  fallen: number;
  fallenName: string | null;
}

const COMBATANTS = sql.raw(
  `(id integer, kind text, name text, slug text, "isHidden" boolean, "encounterId" integer, "characterId" integer)`,
);
const LINES = sql.raw(`(name text, defeated boolean, "isSecret" boolean)`);

/** Who is in a prepared fight, by the rule of `groupFoes`; what became of characters and encounters meanwhile counts, as in the fight itself. */
const company: SQL<Company | null> = sql`case when ${fights.state} = 'prepared' then (
  with one as (
    select combatant.id, combatant.name, combatant.slug, combatant."isHidden" hidden, met.id encounter,
      case when combatant."characterId" is not null and sheet.id is null then 'other' else combatant.kind end kind
    from jsonb_to_recordset(${fights.rest}->'combatants') combatant${COMBATANTS}
    left join ${encounters} met on met.id = combatant."encounterId"
    left join ${characters} sheet on sheet.id = combatant."characterId"
  ), foe as (
    select count(*) count,
      min(case when encounter is null and slug is null then name else regexp_replace(name, ' \\d+$', '') end collate "C") name,
      concat(encounter, ' ', slug, ' ', case when encounter is null and slug is null then id end) collate "C" as key
    from one where kind <> 'character'
    group by key
  )
  select json_build_object(
    'party', (select count(*) from one where kind = 'character'),
    'hidden', (select count(*) from one where hidden),
    'kinds', (select count(*) from foe),
    'foes', (
      select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name, key), '[]'::json)
      from (select * from foe order by name, key limit ${sql.raw(String(MOST_FOES))}) listed
    )
  )
) end`;

/** Who fell in a fight that is over, as far as the viewer may know. */
const fallenFor = (viewer: Viewer): SQL<Fallen | null> => sql`case when ${fights.state} = 'over' then (
  select json_build_object('fallen', count(*), 'fallenName', case when count(*) = 1 then min(line.name) end)
  from jsonb_to_recordset(${fights.rest}->'summary') line${LINES}
  where line.defeated and (${manages(viewer)} or not line."isSecret")
) end`;

const briefsIn = (db: Runner, campaignId: number | Placeholder, viewer: Viewer) => {
  const { id, name, state, round, createdAt } = fights;
  return db
    .select(named({ id, name, state, round, createdAt, company, fell: fallenFor(viewer) }))
    .from(fights)
    .where(and(eq(fights.campaignId, campaignId), visibleTo.fights(viewer)))
    .orderBy(asc(fights.createdAt), asc(fights.id));
};
type Row = Awaited<ReturnType<typeof briefsIn>>[number];

const NOBODY: Company & Fallen = { party: 0, hidden: 0, kinds: 0, foes: [], fallen: 0, fallenName: null };
const briefOfRow = ({ company: there, fell, ...row }: Row): FightBrief => ({
  ...row,
  ...NOBODY,
  ...there,
  ...fell,
});

/** What the list of fights says of each, in the order of creation. */
export const briefsOfCampaign = jsonList(
  "briefs of the fights of a campaign",
  (db, campaignId) => briefsIn(db, campaignId, CALLER),
  briefOfRow,
);

/** Those of the campaign's fights that the viewer may see, in brief. */
export const listFightBriefs = async (
  db: Runner,
  campaignId: number,
  viewer: Viewer,
): Promise<FightBrief[]> => (await briefsIn(db, campaignId, viewer)).map(briefOfRow);
