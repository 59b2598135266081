import "server-only";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import type { Runner } from "@/db/transaction";
import type { Hit, HitKind, SearchAsked } from "@/lib/model/search";
import { editsAllowed, excerptOf, fitOfName, folded } from "@/lib/rules/search-words";
import { everythingSeen } from "./search-sources";

/** Without accents and case, as `folded` does; most texts have no accents, which is faster seen than taken away. */
export const plain = (text: SQL) => sql`case when octet_length(${text}) = length(${text}) then lower(${text})
  else lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')) end`;

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");
const holds = (text: SQL, part: string) => sql`${text} like ${`%${escaped(part)}%`}`;

/**
 * Whether a name may have a word that is like this one: with so many edits, each of which touches two of its pieces at most, one of the
 * pieces is there as it is. What it lets through is looked at closely.
 */
const mayBeLike = (word: string): SQL => {
  const edits = editsAllowed(word);
  if (edits === 0) return holds(sql`plain_title`, word);
  const pieces = 2 * edits + 1;
  const piece = (at: number) =>
    word.slice(Math.floor((at * word.length) / pieces), Math.floor(((at + 1) * word.length) / pieces));
  return sql`(${sql.join(
    Array.from({ length: pieces }, (_, at) => holds(sql`plain_title`, piece(at))),
    sql` or `,
  )})`;
};

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

interface Ranked extends Hit {
  fit: number;
}

/** The rows of a statement that is written by hand: both drivers answer them so. */
export const listed = async <R>(db: Runner, statement: SQL): Promise<R[]> =>
  ((await db.execute(statement)) as { rows: R[] }).rows;

/** So much of a text is read for its excerpt, from a little before what was found. */
const READ = { before: 100, characters: 400 };
/** Of names that may be like what is sought; a book has fewer records. */
const MOST_LIKE = 5000;

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
  excerpt: excerptOf(row.body, sought),
  of:
    row.of_kind !== null && row.of_id !== null
      ? { kind: row.of_kind, id: row.of_id, title: row.of_title ?? "" }
      : null,
  campaignId: row.campaign_id,
  fit: fitOfName(folded(row.title), sought) ?? TEXT,
});

/**
 * What a member finds, as every listing shows it to them: whatever they may not see takes no part, so that asking for it is asking for
 * nonsense. Names first, then texts, in an order that follows from what was found alone.
 */
export const search = async (
  db: Runner,
  userId: number,
  { campaignId, query, kind, limit, inNames = false }: SearchAsked & { inNames?: boolean },
): Promise<Hit[]> => {
  const sought = folded(query.trim());
  const words = sought.split(/\s+/);
  const here = and(
    eq(members.userId, userId),
    campaignId === null ? undefined : eq(members.campaignId, campaignId),
  );
  const rows = everythingSeen(here);
  const isIn = (text: SQL) =>
    sql.join(
      words.map((word) => holds(text, word)),
      sql` and `,
    );
  const isLike = sql.join(words.map(mayBeLike), sql` and `);
  const inBoth = sql`plain_title || E'\n' || plain_body`;
  const at = sql`greatest(1, strpos(plain_body, ${words[0] ?? ""}) - ${READ.before}::integer)`;
  const found = await listed<Row>(
    db,
    sql`
    with found as materialized (${rows}), folded as materialized (
      select *, ${plain(sql`title`)} plain_title, ${inNames ? sql`''` : plain(sql`body`)} plain_body from found
      where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    ), texts as (
      select * from folded where ${inNames ? isIn(sql`plain_title`) : isIn(inBoth)}
      order by not (${isIn(sql`plain_title`)}), plain_title <> ${sought}, strpos(plain_title, ${sought}) <> 1,
        length(title), title, kind, id
      limit ${Math.max(limit * 4, 200)}
    ), likes as (select * from folded where ${isLike} order by length(title), title, kind, id limit ${MOST_LIKE})
    select is_text, kind, id, title, substr(body, ${at}, ${READ.characters}) body, of_kind, of_id, of_title, campaign_id
    from (select *, true is_text from texts union all select *, false from likes) one`,
  );
  const seen = new Map<string, Ranked>();
  for (const row of found) {
    const hit = hitOf(row, sought);
    // Names that only might have been like it.
    if (hit.fit === TEXT && (inNames || !row.is_text)) continue;
    const key = `${row.kind} ${row.id} ${row.kind === "page" ? row.title : ""}`;
    const known = seen.get(key);
    if (!known || compared(hit, known) < 0) seen.set(key, hit);
  }
  return [...seen.values()]
    .toSorted(compared)
    .slice(0, limit)
    .map(({ fit: _, ...hit }) => hit);
};

/** What of a book has one of these names, as far as a member may see it; accents and case count for nothing. */
export const findNamed = async (db: Runner, userId: number, campaignId: number, names: readonly string[]) => {
  const here = and(eq(members.userId, userId), eq(members.campaignId, campaignId));
  const rows = everythingSeen(here);
  const wanted = sql.join(
    [...new Set(names.map((name) => folded(name.trim())))].map((name) => sql`${name}`),
    sql`, `,
  );
  return listed<Pick<Row, "kind" | "id" | "title">>(
    db,
    sql`
    with found as materialized (${rows})
    select distinct title, kind, id from found where ${plain(sql`title`)} in (${wanted}) order by title, kind, id`,
  );
};
