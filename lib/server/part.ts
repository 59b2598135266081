import "server-only";
import { type Part, WHOLE } from "@/db/listing";
import { listPart } from "@/lib/contract/part";
import { readQuery } from "./body";

/** The part of a list that a request asks for by its query. @throws Failure "invalid" */
export const partOf = (address: URL): Part => ({
  ...WHOLE,
  ...listPart.decode(readQuery(address).fields).value,
});

/** The `Link` to the part that follows (RFC 8288), with what else the list was asked by. */
export const linkToNext = ({ pathname, searchParams }: URL, { limit, offset }: Part): string => {
  const query = new URLSearchParams([
    ["limit", String(limit)],
    ["offset", String(offset + limit)],
    ...[...searchParams].filter(([name]) => name !== "limit" && name !== "offset"),
  ]);
  return `<${pathname}?${query}>; rel="next"`;
};
