import "server-only";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import type { Runner } from "@/db/transaction";
import type { Hit, HitKind, SearchAsked } from "@/lib/model/search";
import { patternOf } from "@/lib/rules/accents";
import { excerptOf } from "@/lib/rules/excerpt";
import { soughtWords } from "@/lib/rules/found-places";
import { editsAllowed, fitOfName, folded, LIKE, piecesOf } from "@/lib/rules/search-words";
import { everythingSeen } from "./search-sources";

/** Whether no letter of a text has accents: then beside ASCII there are at most signs, such as quotation marks. */
const isBare = (text: SQL) =>
  sql`(octet_length(${text}) = length(${text}) or ${text} !~ '[^\\u0001-\\u00bf\\u2010-\\u2060]')`;
/** What isn't folded letter by letter, as `patternOf` takes them. */
const UNKNOWN = "[^\\u0001-\\u052f\\u1e00-\\u2bff]";
const small = (text: SQL) => sql`lower(${text} collate "C")`;
const bared = (text: SQL) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Without accents and case, as `folded` does. Most texts have no accents, which is faster seen than taken away. */
export const plain = (text: SQL) =>
  sql`case when ${isBare(text)} then ${small(text)} else ${bared(text)} end`;

/** The same of a long text, null where it is faster looked through as it stands. */
const plainOrNull = (text: SQL) => sql`case
  when ${isBare(text)} then ${small(text)} when ${text} !~ ${UNKNOWN}::text then null else ${bared(text)} end`;

const holds = (text: SQL, part: string) => sql`strpos(${text}, ${part}) > 0`;

/** Whether a name may have a word that is like this one. What it lets through is looked at closely. */
const mayBeLike = (word: string): SQL => {
  if (editsAllowed(word) === 0) return holds(sql`plain_title`, word);
  const { pieces, swapped } = piecesOf(word);
  const each = (parts: readonly string[], by: SQL) =>
    sql.join(
      parts.map((part) => sql`(${holds(sql`plain_title`, part)})::int`),
      by,
    );
  return sql`${each(pieces, sql` + `)} >= case when ${each(swapped, sql` + `)} > 0 then 1 else 2 end`;
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
const READ = { before: 100, characters: 400, marks: 4000 };
/** Of names that may be like what is sought; a book has fewer records. */
const MOST_LIKE = 5000;

const compared = (one: Ranked, other: Ranked): number =>
  one.fit - other.fit ||
  one.title.length - other.title.length ||
  (one.title < other.title ? -1 : one.title > other.title ? 1 : 0) ||
  (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0) ||
  one.id - other.id;

const hitOf = (row: Row, sought: string, words: readonly string[]): Ranked => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  excerpt: excerptOf(row.body, words),
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

/**
 * What a member finds, as every listing shows it to them: whatever they may not see takes no part, so that asking for it is asking for
 * nonsense. Names first, then texts, in an order that follows from what was found alone.
 */
export const search = async (
  db: Runner,
  userId: number,
  { campaignId, query, kind, limit, inNames = false, withOwn = false }: SearchAsked & { inNames?: boolean },
): Promise<Hit[]> => {
  const sought = folded(query).trim();
  const words = soughtWords(query);
  if (words.length === 0) return [];
  const here = and(
    eq(members.userId, userId),
    campaignId === null ? undefined : eq(members.campaignId, campaignId),
  );
  const rows = everythingSeen(here, withOwn);
  const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  // The longest first: it is in the fewest texts, which are then looked through for the others.
  const rarest = words.toSorted((one, other) => other.length - one.length);
  const each = (test: (word: string) => SQL) => sql.join(rarest.map(test), sql` and `);
  const inTitle = each((word) => holds(sql`plain_title`, word));
  const inBody = (word: string) =>
    sql`case when plain_body is null then body ~ ${patternOf(word)}::text else ${holds(sql`plain_body`, word)} end`;
  const inBoth = each((word) => sql`(${holds(sql`plain_title`, word)} or ${inBody(word)})`);
  const at = sql`greatest(1, strpos(whole, ${words[0] ?? ""}) - ${READ.before}::integer)`;
  // In a text whose accents stand behind their letters the place is further on, by as many as were taken away before it.
  const further = sql`least(${READ.marks}::integer, greatest(0, length(body) - length(whole)))`;
  const plainBody = inNames ? sql`''` : plainOrNull(sql`body`);
  // Where a typo is allowed; else what has the words is all.
  const likes = words.some((word) => editsAllowed(word) > 0)
    ? sql`union all
    (select false, kind, id, title, '', of_kind, of_id, of_title, campaign_id
    from (${rows}) one cross join lateral (select ${plain(sql`title`)} plain_title offset 0) folded
    where ${isOfKind} and ${each(mayBeLike)}
    order by length(title), title, kind, id limit ${MOST_LIKE})`
    : sql``;
  // Each text is folded once, where it stands: a copy of a whole book is more than the database keeps in memory for a statement.
  const found = await listed<Row>(
    db,
    sql`
    select true is_text, kind, id, title, substr(body, ${at}, ${READ.characters}::integer + ${further}) body, of_kind, of_id, of_title,
      campaign_id
    from (
      select * from (${rows}) one
      cross join lateral (select ${plain(sql`title`)} plain_title, ${plainBody} plain_body offset 0) folded
      where ${isOfKind} and ${inNames ? inTitle : inBoth}
      order by not (${inTitle}), plain_title <> ${sought}, strpos(plain_title, ${sought}) <> 1, length(title), title, kind, id
      limit ${Math.max(limit * 4, 200)}
    ) best cross join lateral (select coalesce(plain_body, ${bared(sql`body`)}) whole offset 0) looked_through
    ${likes}`,
  );
  const seen = new Map<string, Ranked>();
  for (const row of found) {
    const hit = hitOf(row, sought, words);
    // Names that only might have been like it.
    if (hit.fit === TEXT && (inNames || !row.is_text)) continue;
    const key = keyOf(hit);
    const known = seen.get(key);
    if (!known || compared(hit, known) < 0) seen.set(key, hit);
  }
  const ranked = [...seen.values()].toSorted(compared).slice(0, limit);
  const excerpts = await beginnings(
    db,
    rows,
    ranked.filter((hit) => hit.fit === LIKE),
  );
  return ranked.map(({ fit: _, ...hit }) => ({ ...hit, excerpt: excerpts.get(keyOf(hit)) ?? hit.excerpt }));
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
    select distinct title, kind, id from found where ${plain(sql`title`)} in (${wanted}) order by title, kind, id`,
  );
};
