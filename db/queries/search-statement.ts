import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { HitKind } from "@/lib/model/search";
import { patternOf } from "@/lib/rules/accents";
import { FINAL_SIGMA, SIGMA } from "@/lib/rules/folded";
import { editsAllowed, piecesOf } from "@/lib/rules/search-words";

/** Emoji, and what chooses the look of a sign: folding leaves them as they are. */
const EMOJI = "\\ufe00-\\ufe0f\\U0001f000-\\U0001faff";
/** What has letters with accents, or of other scripts: beside ASCII there may be signs, such as quotation marks. */
const DRESSED = `[^\\u0001-\\u00bf\\u200b-\\u2060\\u2600-\\u27bf${EMOJI}]`;
/** Whether no letter of a text has accents. */
const isBare = (text: SQL) => sql`(octet_length(${text}) = length(${text}) or ${text} !~ ${DRESSED}::text)`;
/** What isn't folded letter by letter, as `patternOf` takes them. */
const UNKNOWN = `[^\\u0001-\\u052f\\u1e00-\\u2bff${EMOJI}]`;
const small = (text: SQL) => sql`lower(${text} collate "C")`;
const bared = (text: SQL) =>
  sql`translate(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), ${FINAL_SIGMA}, ${SIGMA})`;

/** Without accents and case, as `folded` does. Most texts have no accents, which is faster seen than taken away. */
export const plain = (text: SQL) =>
  sql`case when ${isBare(text)} then ${small(text)} else ${bared(text)} end`;

/** What `trim` takes off a text in JavaScript. */
export const BLANK = sql.raw(
  String.raw`E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`,
);
/** A name as links are compared with it. */
export const plainName = (name: SQL) => plain(sql`btrim(${name}, ${BLANK})`);

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

/** So much of a text is read for its excerpt, from a little before what was found; and at most so much more of one that is folded to another length. */
export const READ = { before: 200, characters: 500, marks: 4000 };
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

/** Where in a text its excerpt begins to be read, and how much of it. */
const windowOf = (word: string): SQL => {
  const grown = sql`length(plain_body) <> length(body)`;
  const found = sql`strpos(plain_body, ${word})`;
  return sql`
    select greatest(1, place - ${READ.before}::integer + least(0, drift)) start, ${READ.characters}::integer + abs(drift) length
    from (
      select
        case
          when plain_body is null then strpos(body, substring(body from ${patternOf(word)}::text))
          -- Folding takes letters of some scripts apart.
          when ${grown} then length(normalize(left(plain_body, greatest(0, ${found} - 1)), NFC)) + 1
          else ${found}
        end place,
        case when plain_body <> '' and ${grown} then greatest(-most, least(most, length(body) - length(normalize(plain_body, NFC)))) else 0 end drift
      from (values (${READ.marks}::integer)) bound(most)
    ) there`;
};

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
  const plainBody = inNames ? sql`''` : plainOrNull(sql`body`);
  // Each text is folded once, where it stands: a copy of a whole book is more than the database keeps in memory for a statement.
  return sql`
    select true is_text, kind, id, title, substr(body, start, length) body, of_kind, of_id, of_title, campaign_id
    from (
      select * from (${rows}) one
      cross join lateral (select ${plain(sql`title`)} plain_title, ${plainBody} plain_body offset 0) folded
      where ${isOfKind} and ${inNames ? inTitle : inBoth}
      order by not (${inTitle}), plain_title <> ${sought}, strpos(plain_title, ${sought}) <> 1, not (${beginsWord(sought)}),
        length(title), title, kind, id
      limit ${Math.max(limit * 4, 200)}
    ) best cross join lateral (${windowOf(words[0] ?? "")} offset 0) looked_at
    ${likeIt(rows, one, isOfKind, each)}`;
};
