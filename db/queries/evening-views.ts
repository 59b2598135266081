import "server-only";
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { jsonList, named } from "@/db/json-list";
import { members } from "@/db/schema/campaigns";
import { additions, eveningAnswers, eveningAttendance, eveningDates, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import type { Addition, Evening, EveningDate, Thread } from "@/lib/model/evening";
import { NEAR_HOURS } from "@/lib/rules/near-evening";
import { oneOrMissing } from "./rows";
import { CALLER, type Viewer, visibleTo } from "./visibility";

const {
  signedBy: _,
  sequence: __,
  createdAt: ___,
  takenBackAt: ____,
  carried: _____,
  ...columns
} = getTableColumns(evenings);

const signers = alias(users, "signers");
/** What is in JSON of a moment, to be a date again. */
export const moment = (at: string | SQL): SQL =>
  sql`to_char(${typeof at === "string" ? sql.raw(at) : at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
type InJson<R, K extends keyof R> = Omit<R, K> & Record<K, string>;

const dates = sql<InJson<EveningDate, "startsAt">[]>`(
  select coalesce(json_agg(json_build_object(
    'id', one.id,
    'startsAt', ${moment("one.starts_at")},
    'answers', (
      select coalesce(json_agg(json_build_object(
        'userId', person.id, 'username', person.username, 'answer', said.answer
      ) order by person.id), '[]'::json)
      from ${eveningAnswers} said join ${users} person on person.id = said.user_id
      where said.date_id = one.id
    )
  ) order by one.starts_at, one.id), '[]'::json)
  from ${eveningDates} one where one.evening_id = ${evenings.id}
)`;
const there = sql<number[]>`(
  select coalesce(json_agg(guest.user_id order by guest.user_id), '[]'::json)
  from ${eveningAttendance} guest where guest.evening_id = ${evenings.id}
)`;
const added = (viewer: Viewer) => sql<InJson<Addition, "createdAt">[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${additions.id},
    'eveningId', ${additions.eveningId},
    'userId', ${additions.userId},
    'username', coalesce(writer.username, ${additions.author}, ''),
    'characterId', ${additions.characterId},
    'text', ${additions.text},
    'audience', ${additions.audience},
    'createdAt', ${moment("additions.created_at")}
  ) order by ${additions.id}), '[]'::json)
  from ${additions} left join ${users} writer on writer.id = ${additions.userId}
  where ${additions.eveningId} = ${evenings.id} and ${visibleTo.additions(viewer)} and ${visibleTo.chapters(viewer)}
)`;

const { endedAt, begunAt, takenBackAt, createdAt } = evenings;
/** Since when an evening whose chapter isn't signed has the state that it has, as far as that is kept: one that was sealed unplayed was made then. */
export const stateSince = sql`coalesce(${endedAt}, ${begunAt}, ${takenBackAt}, ${createdAt})`;

/**
 * An evening as a member sees it: of one that isn't signed, players are told nothing of what happened, nor by its version that the chapter
 * or its threads are being written.
 */
const fieldsFor = (viewer: Viewer) => ({
  ...columns,
  updatedAt: sql<string>`case
    when ${visibleTo.chapters(viewer)} then ${moment(sql`${evenings.updatedAt}`)} else ${moment(stateSince)}
  end`,
  chapter: sql<string | null>`case when ${visibleTo.chapters(viewer)} then ${evenings.chapter} end`,
  threads: sql<
    Thread[]
  >`case when ${visibleTo.chapters(viewer)} then ${evenings.threads} else '[]'::jsonb end`,
  signedBy: signers.username,
  dates,
  there,
  additions: added(viewer),
});
interface Read extends Omit<Evening, "additions" | "dates" | "updatedAt"> {
  updatedAt: string;
  dates: InJson<EveningDate, "startsAt">[];
  additions: InJson<Addition, "createdAt">[];
}
const eveningOf = (row: Read): Evening => ({
  ...row,
  updatedAt: new Date(row.updatedAt),
  dates: row.dates.map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
  additions: row.additions.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
});
const isSigner = eq(signers.id, evenings.signedBy);

/** The campaign's evenings, the newest number first. */
export const eveningsOfCampaign = jsonList(
  "evenings of a campaign",
  (db, campaignId) =>
    db
      .select(named(fieldsFor(CALLER)))
      .from(evenings)
      .leftJoin(signers, isSigner)
      .where(eq(evenings.campaignId, campaignId))
      .orderBy(desc(evenings.number)),
  eveningOf,
);

export const oneEvening = jsonList(
  "an evening",
  (db, id) =>
    db
      .select(named(fieldsFor(CALLER)))
      .from(evenings)
      .leftJoin(signers, isSigner)
      .where(eq(evenings.id, id)),
  eveningOf,
);

/** The dates and times to come of a person's books, with what may be answered there. */
export const comingEvenings = jsonList(
  "evenings to come of a person",
  (db, userId) =>
    db
      .select(named(fieldsFor(CALLER)))
      .from(evenings)
      .innerJoin(members, and(eq(members.campaignId, evenings.campaignId), eq(members.userId, userId)))
      .leftJoin(signers, isSigner)
      .where(
        or(
          eq(evenings.state, "running"),
          and(
            eq(evenings.state, "planned"),
            sql`coalesce(${evenings.startsAt}, 'infinity') > now() - ${sql.raw(`interval '${NEAR_HOURS} hours'`)}`,
          ),
        ),
      )
      .orderBy(asc(evenings.startsAt), asc(evenings.id)),
  eveningOf,
);

/** What a viewer sees of some evenings, the newest number first. */
export const listEvenings = async (
  db: Runner,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Evening[]> => {
  const rows = await db
    .select(fieldsFor(viewer))
    .from(evenings)
    .leftJoin(signers, isSigner)
    .where(inArray(evenings.id, [...ids]))
    .orderBy(desc(evenings.number));
  return rows.map(eveningOf);
};

/** What a viewer sees of an evening. @throws Failure "missing" */
export const findEvening = async (db: Runner, id: number, viewer: Viewer): Promise<Evening> =>
  oneOrMissing(await listEvenings(db, [id], viewer));
