import "server-only";
import type { Database } from "@/db/connect";
import { changesSince, currentSnapshot, rolesIn, type OutboxEvent } from "@/db/queries/live";
import { type Present, presentIn } from "@/db/queries/presence";
import { hasContents } from "@/lib/model/event";
import type { Moment } from "@/lib/model/moment";
import { log } from "@/lib/server/process/log";
import { AdaptivePoll } from "./adaptive-poll";
import { momentMessage, outboxBytes, presenceMessage, RESYNC } from "./events";
import { holderOf, type LiveStream } from "./live-stream";
import { StreamPresence } from "./presence";
import { endsSession, mayEndMembership, reaches } from "./reach";

/** Milliseconds. */
const HEARTBEAT_EVERY = 20_000;
/** How often a stream is told again from where it can be gone on with: well within the hour for which changes are known. */
const MOMENT_EVERY = 20 * 60_000;
const MOST_STREAMS_A_PERSON = 20;

/** Changes of one transaction about the same record are told once. */
const dedupeKey = ({ xid, kind, recordId, campaignId }: OutboxEvent) =>
  hasContents(kind) ? null : `${xid} ${kind} ${recordId} ${campaignId}`;

/**
 * Tells the open streams of this process what is committed: at once what the process commits itself, and within half a second, by one
 * statement however many campaigns there are, what others commit (sooner where they just did). It looks in place of LISTEN, which poolers
 * in transaction mode swallow. While nobody listens it does nothing.
 */
export class LiveHub {
  readonly #db: Database;
  readonly #streams = new Set<LiveStream>();
  /** Until here everything was told; undefined while nobody listens. */
  #told: Moment | undefined;
  #momentAt = 0;
  readonly #poll = new AdaptivePoll(() => this.#readNow());
  #heartbeat: NodeJS.Timeout | undefined;
  #isReading = false;
  #isAsked = false;
  #isFailing = false;
  #isOver = false;
  readonly #presence: StreamPresence;

  constructor(db: Database) {
    this.#db = db;
    this.#presence = new StreamPresence(db);
  }

