import "server-only";
import { and, eq, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { additions, evenings } from "@/db/schema/evenings";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import { PAGE_TITLES } from "@/lib/model/linked-pages";
import type { HitKind } from "@/lib/model/search";
import { CALLER, manages, visibleTo } from "./visibility";

/** Words of a list that is stored as JSON, without its own names. Most lists are empty, which is faster seen than taken apart. */
const textsIn = (json: SQLWrapper) => sql`case when ${json} = '[]' then '' else coalesce((
  select string_agg(one #>> '{}', E'\n') from jsonb_path_query(${json}, '$.**') one where jsonb_typeof(one) = 'string'
), '') end`;

interface Source {
  kind: HitKind | SQL;
  table: PgTable & { campaignId: PgColumn; id: PgColumn };
  id?: SQLWrapper;
  title: SQLWrapper;
  text: SQLWrapper;
  /** The creature that it belongs to. */
  of?: { kind: SQL; id: SQLWrapper; title: SQLWrapper };
  /** What else is joined. */
  join?: SQL;
  /** Which rows the member of the joined row in `members` may see; all where it is left out. */
  where?: SQL | undefined;
  /** Which of those are for that member alone. */
  forOneself?: SQL;
}

const ofCreature = {
  kind: sql`case when ${characters.id} is null then 'encounter' else 'character' end`,
  id: sql`coalesce(${characters.id}, ${encounters.id})`,
  title: sql`coalesce(${characters.name}, ${encounters.name})`,
};
/** With the campaign, by whose index they are found: without it PostgreSQL would read the creatures of all books. */
const joinCreature = (table: typeof belongings | typeof origins) => sql`
  left join ${characters} on ${characters.id} = ${table.characterId} and ${characters.campaignId} = ${table.campaignId}
  left join ${encounters} on ${encounters.id} = ${table.encounterId} and ${encounters.campaignId} = ${table.campaignId}`;
/** Whether the member may see whose it is. */
export const seesCreature = (table: typeof belongings | typeof origins) =>
  sql`(${table.characterId} is not null or ${manages(CALLER)})`;

/** What can be found: a further kind is a further line, under the very condition by which its own listing leaves rows out. */
const SOURCES: readonly Source[] = [
  { kind: "character", table: characters, title: characters.name, text: characters.description },
  {
    kind: "encounter",
    table: encounters,
    title: encounters.name,
    text: encounters.description,
    where: manages(CALLER),
  },
  // What a creature is by origin belongs to its own pages.
  {
    kind: ofCreature.kind,
    table: origins,
    id: ofCreature.id,
    title: ofCreature.title,
    text: sql`${origins.name} || E'\n' || ${origins.description}`,
    join: joinCreature(origins),
    where: seesCreature(origins),
  },
  {
    kind: sql`${belongings.kind}`,
    table: belongings,
    title: belongings.name,
    text: sql`${belongings.description} || E'\n' || ${textsIn(belongings.effects)} || E'\n' || ${textsIn(belongings.abilities)}`,
    of: ofCreature,
    join: joinCreature(belongings),
    where: seesCreature(belongings),
  },
  {
    kind: "handout",
    table: handouts,
    title: handouts.title,
    text: handouts.text,
    where: visibleTo.handouts(CALLER),
  },
  { kind: "map", table: maps, title: maps.name, text: maps.alt, where: visibleTo.maps(CALLER) },
  { kind: "note", table: notes, title: notes.title, text: notes.text, where: manages(CALLER) },
  { kind: "fight", table: fights, title: fights.name, text: sql`''`, where: visibleTo.fights(CALLER) },
  {
    kind: "evening",
    table: evenings,
    title: evenings.title,
    text: sql`case when ${visibleTo.chapters(CALLER)} then ${evenings.chapter} || E'\n' || ${textsIn(evenings.threads)} else '' end`,
  },
  {
    kind: "evening",
    table: additions,
    id: additions.eveningId,
    title: evenings.title,
    text: additions.text,
    join: sql`inner join ${evenings} on ${evenings.id} = ${additions.eveningId} and ${evenings.campaignId} = ${additions.campaignId}`,
    where: visibleTo.additions(CALLER),
    forOneself: eq(additions.audience, "me"),
  },
];

const asText = (kind: Source["kind"]) => (typeof kind === "string" ? sql`${kind}::text` : kind);

interface Asked {
  here: SQL | undefined;
  withOwn: boolean;
}
const rowsOf = (
  { kind, table, id, title, text, of, join, where, forOneself }: Source,
  part: number,
  { here, withOwn }: Asked,
) => sql`
  select ${asText(kind)} kind, ${id ?? table.id} id, ${title} title, ${text} body, ${of?.kind ?? sql`null::text`} of_kind,
    ${of?.id ?? sql`null::integer`} of_id, ${of?.title ?? sql`null::text`} of_title, ${table.campaignId} campaign_id, ${sql.raw(String(part))} part
  from ${members} inner join ${table} on ${table.campaignId} = ${members.campaignId} ${join ?? sql``}
  where ${and(here, where, withOwn || !forOneself ? undefined : not(forOneself))}`;

const PAGES: readonly [title: string, text: SQLWrapper][] = [
  [PAGE_TITLES.description, campaigns.description],
  [PAGE_TITLES.setting, campaigns.setting],
  [PAGE_TITLES.factions, textsIn(campaigns.factions)],
  [PAGE_TITLES.themes, textsIn(campaigns.themes)],
];
const pages = (here: SQL | undefined) =>
  PAGES.map(
    ([title, text]) => sql`
  select 'page' kind, ${campaigns.id} id, ${title}::text title, ${text} body, null::text of_kind, null::integer of_id,
    null::text of_title, ${campaigns.id} campaign_id, 0 part
  from ${members} inner join ${campaigns} on ${campaigns.id} = ${members.campaignId} where ${here}`,
  );

/**
 * Every row that the member of the joined rows in `members` may see, of every kind, whole. What they keep for themselves alone only where it
 * is asked for: others may be looking through their eyes. Of a record with several texts `part` says which comes first.
 */
export const everythingSeen = (here: SQL | undefined, withOwn = false): SQL =>
  sql.join(
    [...SOURCES.map((source, part) => rowsOf(source, part, { here, withOwn })), ...pages(here)],
    sql` union all `,
  );
