import "server-only";
import { type Part, WHOLE } from "@/db/listing";
import { listPart } from "@/lib/contract/part";
import { readQuery } from "./body";

/** The part of a list that a request asks for by its query. @throws Failure "invalid" */
export const partOf = (address: URL): Part => ({
  ...WHOLE,
  ...listPart.decode(readQuery(address).fields).value,
});

/** The `Link` to the part that follows (RFC 8288). */
export const linkToNext = ({ pathname }: URL, { limit, offset }: Part): string =>
  `<${pathname}?limit=${limit}&offset=${offset + limit}>; rel="next"`;
