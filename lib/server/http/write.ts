import "server-only";
import type { Database } from "@/db/connect";
import { claimKey, type KeyedCall, keepAnswer } from "@/db/queries/idempotency-keys";
import { endQuietEvening } from "@/db/queries/evening-quiet";
import { appendToJournal, type NewEntry } from "@/db/queries/journal";
import type { Membership } from "@/db/queries/membership";
import type { ChangeStatement, NewEvent } from "@/db/queries/outbox";
import type { Transaction } from "@/db/transaction";
import type { IdSource, Touches } from "@/lib/contract/endpoint";
import { publish, publishOne } from "@/lib/live/publish";
import { type Contents, type ContentKind, EVENTS, TOLD_KINDS, type ToldKind } from "@/lib/model/event";
import type { Happening, JournalKind } from "@/lib/model/journal";
import type { Audience } from "@/lib/model/resource";
import { AnsweredAlready } from "./idempotency";

/** A changed record, as a handler names it. */
export interface Touched {
  id: number;
  /** Where it isn't the campaign of the call. */
  campaignId?: number;
  /** Persons whom it concerns, who are told besides the campaign's audience. */
  to?: readonly number[];
  /** Where it isn't the usual one of its kind; null where only the persons are told. */
  audience?: Audience | null;
}
/** What happened, with the contents that are told of it. */
export interface ToldContents extends Touched {
  contents: Contents;
}
type TouchedOf<K> = K extends ContentKind ? ToldContents : Touched;
interface Row {
  id: number;
}

type KindsBy<T, S extends IdSource> = T extends object
  ? { [K in keyof T]: T[K] extends S ? K : never }[keyof T] & ToldKind
  : never;
type FromRows<T> = [KindsBy<T, "rows">] extends [never] ? unknown : Row | readonly Row[];
type Named<T> = [KindsBy<T, "handler">] extends [never]
  ? unknown
  : { touched: { [K in KindsBy<T, "handler">]: readonly TouchedOf<K>[] } };
type Happened<J extends JournalKind> = [J] extends [never] ? unknown : { happened: readonly Happening<J>[] };
/** What the work of a transaction answers: its result, together with what only the handler can name. */
type Worked<T, J extends JournalKind, R> = [KindsBy<T, "handler"> | J] extends [never]
  ? R
  : { result: R } & Named<T> & Happened<J>;

/**
 * Runs `work` in a transaction, with its retries, and tells of what the endpoint's line says that it changes in the same
 * transaction, as it writes what the line says that may happen into the journal: all of it, or nothing. `work` has no effect outside the database, and opens no transaction of its own.
 */
export type Write<T, J extends JournalKind = never> = <R extends FromRows<T>>(
  work: (tx: Transaction) => Promise<Worked<T, J, R>>,
) => Promise<R>;

/**
 * The same of a change that is one statement, where the guard alone knows what is told and the journal remembers nothing: it is sent
 * together with what is told, without a transaction of its own. Answers the changed rows; where there are none, nothing is told.
 */
export type WriteOne<T, J extends JournalKind = never> = T extends object
  ? [KindsBy<T, "handler" | "rows"> | J] extends [never]
    ? <R>(change: (db: Database) => ChangeStatement<R>) => Promise<R[]>
    : never
  : never;

/** By which events are known. */
interface Teller {
  touches: Touches | undefined;
  /** Who writes; nobody where anyone may call. */
  by: number | undefined;
  membership: Membership | null;
}
interface Writer extends Teller {
  journal: readonly JournalKind[] | undefined;
  /** Of a call that may have waited long since its guard: asks it again. @throws Failure */
  askAgain: ((tx: Transaction) => Promise<void>) | undefined;
  /** Of a call with an `Idempotency-Key`: the call, and the text that is answered for what was written. */
  once: { call: KeyedCall; answerOf: (result: unknown) => string } | undefined;
  /** Is given what was written. */
  written: (result: unknown) => void;
}

const OF_CAMPAIGN: readonly ToldKind[] = ["campaign", "members", "shelf"];

