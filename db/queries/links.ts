import "server-only";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import type { Runner } from "@/db/transaction";
import type { Hit, HitKind } from "@/lib/model/search";
import { excerptAtLink } from "@/lib/rules/excerpt";
import { endOf, type Link, type LinkEnd, linksOf, isRenamed } from "@/lib/rules/links-in-text";
import { missingRow } from "./rows";
import { listed } from "./search";
import { BLANK, plain, plainName } from "./search-statement";
import { everythingSeen } from "./search-sources";

/** What links are asked of, by whom. */
export interface LinksAsked {
  userId: number;
  campaignId: number;
  kind: HitKind;
  id: number;
  /** Of a page: which of the campaign's. */
  title?: string | undefined;
  /** The name that it had: what still links to it as that. */
  from?: string | undefined;
  /** Whether what the person wrote for themselves alone is read too. */
  withOwn: boolean;
}

type Row = {
  is_end: boolean;
  kind: HitKind;
  id: number;
  title: string;
  body: string | null;
  of_kind: HitKind | null;
  of_id: number | null;
  of_title: string | null;
};

/** Of each text only the lines that hold such a link are read: a link stands on one. */
const rowsOf = async (
  db: Runner,
  { userId, campaignId, kind, id, from, withOwn }: LinksAsked,
): Promise<Row[]> => {
  const here = and(eq(members.userId, userId), eq(members.campaignId, campaignId));
  const isAsked = sql`(kind = ${kind} and id = ${id})`;
  const opened = (text: SQL) => sql`regexp_replace(${plain(text)}, '\\[\\[[' || ${BLANK} || ']+', '[[', 'g')`;
  const names = from === undefined ? sql`` : sql`union select ${plainName(sql`${from}::text`)}`;
  return listed<Row>(
    db,
    sql`
    with found as materialized (${everythingSeen(here, withOwn)}),
    sought as (select ${plainName(sql`title`)} name from found where ${isAsked} ${names})
    select true is_end, kind, id, title, null body, null of_kind, null::integer of_id, null of_title
    from found where ${isAsked} or ${plainName(sql`title`)} in (select name from sought)
    union all
    select false, kind, id, title, lines, of_kind, of_id, of_title from (
      select *, (
        select string_agg(line, E'\\n') from regexp_split_to_table(body, E'[\\r\\n]+') line
        where line like '%[[%' and exists (
          select 1 from sought where strpos(${opened(sql`line`)}, '[[' || name) > 0
        )
      ) lines
      from found where body like '%[[%'
    ) one where lines is not null`,
  );
};

/** What was asked for, as far as one may see it, with what else has a name of its. @throws Failure "missing" */
const endsOf = (rows: readonly Row[], { kind, id, title }: LinksAsked): { end: LinkEnd; ends: LinkEnd[] } => {
  const ends = new Map<string, LinkEnd>();
  for (const row of rows) {
    const one = { kind: row.kind, id: row.id, title: row.title };
    if (row.is_end) ends.set(JSON.stringify(one), one);
  }
  const all = [...ends.values()];
  const end = all.find(
    (one) => one.kind === kind && one.id === id && (title === undefined || one.title === title),
  );
  if (!end) throw missingRow();
  return { end, ends: all };
};

/** What was renamed, as far as its new name tells links apart. @throws Failure "missing" */
export const renamingOf = async (db: Runner, asked: LinksAsked & { from: string }) => {
  const { end, ends } = endsOf(await rowsOf(db, asked), asked);
  return { end, from: asked.from, others: ends.filter(({ kind, id }) => kind !== end.kind || id !== end.id) };
};

const kindsInOrder = (one: Hit, other: Hit): number =>
  one.title.localeCompare(other.title, "en") ||
  (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0) ||
  one.id - other.id;

/** By which a text is known among hits: a page by its title too. */
export const keyOfHit = ({ kind, id, title }: Pick<Hit, "kind" | "id" | "title">): string =>
  `${kind} ${id}${kind === "page" ? ` ${title}` : ""}`;

/** What links to something, each text once, as far as the member may see both. @throws Failure "missing" */
export const linksTo = async (db: Runner, asked: LinksAsked): Promise<Hit[]> => {
  const rows = await rowsOf(db, asked);
  const { end, ends } = endsOf(rows, asked);
  const { kind, id, title, from, campaignId } = asked;
  const others = ends.filter((one) => one.kind !== kind || one.id !== id);
  const leads = (link: Link): boolean => {
    const led = endOf(link, ends);
    return led?.kind === kind && led.id === id && (title === undefined || led.title === title);
  };
  const isMeant = from === undefined ? leads : (link: Link) => isRenamed(link, { end, from, others });
  const hits = new Map<string, Hit>();
  for (const row of rows) {
    if (row.is_end || row.body === null || !linksOf(row.body).some(isMeant)) continue;
    const of =
      row.of_kind !== null && row.of_id !== null
        ? { kind: row.of_kind, id: row.of_id, title: row.of_title ?? "" }
        : null;
    const key = keyOfHit(row);
    if (!hits.has(key))
      hits.set(key, {
        kind: row.kind,
        id: row.id,
        title: row.title,
        excerpt: excerptAtLink(row.body, isMeant),
        of,
        campaignId,
      });
  }
  return [...hits.values()].toSorted(kindsInOrder);
};
