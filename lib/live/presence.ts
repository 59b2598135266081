import "server-only";
import type { Database } from "@/db/connect";
import type { NewEvent } from "@/db/queries/outbox";
import { joinPresence, leavePresence, presentIn, renewPresence } from "@/db/queries/presence";
import type { Transaction } from "@/db/transaction";
import { log } from "@/lib/server/process/log";
import { presenceMessage } from "./events";
import type { LiveStream } from "./live-stream";
import { publish } from "./publish";

/** Milliseconds for which a person still counts as present whose stream has ended: turning to another page opens a new one. */
const LEAVING = 3_000;

/** Notes in the database whose streams have a book open here, and tells their campaigns. */
export class StreamPresence {
  readonly #db: Database;
  /** Streams whose person is noted, or is being noted. */
  readonly #noted = new Map<LiveStream, Promise<void>>();
  readonly #leaving = new Map<LiveStream, NodeJS.Timeout>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Notes that the person of an open stream has its book open, unless another looks through their eyes; greets with who else has. */
  async join(stream: LiveStream): Promise<void> {
    const { campaignId, userId, looker } = stream.listener;
    if (campaignId === null || !stream.isOpen) return;
    if (!looker) {
      const noted = this.#publish((tx) => joinPresence(tx, { streamId: stream.id, campaignId, userId }));
      this.#noted.set(stream, noted);
      await noted;
    }
    const present = await presentIn(this.#db, [campaignId]);
    stream.send(presenceMessage(present.get(campaignId) ?? []));
  }

  /** The stream has ended: takes the note back after a moment, where there is one. */
  leave(stream: LiveStream): void {
    const { campaignId, userId } = stream.listener;
    const noted = this.#noted.get(stream);
    if (campaignId === null || !noted) return;
    const takeBack = async () => {
      this.#leaving.delete(stream);
      this.#noted.delete(stream);
      // It may still be being written; where that failed there is nothing to take back.
      await noted;
      await this.#publish((tx) => leavePresence(tx, { streamId: stream.id, campaignId, userId }));
    };
    const timer = setTimeout(() => {
      takeBack().catch((error: unknown) => log.warn({ error }, "presence not updated"));
    }, LEAVING);
    this.#leaving.set(stream, timer.unref());
  }

  /** Says of all that are noted that they still are. */
  async renew(): Promise<void> {
    const ids = [...this.#noted.keys()].map(({ id }) => id);
    await this.#publish((tx) => renewPresence(tx, ids)).catch((error: unknown) =>
      log.warn({ error }, "presence not renewed"),
    );
  }

  async #publish(work: (tx: Transaction) => Promise<NewEvent[]>): Promise<void> {
    await publish(this.#db, async (tx) => ({ result: undefined, events: await work(tx) }));
  }

  /** Forgets whom it would have taken back: the server is going down, and rows that aren't renewed go by themselves. */
  endAll(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