const campaignOf = (kind: ToldKind, { id, campaignId }: Touched, membership: Membership | null) => {
  if (kind === "account") return null;
  const known = OF_CAMPAIGN.includes(kind) ? id : (campaignId ?? membership?.campaignId);
  if (known === undefined) throw new Error(`A change of ${kind} names no campaign`);
  return known;
};

/** One event for the audience and one for each person. */
const eventsOf = (
  kind: ToldKind,
  one: Touched | ToldContents,
  { by = 0, membership }: Teller,
): NewEvent[] => {
  const payload = "contents" in one ? one.contents : null;
  const row = { kind, recordId: one.id, campaignId: campaignOf(kind, one, membership), by, payload };
  const { audience = EVENTS[kind].audience } = one;
  const persons = [...new Set(one.to)].map((userId) => ({ ...row, userId }));
  return audience === null ? persons : [{ ...row, audience }, ...persons];
};

interface Outcome {
  result: unknown;
  touched?: Partial<Record<ToldKind, readonly Touched[]>>;
  happened?: readonly Happening[];
}

const touchedBy = (kind: ToldKind, source: IdSource, outcome: Outcome, { membership }: Teller) => {
  if (source === "rows") return [outcome.result].flat() as Row[];
  if (source === "guard") return membership ? [{ id: membership.recordId }] : [];
  const named = outcome.touched?.[kind];
  if (!named) throw new Error(`The handler names no changed ${kind}`);
  return named;
};

const outcomeOf = ({ touches = "nothing", journal }: Writer, answered: unknown): Outcome =>
  Object.values(touches).includes("handler") || journal ? (answered as Outcome) : { result: answered };

const eventsBy = (teller: Teller, outcome: Outcome): NewEvent[] => {
  const { touches } = teller;
  if (typeof touches !== "object") return [];
  return TOLD_KINDS.flatMap((kind) => {
    const source = touches[kind];
    return source
      ? touchedBy(kind, source, outcome, teller).flatMap((one) => eventsOf(kind, one, teller))
      : [];
  });
};

const entriesBy = ({ by, journal, membership }: Writer, { happened = [] }: Outcome): NewEntry[] =>
  happened.map(({ audience = "members", readers = [], campaignId = membership?.campaignId, ...one }) => {
    if (campaignId === undefined || !journal?.includes(one.kind))
      throw new Error(`The line of this call names no ${one.kind}, or it is of no campaign`);
    return { ...one, campaignId, audience, readers: [...readers], userId: by ?? null };
  });

/** What happens after hours in which nothing did is of no evening that still runs: it had ended by itself, before what was just written. */
const endBefore = async (
  tx: Transaction,
  campaignIds: readonly number[],
  { by = 0 }: Writer,
): Promise<NewEvent[]> => {
  const events: NewEvent[] = [];
  for (const campaignId of campaignIds) {
    const recordId = await endQuietEvening(tx, campaignId);
    const { audience } = EVENTS.evenings;
    if (recordId !== undefined) events.push({ kind: "evenings", recordId, campaignId, audience, by });
  }
  return events;
};

export const writerOf =
  (db: Database, writer: Writer): Write<unknown> =>
  <R>(work: (tx: Transaction) => Promise<unknown>): Promise<R> =>
    publish(db, async (tx) => {
      const { askAgain, once } = writer;
      // First, so that whoever has lost a right isn't given what was answered to the same key either.
      await askAgain?.(tx);
      if (once && !(await claimKey(tx, once.call))) throw new AnsweredAlready();
      const outcome = outcomeOf(writer, await work(tx));
      const { result } = outcome;
      const entries = entriesBy(writer, outcome);
      const ended = await endBefore(tx, await appendToJournal(tx, entries), writer);
      if (once) await keepAnswer(tx, once.call, once.answerOf(result));
      writer.written(result);
      return { result: result as R, events: [...eventsBy(writer, outcome), ...ended] };
    });

export const oneWriterOf =
  (db: Database, teller: Teller) =>
  <R>(change: (db: Database) => ChangeStatement<R>): Promise<R[]> =>
    publishOne(db, change, eventsBy(teller, { result: [] }));
