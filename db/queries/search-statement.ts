import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { HitKind } from "@/lib/model/search";
import { patternOf } from "@/lib/rules/accents";
import { editsAllowed, FINAL_SIGMA, piecesOf, SIGMA } from "@/lib/rules/search-words";

/** Whether no letter of a text has accents: then beside ASCII there are at most signs, such as quotation marks. */
const isBare = (text: SQL) =>
  sql`(octet_length(${text}) = length(${text}) or ${text} !~ '[^\\u0001-\\u00bf\\u2010-\\u2060]')`;
/** What isn't folded letter by letter, as `patternOf` takes them. */
const UNKNOWN = "[^\\u0001-\\u052f\\u1e00-\\u2bff]";
const small = (text: SQL) => sql`lower(${text} collate "C")`;
const bared = (text: SQL) =>
  sql`translate(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), ${FINAL_SIGMA}, ${SIGMA})`;

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

/** So much of a text is read for its excerpt, from a little before what was found. */
export const READ = { before: 100, characters: 400, marks: 4000 };
/** Of names that may be like what is sought; a book has fewer records. */
const MOST_LIKE = 5000;

export interface Sought {
  /** As it was typed, folded. */
  sought: string;
  words: readonly string[];
  kind: HitKind | undefined;
  /** Whether texts are left unread. */
  inNames: boolean;
  limit: number;
}

/** What stands before a word that begins: no letter nor digit of any script, nearly. */
const NO_LETTER =
  "[^0-9a-z\\u00aa\\u00b5\\u00ba\\u00df-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\u3005-\\ufdff]";
/** Whether a word of a name begins with what is sought, as `fitOfName` ranks it. */
const beginsWord = (sought: string): SQL =>
  sql`plain_title ~ ${`${NO_LETTER}${sought.replace(/[!-/:-@[-`{-~]/g, "\\$&")}`}::text`;

/** Names that may be like what is sought, where a typo is allowed; else what has the words is all. */
const likeIt = (
  rows: SQL,
  { words }: Sought,
  isOfKind: SQL,
  each: (test: (word: string) => SQL) => SQL,
): SQL =>
  words.some((word) => editsAllowed(word) > 0)
    ? sql`union all
    (select false, kind, id, title, '', of_kind, of_id, of_title, campaign_id
    from (${rows}) one cross join lateral (select ${plain(sql`title`)} plain_title offset 0) folded
    where ${isOfKind} and ${each(mayBeLike)}
    order by length(title), title, kind, id limit ${MOST_LIKE})`
    : sql``;

/** Rows whose names or texts have the words, and after them those whose names may be like them. */
export const foundRows = (rows: SQL, one: Sought): SQL => {
  const { sought, words, kind, inNames, limit } = one;
  const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  // The longest first: it is in the fewest texts, which are then looked through for the others.
  const rarest = words.toSorted((first, second) => second.length - first.length);
  const each = (test: (word: string) => SQL) => sql.join(rarest.map(test), sql` and `);
  const inTitle = each((word) => holds(sql`plain_title`, word));
  const inBody = (word: string) =>
    sql`case when plain_body is null then body ~ ${patternOf(word)}::text else ${holds(sql`plain_body`, word)} end`;
  const inBoth = each((word) => sql`(${holds(sql`plain_title`, word)} or ${inBody(word)})`);
  const at = sql`greatest(1, strpos(whole, ${words[0] ?? ""}) - ${READ.before}::integer)`;
  // In a text whose accents stand behind their letters the place is further on, by as many as were taken away before it.
  const further = sql`least(${READ.marks}::integer, greatest(0, length(body) - length(whole)))`;
  const plainBody = inNames ? sql`''` : plainOrNull(sql`body`);
  // Each text is folded once, where it stands: a copy of a whole book is more than the database keeps in memory for a statement.
  return sql`
    select true is_text, kind, id, title, substr(body, ${at}, ${READ.characters}::integer + ${further}) body, of_kind, of_id, of_title,
      campaign_id
    from (
      select * from (${rows}) one
      cross join lateral (select ${plain(sql`title`)} plain_title, ${plainBody} plain_body offset 0) folded
      where ${isOfKind} and ${inNames ? inTitle : inBoth}
      order by not (${inTitle}), plain_title <> ${sought}, strpos(plain_title, ${sought}) <> 1, not (${beginsWord(sought)}),
        length(title), title, kind, id
      limit ${Math.max(limit * 4, 200)}
    ) best cross join lateral (select coalesce(plain_body, ${bared(sql`body`)}) whole offset 0) looked_through
    ${likeIt(rows, one, isOfKind, each)}`;
};
