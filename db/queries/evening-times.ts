import "server-only";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import { eveningDates, evenings } from "@/db/schema/evenings";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { Thread } from "@/lib/model/evening";
import { NEAR, NEAR_HOURS } from "@/lib/rules/near-evening";
import { addGuests, endAt, endQuietEvening, quietEnd, runningEvening } from "./evening-quiet";
import { moment } from "./evening-views";
import {
  type Changed,
  conflict,
  type EveningRow,
  insertEvening,
  lockEvening,
  refuseUnseen,
  saveEvening,
} from "./evenings";
import { lockCampaign } from "./lock-campaign";

/** One that is planned so near is the one that begins. */
const NEARNESS = sql.raw(`interval '${NEAR_HOURS} hours'`);

/** So long before its time one that was taken back begins by itself again, in milliseconds. */
const AHEAD = 3_600_000;

/** So many evenings before are read for what they left open. */
const READ_BACK = 30;

/**
 * What the chapters before left open and the evening doesn't have yet, as far as there is room. The last one that began was handed what was open
 * until then, and tells what became of it. It was handed nothing of those that were told since without having begun, nor of a chapter that was
 * written later: what is open there, and was ticked off in none after it, is open still.
 */
const openBefore = async (tx: Transaction, { id, campaignId, threads }: EveningRow): Promise<string[]> => {
  const { begunAt, startsAt, signedAt, updatedAt } = evenings;
  const before = await tx
    .select({ threads: evenings.threads, begunAt, signedAt })
    .from(evenings)
    .where(and(eq(evenings.campaignId, campaignId), ne(evenings.state, "planned"), ne(evenings.id, id)))
    .orderBy(desc(sql`coalesce(${begunAt}, ${startsAt}, ${signedAt}, ${updatedAt})`), desc(evenings.number))
    .limit(READ_BACK);
  const last = before.findIndex((one) => one.begunAt !== null);
  const handedAt = before[last]?.begunAt;
  // A chapter is written once it is signed: its evening may be saved later for what has nothing to do with its threads.
  const isSignedSince = ({ signedAt: at }: { signedAt: Date | null }) =>
    at !== null && handedAt != null && at > handedAt;
  const isHanded = before.map((one, place) => handedAt && place > last && !isSignedSince(one));
  // Whether a thread is open, as the last evening that mentions it says, in the order in which these were.
  const left = new Map<string, boolean>();
  for (const [place, one] of [...before.entries()].toReversed())
    for (const { text, isDone } of one.threads) {
      left.delete(text);
      left.set(text, !isDone && !isHanded[place]);
    }
  const known = new Set(threads.map(({ text }) => text));
  return [...left]
    .flatMap(([text, isOpen]) => (isOpen && !known.has(text) ? [text] : []))
    .slice(0, LIMIT.threads - threads.length);
};

/** Begins an evening; the campaign's are locked. @throws Failure "conflict" while one runs, or where it is over */
const beginNow = async (tx: Transaction, row: EveningRow): Promise<Changed> => {
  if (row.state === "over") throw conflict("This evening is over");
  if ((await runningEvening(tx, row.campaignId)) !== undefined)
    throw conflict("An evening is running already");
  const carried = await openBefore(tx, row);
  return saveEvening(tx, row, {
    state: "running",
    begunAt: await currentMoment(tx),
    takenBackAt: null,
    threads: [...carried.map((text) => ({ text, isDone: false })), ...row.threads],
    carried,
  });
};

/** When the transaction began, as what it writes into the journal says. */
const currentMoment = async (tx: Transaction): Promise<Date> => {
  const [row] = await tx.select({ at: sql<string>`${moment("now()")}` }).from(sql`(select 1) one`);
  return row ? new Date(row.at) : new Date();
};

export const beginEvening = async (tx: Transaction, campaignId: number, id: number) => {
  await lockCampaign(tx, campaignId);
  const ended = await endQuietEvening(tx, campaignId);
  return { ...(await beginNow(tx, await lockEvening(tx, id))), ended };
};

const hasDates = async (tx: Transaction, id: number): Promise<boolean> => {
  const [one] = await tx
    .select({ id: eveningDates.id })
    .from(eveningDates)
    .where(eq(eveningDates.eveningId, id))
    .limit(1);
  return one !== undefined;
};

/**
 * Puts an evening that began too early back among those to come, with all that was planned of it. What was carried over goes: it is carried over
 * anew as far as it is open then. Idempotent: one that was taken back, and hasn't begun since, stays as it is.
 * @throws Failure "conflict" where it doesn't run, or nobody had planned it
 */