  /** From the moment that it answers the stream is told everything; what came before is the caller's to replay. */
  async add(stream: LiveStream): Promise<Moment> {
    const at = Date.now();
    const moment = { at, snapshot: await currentSnapshot(this.#db) };
    if (this.#isOver) stream.end();
    if (!stream.isOpen) return moment;
    this.#told ??= moment;
    this.#streams.add(stream);
    this.#count();
    this.#endOldest(holderOf(stream.listener).userId);
    this.#poll.start();
    if (!this.#heartbeat) {
      this.#momentAt = at;
      this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_EVERY);
    }
    return moment;
  }

  /** Notes that the person of a stream has its book open, and greets them with who else has. */
  async joinPresence(stream: LiveStream): Promise<void> {
    await this.#presence.join(stream);
  }

  /** The stream has ended, from whichever side. */
  remove(stream: LiveStream): void {
    if (!this.#streams.delete(stream)) return;
    this.#count();
    this.#presence.leave(stream);
    if (this.#streams.size > 0) return;
    this.#poll.stop();
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
    this.#told = undefined;
  }

  /** Reads what was committed since it was last read; asked while it reads, it reads once more. */
  wake(): void {
    void this.#readNow();
  }

  /** Answers whether a stream was told anything; null where nothing could be read. */
  async #readNow(): Promise<boolean | null> {
    this.#isAsked = true;
    if (this.#isReading) return false;
    this.#isReading = true;
    try {
      return await this.#read();
    } finally {
      this.#isReading = false;
    }
  }

  /** Ends all streams, and those that are opened later: the server is going down. */
  endAll(): void {
    this.#isOver = true;
    for (const stream of this.#streams) stream.end();
    this.#presence.endAll();
  }

  async #read(): Promise<boolean | null> {
    let hasTold = false;
    while (this.#isAsked && this.#told) {
      this.#isAsked = false;
      try {
        const at = Date.now();
        const { rows, snapshot } = await changesSince(this.#db, this.#told.snapshot);
        if (rows === null) this.#resync();
        else if (rows.length > 0 && (await this.#tell(rows))) hasTold = true;
        // Nobody may be left to hear the next ones.
        if (this.#told) this.#told = { at, snapshot };
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) log.warn({ error }, "changes can't be read; trying again twice a second");
        this.#isFailing = true;
        return null;
      }
    }
    return hasTold;
  }

  /** The database was replaced: what is new in it is not known. */
  #resync(): void {
    log.warn({}, "the database is another one now");
    for (const stream of this.#streams) stream.send({ bytes: RESYNC });
  }

  /** Answers whether anybody listens here to whom it is. */
  async #tell(rows: readonly OutboxEvent[]): Promise<boolean> {
    let hasTold = false;
    const leavers = await this.#leavers(rows);
    const crowds = rows.filter(({ kind }) => kind === "presence").map(({ campaignId }) => campaignId ?? 0);
    const present: ReadonlyMap<number | null, Present[]> =
      crowds.length > 0 ? await presentIn(this.#db, [...new Set(crowds)]) : new Map();
    const told = rows.map((row) => ({ row, key: dedupeKey(row), bytes: outboxBytes(row) }));
    for (const stream of this.#streams) {
      const heard = new Set<string>();
      const isLeaving = leavers.has(stream);
      let isOver = isLeaving;
      for (const { row, key, bytes } of told) {
        isOver ||= endsSession(row, stream.listener);
        if (!reaches(row, stream.listener)) continue;
        hasTold = true;
        if (isLeaving && !mayEndMembership(row)) continue;
        if (key !== null && heard.has(key)) continue;
        if (key !== null) heard.add(key);
        if (row.kind === "presence") stream.send(presenceMessage(present.get(row.campaignId) ?? []));
        else stream.send({ bytes, id: row.id });
      }
      if (isOver) stream.end();
    }
    return hasTold;
  }

  /** Streams of people who are no longer what they were in the campaign when the stream was opened. */
  async #leavers(rows: readonly OutboxEvent[]): Promise<Set<LiveStream>> {
    const campaignIds = new Set(rows.filter(mayEndMembership).map(({ campaignId }) => campaignId));
    const concerned = [...this.#streams].filter(
      ({ listener }) => listener.campaignId !== null && campaignIds.has(listener.campaignId),
    );
    if (concerned.length === 0) return new Set();
    const roles = await rolesIn(
      this.#db,
      [...campaignIds].filter((id) => id !== null),
      concerned.flatMap(({ listener }) => [listener.userId, holderOf(listener).userId]),
    );
    const isSame = ({ listener }: LiveStream) =>
      [listener, holderOf(listener)].every(
        ({ userId, role }) => roles.get(`${listener.campaignId} ${userId}`) === role,
      );
    return new Set(concerned.filter((stream) => !isSame(stream)));
  }

  async #beat(): Promise<void> {
    for (const stream of this.#streams) stream.beat();
    this.#tellMoment();
    await this.#presence.renew();
  }

  #tellMoment(): void {
    if (!this.#told || Date.now() - this.#momentAt < MOMENT_EVERY) return;
    this.#momentAt = Date.now();
    const message = momentMessage(this.#told);
    for (const stream of this.#streams) stream.send(message);
  }

  #count(): void {
    log.debug({ streams: this.#streams.size }, "streams");
  }

  #endOldest(userId: number): void {
    const own = [...this.#streams].filter(({ listener }) => holderOf(listener).userId === userId);
    for (const stream of own.slice(0, Math.max(0, own.length - MOST_STREAMS_A_PERSON))) stream.end();
  }
}

// A singleton on globalThis: the framework bundles this module more than once.
const shared = globalThis as typeof globalThis & { tomekeeperHub?: LiveHub | undefined };

export const liveHub = (db: Database): LiveHub => {
  shared.tomekeeperHub ??= new LiveHub(db);
  return shared.tomekeeperHub;
};

/** Ends all streams, so that none keeps the server from ending. */
export const endStreams = (): void => shared.tomekeeperHub?.endAll();
