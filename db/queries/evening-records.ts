import "server-only";
import { asc, eq, gt, ne, sql, and } from "drizzle-orm";
import { additions, eveningDates, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { EveningInFile } from "@/lib/model/evening-record";
import type { EveningRow } from "./evenings";
import { inBatches } from "./in-batches";
import { byOwner } from "./read-creatures";

const written = (date: Date | null) => date && date.toISOString();
const read = (text: string | null) => (text === null ? null : new Date(text));

/** The evenings of a campaign as its file holds them, each beside its id; `characterIds` are in the order in which the file lists the characters. */
export const readEvenings = async (
  tx: Runner,
  campaignId: number,
  characterIds: readonly number[],
): Promise<{ id: number; record: EveningInFile }[]> => {
  const rows = await tx
    .select()
    .from(evenings)
    .where(eq(evenings.campaignId, campaignId))
    .orderBy(asc(evenings.number));
  const dates = byOwner(
    await tx
      .select({ eveningId: eveningDates.eveningId, startsAt: eveningDates.startsAt })
      .from(eveningDates)
      .where(and(eq(eveningDates.campaignId, campaignId), gt(eveningDates.startsAt, sql`now()`)))
      .orderBy(asc(eveningDates.startsAt), asc(eveningDates.id)),
    ({ eveningId }) => eveningId,
  );
  const added = byOwner(
    await tx
      .select({
        eveningId: additions.eveningId,
        author: sql<string | null>`coalesce(${users.username}, ${additions.author})`,
        characterId: additions.characterId,
        text: additions.text,
        audience: additions.audience,
        createdAt: additions.createdAt,
      })
      .from(additions)
      .leftJoin(users, eq(users.id, additions.userId))
      .where(and(eq(additions.campaignId, campaignId), ne(additions.audience, "me")))
      .orderBy(asc(additions.id)),
    ({ eveningId }) => eveningId,
  );
  const placeOf = (id: number | null) => {
    const place = id === null ? -1 : characterIds.indexOf(id);
    return place === -1 ? null : place;
  };
  const recordOf = ({
    number,
    title,
    minutes,
    place,
    chapter,
    threads,
    ...row
  }: EveningRow): EveningInFile => ({
    number,
    title,
    state: row.state === "planned" ? "planned" : "over",
    startsAt: written(row.startsAt),
    minutes,
    place,
    dates: dates(row.id).map((one) => one.startsAt.toISOString()),
    chapter,
    threads,
    signedAt: written(row.signedAt),
    begunAt: written(row.begunAt),
    endedAt: written(row.state === "running" ? new Date() : row.endedAt),
    additions: added(row.id).map(({ author, characterId, text, audience, createdAt }) => ({
      author,
      character: placeOf(characterId),
      text,
      audience: audience === "dm" ? "dm" : "table",
      createdAt: createdAt.toISOString(),
    })),
  });
  return rows.map((row) => ({ id: row.id, record: recordOf(row) }));
};

/** Writes the evenings of a file into a new campaign; of what was offered, dates that lie behind stay out. */
export const insertEvenings = async (
  tx: Transaction,
  campaignId: number,
  records: readonly EveningInFile[],
  characterIds: readonly number[],
): Promise<void> => {
  const isCounted = records.every(
    ({ number }, at) => number > (records[at - 1]?.number ?? 0) && number <= LIMIT.eveningNumber,
  );
  const rows = records.map(({ dates: _, additions: __, number, ...record }, at) => ({
    ...record,
    campaignId,
    // A file may have been changed by hand: two of one number would refuse it, and one near the store's limit every evening after it.
    number: isCounted ? number : at + 1,
    startsAt: read(record.startsAt),
    signedAt: read(record.signedAt),
    begunAt: read(record.begunAt),
    endedAt: read(record.endedAt),
  }));
  const ids = new Map<number, number>();
  for await (const some of inBatches(rows)) {
    const made = await tx
      .insert(evenings)
      .values(some)
      .returning({ id: evenings.id, number: evenings.number });
    for (const { id, number } of made) ids.set(number, id);
  }
  const parts = records.map((record, at) => ({ record, eveningId: ids.get(rows[at]?.number ?? 0) ?? 0 }));
  const offered = parts.flatMap(({ record: { dates }, eveningId }) =>
    dates
      .filter((date) => Date.parse(date) > Date.now())
      .map((date) => ({ campaignId, eveningId, startsAt: new Date(date) })),
  );
  const added = parts.flatMap(({ record, eveningId }) =>
    record.additions.map(({ character, createdAt, ...one }) => ({
      ...one,
      campaignId,
      eveningId,
      characterId: character === null ? null : (characterIds[character] ?? null),
      createdAt: new Date(createdAt),
    })),
  );
  for await (const some of inBatches(offered)) await tx.insert(eveningDates).values(some);
  for await (const some of inBatches(added)) await tx.insert(additions).values(some);
};
