import "server-only";
import type { Database } from "@/db/connect";
import { findNamed, search } from "@/db/queries/search";
import { LIMIT } from "@/lib/constants";
import { invalid } from "@/lib/contract/wire";
import type { Hit } from "@/lib/model/search";
import { text } from "@/lib/model/text";

interface Where {
  userId: number;
  campaignId: number;
}

/** Says what is wrong with a name; of those that an address repeats the contract looks at the last alone. */
const wrongIn = (name: string): string | undefined =>
  text(LIMIT.name).safeParse(name).error?.issues[0]?.message;

/** Names that fit what is sought, or records whose names are these: an address may say `exact` many times. @throws Failure "invalid" */
export const namesIn = async (
  db: Database,
  { userId, campaignId }: Where,
  query: string | undefined,
  address: URL,
): Promise<Pick<Hit, "kind" | "id" | "title">[]> => {
  if (query !== undefined)
    return search(db, userId, { campaignId, query, limit: LIMIT.names, inNames: true });
  const exact = address.searchParams.getAll("exact").filter((name) => name.trim() !== "");
  const isFit = exact.length > 0 && exact.length <= LIMIT.exactNames;
  if (!isFit) throw invalid({ q: `Please say a part of a name, or up to ${LIMIT.exactNames} names` });
  const wrong = exact.map(wrongIn).find((sentence) => sentence !== undefined);
  if (wrong !== undefined) throw invalid({ exact: wrong });
  return findNamed(db, userId, campaignId, exact);
};
