import "server-only";
import { and, asc, desc, eq, gt, gte, inArray, lte, max, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { campaigns, members } from "@/db/schema/campaigns";
import { evenings } from "@/db/schema/evenings";
import { fightActs } from "@/db/schema/fights";
import { journal } from "@/db/schema/journal";
import type { Runner, Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import { JOURNAL_KEPT, JOURNAL_SHARE } from "@/lib/limits";
import { ACTED, JOURNAL, JOURNAL_KINDS, type JournalRecord } from "@/lib/model/journal";
import type { Fact } from "@/lib/rules/chronicle";
import { QUIET, running } from "./evening-quiet";
import { inBatches } from "./in-batches";
import { manages, type Viewer } from "./visibility";

export type NewEntry = typeof journal.$inferInsert;

/** One write in so many also removes what is beyond the limit of an evening. */
const PRUNE_EVERY = 20;

const weight = sql`case ${journal.kind} ${sql.join(
  JOURNAL_KINDS.map((kind) => sql`when ${kind} then ${JOURNAL[kind].weight}::integer`),
  sql` `,
)} else 0 end`;
const isRecent = sql`${journal.happenedAt} > now() - interval '1 day'`;

const isOfBook = sql`${journal.kind} <> ${ACTED}`;

/** The most remarkable first, of an evening that may still go on all. */
const KEPT_FIRST = [desc(isRecent), desc(weight), desc(journal.happenedAt), desc(journal.id)];

/** What may have grown: what happened in the evening that runs, or while none does in no evening at all. */
const growing = (campaignId: number) => sql`case
  when exists (select 1 from ${evenings} where ${running(campaignId)})
  then ${journal.happenedAt} >= (select ${evenings.begunAt} from ${evenings} where ${running(campaignId)})
  else not exists (
    select 1 from ${evenings} where ${evenings.campaignId} = ${campaignId}
    and ${journal.happenedAt} between ${evenings.begunAt} and ${evenings.endedAt}
  ) end`;

const keptFirst = sql.join(KEPT_FIRST, sql`, `);
/** Beyond the share of a person who doesn't run the book: a level that falls and rises again would else take the fights' room. */
const isBeyondShare = sql<boolean>`${journal.userId} is not null and coalesce(${members.role}, 'player') = 'player'
  and row_number() over (partition by ${journal.userId} order by ${keptFirst}) > ${JOURNAL_SHARE}`;

/**
 * Removes what is beyond a person's share of an evening, and beyond the limit of all: the least remarkable, oldest first. What one evening
 * makes takes nothing from another; of what happened between evenings the fights and levels of years stay longer than the pages shown last
 * month.
 */
export const pruneJournal = async (tx: Transaction, campaignId: number): Promise<void> => {
  const isGrowing = and(eq(journal.campaignId, campaignId), growing(campaignId));
  const ranked = tx
    .select({
      id: journal.id,
      isBeyondShare: isBeyondShare.as("is_beyond_share"),
      place: sql<number>`row_number() over (order by ${keptFirst})`.as("place"),
    })
    .from(journal)
    .leftJoin(members, and(eq(members.campaignId, journal.campaignId), eq(members.userId, journal.userId)))
    .where(isGrowing)
    .as("ranked");
  const counted = tx
    .select({
      id: ranked.id,
      isBeyondShare: ranked.isBeyondShare,
      place:
        sql<number>`row_number() over (partition by ${ranked.isBeyondShare} order by ${ranked.place})`.as(
          "nth",
        ),
    })
    .from(ranked)
    .as("counted");
  const beyond = tx
    .select({ id: counted.id })
    .from(counted)
    .where(or(counted.isBeyondShare, gt(counted.place, JOURNAL_KEPT)));
  await tx.delete(journal).where(inArray(journal.id, beyond));
};

/** Of a written row: asked with it, since each act of a fight that is remembered would take a statement more. */
const mayHaveEnded = sql<boolean>`exists (
  select 1 from evenings going where going.campaign_id = journal.campaign_id
  and going.state = 'running' and going.begun_at < now() - ${QUIET}
)`;

/**
 * Writes what happened by a transaction. Only `write` calls it, where the line of the contract says so. Answers in which campaigns an
 * evening runs for so long that it may have ended by itself.
 */
export const appendToJournal = async (tx: Transaction, entries: readonly NewEntry[]): Promise<number[]> => {
  const [first] = entries;
  if (!first) return [];
  const written = await tx
    .insert(journal)
    .values([...entries])
    .returning({ campaignId: journal.campaignId, mayHaveEnded });
  if (Math.random() * PRUNE_EVERY < 1) await pruneJournal(tx, first.campaignId);
  return [...new Set(written.filter((row) => row.mayHaveEnded).map(({ campaignId }) => campaignId))];
};

/**
 * Takes away what an act of a fight made happen: it was undone. Who never fell didn't get up either, be it by their sheet: with a fall goes
 * the rise that follows it.
 */
export const removeHappeningsOf = async (tx: Transaction, actId: number): Promise<void> => {
  await tx.execute(sql`
    with undone as (
      delete from journal where act_id = ${actId} returning id, campaign_id, kind, entry->>'name' as name
    )
    delete from journal rise using undone
    where undone.kind = 'fall' and rise.kind = 'rise' and rise.id = (
      select min(later.id) from journal later
      where later.campaign_id = undone.campaign_id and later.id > undone.id
        and later.kind in ('fall', 'rise') and later.entry->>'name' = undone.name
    )`);
};

/**
 * Takes away that a character got up, where that is the last that was told of it and no older than a day: what made it get up was taken
 * back. Players take away only what they made happen, since another's character may bear the name. Answers whether there was such an entry.
 */
export const removeLastRise = async (
  tx: Transaction,
  { campaignId, name }: { campaignId: number; name: string },
  viewer: Viewer,
): Promise<boolean> => {
  const told = alias(journal, "told");
  const last = tx
    .select({ id: max(told.id) })
    .from(told)
    .where(
      and(
        eq(told.campaignId, campaignId),
        inArray(told.kind, ["fall", "rise"]),
        sql`${told.entry}->>'name' = ${name}`,
      ),
    );
  const isTheirs = or(manages(viewer), sql`${journal.userId} = ${viewer.userId}`);
  const rows = await tx
    .delete(journal)
    .where(and(eq(journal.kind, "rise"), isRecent, isTheirs, eq(journal.id, last)))
    .returning({ id: journal.id });
  return rows.length > 0;
};

/**
 * Keeps when somebody acted in a fight, before its acts go with it: of the evening that runs the first and last moment of each person and
 * hour. By those it ends, and says who was there.
 */
export const momentsOfFight = (fightId: number): SQL => sql`
  insert into journal (campaign_id, kind, audience, entry, user_id, happened_at)
  select distinct acted.campaign_id, ${ACTED}, 'managers', '{}'::jsonb, acted.user_id, moment.at
  from (
    select ${fightActs.campaignId} campaign_id, ${fightActs.userId} user_id,
      min(${fightActs.createdAt}) first, max(${fightActs.createdAt}) last
    from ${fightActs}
    join ${evenings} on ${evenings.campaignId} = ${fightActs.campaignId} and ${evenings.state} = 'running'
    where ${fightActs.fightId} = ${fightId} and ${fightActs.createdAt} >= ${evenings.begunAt}
    group by ${fightActs.campaignId}, ${fightActs.userId}, date_trunc('hour', ${fightActs.createdAt})
  ) acted cross join lateral (values (acted.first), (acted.last)) moment(at)`;

/** Takes a person's name out of what they made happen: their account is being deleted. */
export const forgetPersonInJournal = async (tx: Transaction, userId: number): Promise<void> => {
  await tx
    .update(journal)
    .set({ person: null })
    .where(and(eq(journal.userId, userId), sql`${journal.person} is not null`));
};

const inFile = {
  kind: journal.kind,
  entry: journal.entry,
  masked: journal.masked,
  audience: journal.audience,
  person: journal.person,
  happenedAt: journal.happenedAt,
};

/** The journal of a campaign as its file holds it, in the order of time: of a longer one the most remarkable. */
export const readJournal = async (tx: Runner, campaignId: number): Promise<JournalRecord[]> => {
  const rows = await tx
    .select({ ...inFile, id: journal.id })
    .from(journal)
    .where(and(eq(journal.campaignId, campaignId), isOfBook))
    .orderBy(...KEPT_FIRST)
    .limit(LIMIT.file.journal);
  return rows
    .toSorted((one, other) => Number(one.happenedAt) - Number(other.happenedAt) || one.id - other.id)
    .map(({ id: _, ...row }) => ({ ...row, happenedAt: row.happenedAt.toISOString() }) as JournalRecord);
};

export const insertJournal = async (
  tx: Transaction,
  campaignId: number,
  records: readonly JournalRecord[],
): Promise<void> => {
  const rows = records.map((one) => ({ ...one, campaignId, happenedAt: new Date(one.happenedAt) }));
  for await (const some of inBatches(rows)) await tx.insert(journal).values(some);
};

/**
 * What happened in a campaign between two moments, as players saw it: what all members may know, and handouts that were opened for some,
 * of which the dungeon master may tell. At most so many, the least remarkable left out.
 */
export const happenedBetween = async (
  db: Runner,
  campaignId: number,
  { from, to, most }: { from: Date; to: Date | null; most: number },
): Promise<Fact[]> => {
  // One that was opened for some is so in a book that was brought in too, where nobody of them came along.
  const isTold = or(eq(journal.audience, "members"), eq(journal.kind, "seal"));
  const rows = await db
    .select({
      id: journal.id,
      kind: journal.kind,
      entry: sql<unknown>`coalesce(${journal.masked}, ${journal.entry})`,
      at: journal.happenedAt,
      person: journal.person,
    })
    .from(journal)
    .where(
      and(
        eq(journal.campaignId, campaignId),
        gte(journal.happenedAt, from),
        to ? lte(journal.happenedAt, to) : undefined,
        isTold,
      ),
    )
    .orderBy(desc(weight), desc(journal.happenedAt), desc(journal.id))
    .limit(most);
  return rows
    .map((row) => ({ ...row, at: row.at.toISOString() }) as Fact)
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id - other.id);
};

/** What a person made happen, as they may know it. */
export const journalOf = (tx: Runner, userId: number) =>
  tx
    .select({
      campaign: campaigns.name,
      kind: journal.kind,
      entry: sql`coalesce(${journal.masked}, ${journal.entry})`,
      person: journal.person,
      happenedAt: journal.happenedAt,
    })
    .from(journal)
    .innerJoin(campaigns, eq(campaigns.id, journal.campaignId))
    .where(and(eq(journal.userId, userId), isOfBook))
    .orderBy(asc(journal.happenedAt), asc(journal.id));
