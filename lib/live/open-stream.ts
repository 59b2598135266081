import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db/connect";
import { lastShown } from "@/db/queries/shown";
import { viewerOf } from "@/db/queries/visibility";
import { changesAfter, changesUnseen, standingIn, type OutboxEvent } from "@/db/queries/live";
import { encodeShown } from "@/lib/contract/shown";
import { env } from "@/lib/env";
import { type Moment, parseMoment } from "@/lib/model/moment";
import { HEARTBEAT, type Message, momentMessage, outboxBytes, RESYNC } from "./events";
import { liveHub } from "./hub";
import { holderOf, type Listener, LiveStream, MOST_WAITING } from "./live-stream";
import { reaches } from "./reach";

/** More than so many changes, or than may wait for a client, are not replayed: the browser loads again what it shows. */
const MOST_REPLAYED = { rows: 1000, bytes: MOST_WAITING };
const HOUR = 60 * 60 * 1000;
/** A hosted function is ended after some minutes; its streams end in order before. Milliseconds. */
const HOSTED_LIFETIME = 240_000;

const CHANGE_ID = /^\d{1,15}$/;

/** Where a browser goes on from: the last change or moment that it was told of, or else when the page was made that it shows. */
interface Past {
  lastEventId: string | null;
  since: Moment | null;
}

/** The changes since then that may concern a listener; null where they are not known, or not all of them. */
const changesSincePast = async (
  db: Database,
  { lastEventId, since }: Past,
  { userId, campaignId, role, joinedAt: from }: Listener,
): Promise<OutboxEvent[] | null> => {
  const listener = { userId, campaignId, role, most: MOST_REPLAYED };
  if (lastEventId === null && since === null) return [];
  if (lastEventId !== null && CHANGE_ID.test(lastEventId))
    return changesAfter(db, { id: Number(lastEventId), from }, listener);
  const moment = lastEventId === null ? since : parseMoment(lastEventId);
  if (!moment) return null;
  const age = Date.now() - moment.at;
  if (age < 0 || age > HOUR || moment.at < (from?.getTime() ?? 0)) return null;
  return changesUnseen(db, moment.snapshot, listener);
};

/**
 * Of the pages that were shown meanwhile the one that lies there now, or that none does: another one may have been sealed since, and the
 * book turns once.
 */
const withLastShown = async (db: Database, rows: readonly OutboxEvent[], listener: Listener) => {
  const { campaignId, userId, role } = listener;
  const shown = rows.filter(({ kind }) => kind === "shown");
  if (shown.length === 0 || campaignId === null || role === null) return rows;
  const page = await lastShown(db, campaignId, viewerOf({ role, userId }));
  const payload = page && encodeShown(page);
  const isNow = (row: OutboxEvent) => payload === null || isDeepStrictEqual(row.payload, payload);
  const last = shown.findLast(isNow);
  return rows.flatMap((row) => (row.kind !== "shown" ? [row] : row === last ? [{ ...row, payload }] : []));
};

const pastMessages = async (
  db: Database,
  rows: readonly OutboxEvent[] | null,
  listener: Listener,
): Promise<Message[]> => {
  if (!rows) return [{ bytes: RESYNC }];
  const isStill = ({ kind }: OutboxEvent) => kind !== "presence" && kind !== "account";
  const heard = rows.filter((row) => isStill(row) && reaches(row, listener));
  return (await withLastShown(db, heard, listener)).map((row) => ({ bytes: outboxBytes(row), id: row.id }));
};

/** Whether the session still is, and whoever it is about still is what they were in the campaign. */
const isStill = async (db: Database, listener: Listener) => {
  const { looker, campaignId } = listener;
  const { userId, sessionVersion, role } = holderOf(listener);
  const now = await standingIn(db, userId, campaignId);
  if (now?.sessionVersion !== sessionVersion || now.role !== role) return false;
  return !looker || (await standingIn(db, listener.userId, campaignId))?.role === listener.role;
};

interface Opening {
  past: Past;
  /** Of the request: aborted when its client goes. */
  signal: AbortSignal;
}

/**
 * Opens a stream for a person; the answer is what is sent, until either side ends it. One whose person is no longer what they were when
 * they were asked about, because their session or their role ended meanwhile, ends at once.
 */
export const openStream = async (
  db: Database,
  listener: Listener,
  { past, signal }: Opening,
): Promise<ReadableStream<Uint8Array>> => {
  const hub = liveHub(db);
  const stream = new LiveStream(listener, (ended) => hub.remove(ended));
  // Nobody reads, nor cancels, the answer to a client that went away before it was given.
  signal.addEventListener("abort", () => stream.cut(), { once: true });
  if (signal.aborted) stream.cut();
  try {
    const moment = await hub.add(stream);
    // Asked once the stream hears of everything: what is committed after the question is told and ends it, what before it is seen.
    if (!(await isStill(db, listener))) stream.end();
    if (!stream.isOpen) return stream.body;
    await hub.joinPresence(stream);
    const told = await pastMessages(db, await changesSincePast(db, past, listener), listener);
    // The first bytes let proxies and browsers see that the stream is open.
    stream.release([{ bytes: HEARTBEAT }, ...told, momentMessage(moment)]);
  } catch (error) {
    stream.cut();
    throw error;
  }
  if (env().hosted) setTimeout(() => stream.end(), HOSTED_LIFETIME).unref();
  return stream.body;
};
