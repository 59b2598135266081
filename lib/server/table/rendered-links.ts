import "server-only";
import type { Runner } from "@/db/transaction";
import { findNamed } from "@/db/queries/search";
import { linksOf } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";

/** Names of one page that are looked up with it; further ones the browser asks for. */
const MOST = 200;

/** The names to which the texts of anything link. */
const addNames = (value: unknown, names: Set<string>): void => {
  if (typeof value === "string") {
    if (value.includes("[[")) for (const { name } of linksOf(value)) names.add(folded(name));
  } else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) addNames(one, names);
};

/** What the links of a page lead to, in one statement where it has any; `page` is what it shows. It may fail alone. */
export const renderedLinks = async (
  db: Runner,
  { userId, campaignId }: { userId: number; campaignId: number },
  page: unknown,
) => {
  const found = new Set<string>();
  addNames(page, found);
  const names = [...found].slice(0, MOST);
  const none = { campaignId, names: [], ends: [] };
  if (names.length === 0) return none;
  return findNamed(db, userId, campaignId, names).then(
    (ends) => ({ campaignId, names, ends }),
    () => none,
  );
};