export const unbeginEvening = async (tx: Transaction, campaignId: number, id: number): Promise<Changed> => {
  await lockCampaign(tx, campaignId);
  const row = await lockEvening(tx, id);
  // Two dungeon masters, or two tabs of one, may answer the same toast.
  if (row.state === "planned" && row.takenBackAt !== null) return { before: row, after: row };
  if (row.state !== "running") throw conflict("This evening is not running");
  if (row.startsAt === null && !(await hasDates(tx, id))) throw conflict("This evening was not planned");
  // Told by what was carried, not by what is open: it may have been ticked off since, where it came from.
  const carried = new Set(row.carried);
  return saveEvening(tx, row, {
    state: "planned",
    begunAt: null,
    takenBackAt: new Date(),
    threads: row.threads.filter(({ text, isDone }) => isDone || !carried.has(text)),
    carried: [],
  });
};

/**
 * Whether somebody said of it that it began too early, and its time isn't near yet. That counts as long as an evening counts as near: one that
 * is moved to another day begins there as any other.
 */
const isTooEarly = ({ takenBackAt, startsAt }: EveningRow): boolean =>
  takenBackAt !== null &&
  startsAt !== null &&
  Date.now() - takenBackAt.getTime() < NEAR &&
  startsAt.getTime() - Date.now() > AHEAD;

/** @throws Failure "conflict" where it doesn't run */
export const endEvening = async (tx: Transaction, campaignId: number, id: number) => {
  await lockCampaign(tx, campaignId);
  const ended = await endQuietEvening(tx, campaignId);
  const row = await lockEvening(tx, id);
  // Whoever ends what has ended by itself a moment ago gets what they want.
  if (ended === id) return { before: row, after: row };
  if (row.state !== "running") throw conflict("This evening is not running");
  return endAt(tx, row, await currentMoment(tx));
};

/**
 * Seals the chapter; one that still runs is over by it, with who was there, or since the last thing that happened where that is hours ago.
 * @throws Failure "conflict" without a chapter, or where that is another than was seen
 */
export const signEvening = async (
  tx: Transaction,
  id: number,
  { userId, seenAt, ...text }: { userId: number; chapter?: string; threads?: Thread[]; seenAt?: Date },
): Promise<Changed> => {
  const row = await lockEvening(tx, id);
  refuseUnseen(row, seenAt);
  const chapter = text.chapter ?? row.chapter;
  if (chapter.trim() === "") throw conflict("There is no chapter to sign yet");
  const change = { ...text, state: "over" as const, signedAt: new Date(), signedBy: userId };
  if (row.state !== "running") return saveEvening(tx, row, change);
  const endedAt = (await quietEnd(tx, row)) ?? (await currentMoment(tx));
  await addGuests(tx, row, endedAt);
  return saveEvening(tx, row, { ...change, endedAt });
};

interface EveningFields {
  title?: string;
  minutes?: number;
  place?: string;
  startsAt?: Date;
  dates?: readonly Date[];
}
/** Writes a new evening, and begins it where that is asked for. @throws Failure "conflict" */
export const createEvening = async (
  tx: Transaction,
  campaignId: number,
  { begins, ...sent }: EveningFields & { begins: boolean },
) => {
  await lockCampaign(tx, campaignId);
  if (!begins) return { after: await insertEvening(tx, campaignId, sent), ended: undefined };
  const ended = await endQuietEvening(tx, campaignId);
  if ((await runningEvening(tx, campaignId)) !== undefined) throw conflict("An evening is running already");
  const { after } = await beginNow(tx, await insertEvening(tx, campaignId, sent));
  return { after, ended };
};

/**
 * Begins an evening because the table has begun to play, unless one runs or the book says that none begins by itself: the one that is
 * planned near, or a new one. None begins in place of one that was taken back: what happens before its time is still being prepared. Answers
 * the ids of those that changed.
 */
export const beginByItself = async (tx: Transaction, campaignId: number): Promise<number[]> => {
  const waits = async () => {
    const [book] = await tx
      .select({ isAuto: campaigns.autoEvenings, runs: evenings.id })
      .from(campaigns)
      .leftJoin(evenings, and(eq(evenings.campaignId, campaigns.id), eq(evenings.state, "running")))
      .where(eq(campaigns.id, campaignId));
    return book?.isAuto === true && book.runs === null;
  };
  const ended = await endQuietEvening(tx, campaignId);
  const changed = ended === undefined ? [] : [ended];
  if (!(await waits())) return changed;
  await lockCampaign(tx, campaignId);
  // Asked again: another instance may have begun it meanwhile.
  if (!(await waits())) return changed;
  const away = sql`greatest(${evenings.startsAt} - now(), now() - ${evenings.startsAt})`;
  const [near] = await tx
    .select()
    .from(evenings)
    .where(
      and(eq(evenings.campaignId, campaignId), eq(evenings.state, "planned"), sql`${away} <= ${NEARNESS}`),
    )
    .orderBy(asc(away), asc(evenings.id))
    .limit(1)
    .for("update");
  if (near && isTooEarly(near)) return changed;
  const { after } = await beginNow(tx, near ?? (await insertEvening(tx, campaignId)));
  return [...changed, after.id];
};
