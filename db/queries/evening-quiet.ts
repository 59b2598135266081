import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { campaigns, members } from "@/db/schema/campaigns";
import { eveningAnswers, eveningAttendance, eveningDates, evenings } from "@/db/schema/evenings";
import { fightActs } from "@/db/schema/fights";
import { journal } from "@/db/schema/journal";
import { rolls } from "@/db/schema/rolls";
import { shown } from "@/db/schema/shown";
import type { Runner, Transaction } from "@/db/transaction";
import { addAttendance, type Changed, type EveningRow, saveEvening } from "./evenings";
import { moment } from "./evening-views";
import { lockCampaign } from "./lock-campaign";

/** An evening in which nothing happens for so long has ended. */
export const QUIET = sql`interval '3 hours'`;

/** The moments at which something happened at the table of an evening since it began. */
const happenings = () => {
  const of = (table: typeof fightActs | typeof journal | typeof rolls | typeof shown, at: AnyPgColumn) => sql`
    select ${at} from ${table}
    where ${table.campaignId} = ${evenings.campaignId} and ${at} >= ${evenings.begunAt}`;
  return sql`(
    select ${evenings.begunAt} as at
    union all ${of(journal, journal.happenedAt)}
    union all ${of(fightActs, fightActs.createdAt)}
    union all ${of(rolls, rolls.createdAt)}
    union all ${of(shown, shown.createdAt)}
  )`;
};

/** When an evening that runs ended by itself: at the first moment that nothing followed for hours; null where it goes on. */
const quietSince = sql<string | null>`(
  select ${moment("min(at)")}
  from (
    select at, coalesce(lead(at) over (order by at), now()) - at > ${QUIET} as is_last
    from ${happenings()} happened
  ) followed
  where is_last
)`;

export const running = (campaignId: number) =>
  and(eq(evenings.campaignId, campaignId), eq(evenings.state, "running"));

/** The evenings of these books that run though nothing happened for hours, each with when it ended. */
const quietEvenings = async (db: Runner, campaignIds: readonly number[]) => {
  const rows = await db
    .select({ id: evenings.id, campaignId: evenings.campaignId, endedAt: quietSince })
    .from(evenings)
    .innerJoin(campaigns, eq(campaigns.id, evenings.campaignId))
    .where(
      and(
        inArray(evenings.campaignId, [...campaignIds]),
        eq(evenings.state, "running"),
        eq(campaigns.autoEvenings, true),
        sql`${evenings.begunAt} < now() - ${QUIET}`,
      ),
    );
  return rows.flatMap(({ endedAt, ...row }) =>
    endedAt === null ? [] : [{ ...row, endedAt: new Date(endedAt) }],
  );
};
const quietEvening = async (db: Runner, campaignId: number) => (await quietEvenings(db, [campaignId]))[0];

/** When an evening that runs ended by itself, of which nobody has been told yet; undefined where it goes on. */
export const quietEnd = async (
  db: Runner,
  { id, campaignId }: Pick<EveningRow, "campaignId" | "id">,
): Promise<Date | undefined> => {
  const quiet = await quietEvening(db, campaignId);
  return quiet?.id === id ? quiet.endedAt : undefined;
};

/** Of these books the ones whose evening should be over and still runs. */
export const quietCampaigns = async (db: Runner, campaignIds: readonly number[]): Promise<number[]> =>
  (await quietEvenings(db, campaignIds)).map(({ campaignId }) => campaignId);

/** Of these evenings the ones that run. */
export const runningAmong = async (db: Runner, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: evenings.id })
    .from(evenings)
    .where(and(inArray(evenings.id, [...ids]), eq(evenings.state, "running")));
  return rows.map(({ id }) => id);
};

/** Adds who was there, where nobody said so: who can come on its date, and who did something. */
export const addGuests = async (
  tx: Transaction,
  { id, campaignId, startsAt, begunAt }: EveningRow,
  endedAt: Date,
): Promise<void> => {
  const [said] = await tx
    .select({ one: eveningAttendance.userId })
    .from(eveningAttendance)
    .where(eq(eveningAttendance.eveningId, id))
    .limit(1);
  if (said) return;
  const since = (begunAt ?? endedAt).toISOString();
  const of = (table: typeof fightActs | typeof journal | typeof rolls, at: AnyPgColumn) => sql`
    select ${table.userId} as user_id from ${table}
    where ${table.campaignId} = ${campaignId} and ${at} between ${since}::timestamptz and ${endedAt.toISOString()}::timestamptz`;
  const here = sql`(
    ${of(journal, journal.happenedAt)}
    union ${of(fightActs, fightActs.createdAt)}
    union ${of(rolls, rolls.createdAt)}
    union select ${eveningAnswers.userId} as user_id from ${eveningAnswers}
      join ${eveningDates} on ${eveningDates.id} = ${eveningAnswers.dateId}
      where ${eveningDates.eveningId} = ${id} and ${eveningAnswers.answer} = 'yes'
        and ${eveningDates.startsAt} = ${startsAt?.toISOString() ?? null}::timestamptz
  ) here`;
  const rows = await tx
    .select({ userId: members.userId, isSure: sql<boolean>`here.user_id is not null` })
    .from(members)
    .leftJoin(here, sql`here.user_id = ${members.userId}`)
    .where(eq(members.campaignId, campaignId));
  const sure = rows.filter(({ isSure }) => isSure);
  const some = sure.length > 0 ? sure : rows;
  await addAttendance(
    tx,
    { id, campaignId },
    some.map(({ userId }) => userId),
  );
};

export const endAt = async (tx: Transaction, row: EveningRow, endedAt: Date): Promise<Changed> => {
  await addGuests(tx, row, endedAt);
  return saveEvening(tx, row, { state: "over", endedAt });
};

/**
 * Ends the evening that runs, if nothing has happened for hours, at the last thing that did; answers its id. Whoever looks and whatever
 * happens asks for it, so that no scheduler has to.
 */
export const endQuietEvening = async (tx: Transaction, campaignId: number): Promise<number | undefined> => {
  if (!(await quietEvening(tx, campaignId))) return undefined;
  await lockCampaign(tx, campaignId);
  // Asked again: another instance may have ended it meanwhile.
  const quiet = await quietEvening(tx, campaignId);
  if (!quiet) return undefined;
  // Who deletes or signs it waits for no campaign's lock: it may be gone or over by now.
  const [row] = await tx
    .select()
    .from(evenings)
    .where(and(eq(evenings.id, quiet.id), eq(evenings.state, "running")))
    .for("update");
  if (!row) return undefined;
  await endAt(tx, row, quiet.endedAt);
  return quiet.id;
};

/** The id of the evening that runs; undefined where none does. */
export const runningEvening = async (db: Runner, campaignId: number): Promise<number | undefined> => {
  const [row] = await db.select({ id: evenings.id }).from(evenings).where(running(campaignId));
  return row?.id;
};

/** Whether an evening should be over that still runs. */
export const isQuiet = async (db: Runner, campaignId: number): Promise<boolean> =>
  (await quietEvening(db, campaignId)) !== undefined;
