import "server-only";
import { type PageRequest, WHOLE } from "@/db/json-list";
import { LIMIT } from "@/lib/constants";
import { listPart } from "@/lib/contract/part";
import { readQuery } from "./body";

/** Pagination: the part of a list that a request asks for by its query. @throws Failure "invalid" */
export const parsePage = (address: URL): PageRequest => ({
  ...WHOLE,
  ...listPart.decode(readQuery(address).fields).value,
});

/** A list as JSON: as many of its entries as a part may have bytes, the first always. */
const listText = (entries: readonly unknown[], mayCut = true): { text: string; count: number } => {
  const whole = JSON.stringify(entries);
  if (!mayCut || Buffer.byteLength(whole) <= LIMIT.listBytes) return { text: whole, count: entries.length };
  const texts: string[] = [];
  let bytes = "[]".length;
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    bytes += Buffer.byteLength(text) + ",".length;
    if (texts.length > 0 && bytes > LIMIT.listBytes) break;
    texts.push(text);
  }
  return { text: `[${texts.join(",")}]`, count: texts.length };
};

/** The `Link` to what follows a part of so many entries (RFC 8288), with what else the list was asked by. */
export const linkToNext = (
  { pathname, searchParams }: URL,
  { limit, offset }: PageRequest,
  count: number,
): string => {
  const query = new URLSearchParams([
    ["limit", String(limit)],
    ["offset", String(offset + count)],
    ...[...searchParams].filter(([name]) => name !== "limit" && name !== "offset"),
  ]);
  return `<${pathname}?${query}>; rel="next"`;
};

interface Listed {
  /** How many rows the list was made of. */
  rows: number;
  hasMore: boolean;
  part: PageRequest;
  address: URL;
  headers: Headers;
}

/** The answer that lists the entries, or as many of them as a part may hold, with a `Link` where more follow. */
export const listResponse = (
  entries: readonly unknown[],
  { rows, hasMore, part, address, headers }: Listed,
): Response => {
  // Where they aren't its rows one for one, a list is a log of short lines.
  const { text, count } = listText(entries, entries.length === rows);
  const answered = count < entries.length ? count : rows;
  if (hasMore || answered < rows) headers.set("link", linkToNext(address, part, answered));
  headers.set("content-type", "application/json");
  return new Response(text, { headers });
};
