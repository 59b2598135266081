import "server-only";
import { findEvening } from "@/db/queries/evening-views";
import { type Changed } from "@/db/queries/evenings";
import { isQuiet, quietCampaigns, runningAmong, runningEvening } from "@/db/queries/evening-quiet";
import { happenedBetween } from "@/db/queries/journal";
import { characterIn } from "@/db/queries/rolls";
import { viewerOf } from "@/db/queries/visibility";
import type { Database } from "@/db/connect";
import type { Runner, Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import { tellQuietEvening } from "@/lib/live/quiet-evenings";
import { eveningTexts } from "@/lib/messages/evenings";
import type { Addition, Evening } from "@/lib/model/evening";
import { Failure } from "@/lib/model/failure";
import type { RollAudience } from "@/lib/model/roll";
import type { Role } from "@/lib/policy";
import { draftChapter } from "@/lib/rules/chronicle";

interface Reader {
  caller: { id: number };
  membership: { role: Role };
}

/** The evening as the caller sees it. @throws Failure "missing" */
export const readEvening = (db: Runner, id: number, { caller, membership }: Reader): Promise<Evening> =>
  findEvening(db, id, viewerOf({ role: membership.role, userId: caller.id }));

/** The evening that was written by a call that is sent again with its key, as it is now. @throws Failure "missing" */
export const readWritten = (
  [id]: readonly [number, ...number[]],
  { db, ...reader }: Reader & { db: Database },
): Promise<Evening> => readEvening(db, id, reader);

/** What the chapter of an evening would be, of the happenings that are taken, or the remarkable ones. @throws Failure "missing" */
export const draftEvening = async (
  db: Database,
  id: number,
  reader: Reader,
  taken?: readonly number[],
): Promise<ReturnType<typeof draftChapter>> => {
  const seen = await readEvening(db, id, reader);
  const isSettled = await settleQuiet(db, seen.campaignId, [seen]);
  const { campaignId, begunAt: from, endedAt: to } = isSettled ? await readEvening(db, id, reader) : seen;
  const facts = from ? await happenedBetween(db, campaignId, { from, to, most: LIMIT.happenings }) : [];
  return draftChapter(facts, taken && new Set(taken));
};

/** Whom a change reaches: of the text of a chapter that isn't signed yet nobody but who writes it. */
export const eveningReach = ({ before, after }: Changed) => {
  const seen = ({ chapter: _, threads: __, updatedAt: ___, ...rest }: Changed["after"]) =>
    JSON.stringify(rest);
  const isSeen = after.signedAt !== null || before.signedAt !== null || seen(before) !== seen(after);
  return { id: after.id, audience: isSeen ? ("members" as const) : ("managers" as const) };
};

interface Added extends Pick<Addition, "eveningId" | "userId"> {
  isToSigned: boolean;
}

/**
 * Whom an addition reaches: for oneself alone nobody else learns that there is one, and of those to a chapter that isn't signed players
 * learn nothing, as they read none.
 */
export const additionReach = (
  { eveningId: id, userId, isToSigned }: Added,
  ...audiences: readonly RollAudience[]
) => {
  const to = userId === null ? [] : [userId];
  if (audiences.every((audience) => audience === "me")) return { id, audience: null, to };
  if (!isToSigned) return { id, audience: "managers" as const };
  return audiences.includes("table")
    ? { id, audience: "members" as const }
    : { id, audience: "managers" as const, to };
};

/** An addition is made in the name of one's own character; dungeon masters write in that of any. @throws Failure */
export const guardSpeaker = async (
  tx: Transaction,
  campaignId: number,
  characterId: number | null | undefined,
  { caller, membership }: Reader,
): Promise<void> => {
  if (characterId === undefined || characterId === null) return;
  const character = await characterIn(tx, campaignId, characterId);
  if (!character) throw new Failure("missing", "There is no such character in this campaign");
  if (membership.role === "player" && character.ownerId !== caller.id)
    throw new Failure("forbidden", "You may write for your own characters only");
};

/** What is for oneself is so by one's own choice: nobody else takes an addition from the table. @throws Failure "forbidden" */
export const guardSecret = (
  { userId }: Pick<Addition, "userId">,
  audience: RollAudience | undefined,
  { caller }: Reader,
): void => {
  if (audience === "me" && userId !== caller.id) throw new Failure("forbidden", eveningTexts.onlyWriter);
};

const LONG = 3 * 3_600_000;

/** Whether an evening may have ended by itself: it has run for long. */
const mayHaveEnded = ({ state, begunAt }: Evening): boolean =>
  state === "running" && Number(begunAt) < Date.now() - LONG;

/**
 * Ends the evening that runs though nothing has happened for hours, since somebody looks at it; answers whether those that were read stand
 * otherwise now. The usual look asks the database for nothing more.
 */
export const settleQuiet = async (
  db: Database,
  campaignId: number,
  some: readonly Evening[],
): Promise<boolean> => {
  if (!some.some(mayHaveEnded)) return false;
  if (await isQuiet(db, campaignId)) {
    await tellQuietEvening(db, campaignId);
    return true;
  }
  // Somebody else may have looked at the same time, and have ended it since it was read here.
  const now = await runningEvening(db, campaignId);
  return some.some(({ id, state }) => state === "running" && id !== now);
};

/** How many evenings one look at the shelf ends at most: the next look ends the others. */
const MOST_ENDED = 10;

/**
 * Of evenings that run or are to come, in whichever books, those that still do. The ones in which nothing has happened for hours are
 * ended, as where one looks into their book. The usual look asks the database for nothing more.
 */
export const withoutQuiet = async (db: Database, some: readonly Evening[]): Promise<Evening[]> => {
  const long = some.filter(mayHaveEnded);
  if (long.length === 0) return [...some];
  const quiet = await quietCampaigns(
    db,
    long.map(({ campaignId }) => campaignId),
  );
  for (const campaignId of quiet.slice(0, MOST_ENDED)) await tellQuietEvening(db, campaignId);
  // Somebody else may have ended one of them since it was read here.
  const now = new Set(
    await runningAmong(
      db,
      long.map(({ id }) => id),
    ),
  );
  return some.filter((one) => now.has(one.id) || !long.includes(one));
};
