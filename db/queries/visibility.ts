import { and, eq, isNotNull, ne, notInArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { additions, evenings } from "@/db/schema/evenings";
import { fightActs, fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import { rolls } from "@/db/schema/rolls";
import type { Role } from "@/lib/policy";
import { type LogEntry, SECRET } from "@/lib/rules/fight-log";
import { UNNAMED } from "@/lib/rules/fight-view";

/** A member of the campaign for whom something is read, as SQL: the role that they have there, and their id. */
export interface Viewer {
  role: SQLWrapper;
  userId: SQLWrapper;
}

/** The viewer of a statement that joins `members`: the member of the joined row, who in a call is the caller. */
export const CALLER: Viewer = { role: members.role, userId: members.userId };

/** A member whose role is known already, or who reads as if they had this one. */
export const viewerOf = ({ role, userId }: { role: Role; userId: number }): Viewer => ({
  role: sql`${role}::text`,
  userId: sql`${userId}::integer`,
});

export const isPlayer = ({ role }: Viewer): SQL => sql`${role} = 'player'`;
export const manages = ({ role }: Viewer): SQL => sql`${role} <> 'player'`;

/** What is sealed until it is opened: its keepers see it always. */
const isOpenTo = (table: typeof handouts | typeof maps, viewer: Viewer) =>
  or(
    manages(viewer),
    and(
      eq(table.isSealed, false),
      sql`(${table.openedFor} = '"all"'::jsonb or ${table.openedFor} @> to_jsonb(${viewer.userId}))`,
    ),
  );

/** Whether an addition is to a signed chapter: to others players read none. */
export const isToSigned = sql<boolean>`exists (
  select 1 from ${evenings} told where told.id = ${additions.eveningId} and told.signed_at is not null
)`;

/** Kinds of acts of which players are told nothing. */
const SECRET_ACTS = [...SECRET];

/**
 * Who has left a fight, as `one`: the target of the entry that says so, with what could be seen of it then. It was removed, or the act was
 * taken back by which it came in.
 */
export const goneFrom = (fightId: SQLWrapper): SQL => sql`
  select one from ${fightActs} went, jsonb_array_elements(went.entry->'targets') one
  where went.fight_id = ${fightId} and went.entry->>'type' in ('add', 'remove')
    and went.is_undone = (went.entry->>'type' = 'add')`;

const { entry } = fightActs;
const targetId = sql`(target->>'id')::int`;

/** Those in a fight, or who have left it, of whom as `one` something holds now: they depend on no act, and are found once a statement. */
const idsIn = (fightId: SQLWrapper, holds: SQL) => sql`array(
  select (one->>'id')::int from (
    select one from ${fights} now, jsonb_array_elements(now.rest->'combatants') one where now.id = ${fightId}
    union all ${goneFrom(fightId)}
  ) known where ${holds}
)`;

/** Whether players see `target`, a combatant of an act, in it. */
const isSeen = (fightId: SQLWrapper) => sql`(
  target->>'isHidden' = 'false'
  and ${targetId} <> all(${idsIn(fightId, sql`one->>'isHidden' = 'true'`)})
  and (${entry}->>'type' <> 'temporary' or ${targetId} = any(${idsIn(fightId, sql`one->>'kind' = 'character'`)}))
)`;

/**
 * Whether the log of a fight tells the viewer anything of an act, by the rules of `entryForPlayer`, to which a test holds it: what is left
 * out here takes no place in a part of the log either, where gaps would count what is hidden.
 */
const isToldTo = (viewer: Viewer, fightId: SQLWrapper) => sql`(${manages(viewer)} or (
  (${fightActs.round} > 0 or ${entry}->>'isCalled' = 'true')
  and ${notInArray(sql`${entry}->>'type'`, SECRET_ACTS)}
  and (${entry}->>'type' not in ('propose', 'wave') or (${entry}->>'proposer')::int = ${viewer.userId})
  and (${entry}->>'type' = 'start' or jsonb_array_length(${entry}->'targets') = 0 or exists (
    select 1 from jsonb_array_elements(${entry}->'targets') target where ${isSeen(fightId)}
  ))
))`;

/** Combatants of an act as players see them. */
const seenOf = (targets: SQL, fightId: SQLWrapper) => sql`(
  select coalesce(jsonb_agg(
    case when target->>'isUnnamed' = 'true' or ${targetId} = any(${idsIn(fightId, sql`one->>'isUnnamed' = 'true'`)})
      then target || jsonb_build_object('name', ${UNNAMED}::text) else target end
    order by place
  ), '[]')
  from jsonb_array_elements(${targets}) with ordinality listed(target, place) where ${isSeen(fightId)}
)`;

/**
 * The entry of an act of which the log tells the viewer, as `entryForPlayer` leaves it to players: a part of the log ends by the bytes of its
 * rows, which would tell them how much is hidden.
 */
export const entryFor = (
  viewer: Viewer,
  fightId: SQLWrapper,
): SQL<LogEntry> => sql`case when ${manages(viewer)} then ${entry} else
  ${entry} || jsonb_build_object(
    'targets', ${seenOf(sql`${entry}->'targets'`, fightId)},
    'actor', ${seenOf(sql`jsonb_build_array(${entry}->'actor')`, fightId)}->0
  )
end`;

/**
 * Which rows of a table a member of the campaign may see, a condition each. Whatever reads for somebody asks here: the guard, for which
 * the other rows are not there, listings, what is shown to the table, and the log of a fight.
 */
export const visibleTo = {
  /** One that is being prepared only those who run it. */
  fights: (viewer: Viewer) => or(ne(fights.state, "prepared"), manages(viewer)),
  fightActs: isToldTo,
  /** What is told of an evening, its chapter and threads: players read it once it is signed. */
  chapters: (viewer: Viewer) => or(manages(viewer), isNotNull(evenings.signedAt)),
  /** Additions to it, of which one for a person alone is there for nobody else. */
  additions: (viewer: Viewer) => sql`(
    (${manages(viewer)} or ${isToSigned})
    and (
      ${additions.audience} = 'table' or ${additions.userId} = ${viewer.userId}
      or (${additions.audience} = 'dm' and ${manages(viewer)})
    )
  )`,
  handouts: (viewer: Viewer) => isOpenTo(handouts, viewer),
  maps: (viewer: Viewer) => isOpenTo(maps, viewer),
  /** One that is for a person alone not even a dungeon master. */
  rolls: (viewer: Viewer) =>
    or(
      eq(rolls.audience, "table"),
      sql`${rolls.userId} = ${viewer.userId}`,
      and(eq(rolls.audience, "dm"), manages(viewer)),
    ),
};
