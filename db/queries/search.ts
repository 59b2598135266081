import "server-only";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import type { Runner } from "@/db/transaction";
import type { Hit, HitKind, SearchAsked } from "@/lib/model/search";
import { excerptOf } from "@/lib/rules/excerpt";
import { soughtWords } from "@/lib/rules/found-places";
import { folded } from "@/lib/rules/folded";
import { fitOfName, LIKE } from "@/lib/rules/search-words";
import { everythingSeen } from "./search-sources";
import { foundRows, plainName, READ, type Sought } from "./search-statement";

type Row = {
  is_text: boolean;
  kind: HitKind;
  id: number;
  title: string;
  body: string;
  of_kind: HitKind | null;
  of_id: number | null;
  of_title: string | null;
  campaign_id: number;
};
/** After every name, the texts. */
const TEXT = 5;

interface Ranked extends Omit<Hit, "excerpt"> {
  fit: number;
  /** What of its text was read for the excerpt, which is made of the best alone. */
  body: string;
}

/** The rows of a statement that is written by hand: both drivers answer them so. */
export const listed = async <R>(db: Runner, statement: SQL): Promise<R[]> =>
  ((await db.execute(statement)) as { rows: R[] }).rows;

const compared = (one: Ranked, other: Ranked): number =>
  one.fit - other.fit ||
  one.title.length - other.title.length ||
  (one.title < other.title ? -1 : one.title > other.title ? 1 : 0) ||
  (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0) ||
  one.id - other.id;

const hitOf = (row: Row, sought: string): Ranked => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  body: row.body,
  of:
    row.of_kind !== null && row.of_id !== null
      ? { kind: row.of_kind, id: row.of_id, title: row.of_title ?? "" }
      : null,
  campaignId: row.campaign_id,
  fit: fitOfName(folded(row.title), sought) ?? TEXT,
});

/** The pages of a book have its id. */
const keyOf = ({ kind, id, title }: Pick<Hit, "kind" | "id" | "title">) =>
  `${kind} ${id} ${kind === "page" ? title : ""}`;

/** How the texts begin of what is only like what is sought: among the many names that were looked at, they were not read. */
const beginnings = async (db: Runner, rows: SQL, hits: readonly Ranked[]): Promise<Map<string, string>> => {
  if (hits.length === 0) return new Map();
  const wanted = sql.join(
    hits.map(({ kind, id }) => sql`(${kind}::text, ${id}::integer)`),
    sql`, `,
  );
  const read = await listed<Pick<Row, "kind" | "id" | "title" | "body">>(
    db,
    sql`select kind, id, title, substr(body, 1, ${READ.characters}) body from (${rows}) one where (kind, id) in (${wanted})`,
  );
  return new Map(read.map((row) => [keyOf(row), excerptOf(row.body, [])]));
};

/** The best of what was found, each once. */
const ranked = (found: readonly Row[], { sought, inNames, limit }: Sought): Ranked[] => {
  const seen = new Map<string, Ranked>();
  for (const row of found) {
    const hit = hitOf(row, sought);
    // Names that only might have been like it.
    if (hit.fit === TEXT && (inNames || !row.is_text)) continue;
    const key = keyOf(hit);
    const known = seen.get(key);
    if (!known || compared(hit, known) < 0) seen.set(key, hit);
  }
  return [...seen.values()].toSorted(compared).slice(0, limit);
};

/**
 * What a member finds, as every listing shows it to them: whatever they may not see takes no part, so that asking for it is asking for
 * nonsense. Names first, then texts, in an order that follows from what was found alone.
 */
export const search = async (
  db: Runner,
  userId: number,
  { campaignId, query, kind, limit, inNames = false, withOwn = false }: SearchAsked & { inNames?: boolean },
): Promise<Hit[]> => {
  const words = soughtWords(query);
  if (words.length === 0) return [];
  const here = and(
    eq(members.userId, userId),
    campaignId === null ? undefined : eq(members.campaignId, campaignId),
  );
  const rows = everythingSeen(here, withOwn);
  const sought: Sought = { sought: folded(query).trim(), words, kind, inNames, limit };
  const best = ranked(await listed<Row>(db, foundRows(rows, sought)), sought);
  const excerpts = await beginnings(
    db,
    rows,
    best.filter((hit) => hit.fit === LIKE),
  );
  return best.map(({ fit: _, body, ...hit }) => ({
    ...hit,
    excerpt: excerpts.get(keyOf(hit)) ?? excerptOf(body, words),
  }));
};

/** What of a book has one of these names, as far as a member may see it; accents and case count for nothing. */
export const findNamed = async (db: Runner, userId: number, campaignId: number, names: readonly string[]) => {
  const here = and(eq(members.userId, userId), eq(members.campaignId, campaignId));
  const rows = everythingSeen(here);
  // What has no name is found by none, such as by an accent that stands alone.
  const asked = [...new Set(names.map((name) => folded(name.trim())))].filter((name) => name !== "");
  if (asked.length === 0) return [];
  const wanted = sql.join(
    asked.map((name) => sql`${name}`),
    sql`, `,
  );
  return listed<Pick<Row, "kind" | "id" | "title">>(
    db,
    sql`
    with found as materialized (${rows})
    select distinct title, kind, id from found where ${plainName(sql`title`)} in (${wanted}) order by title, kind, id`,
  );
};
