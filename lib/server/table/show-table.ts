import "server-only";
import { ownerOfCharacter } from "@/db/queries/rolls";
import { forgetShown, handoutIn, keepShown, playersAtTable, stateOfFight } from "@/db/queries/shown";
import type { Transaction } from "@/db/transaction";
import { encodeShown } from "@/lib/contract/shown";
import type { ToldContents } from "@/lib/server/http/write";
import { Failure } from "@/lib/model/failure";
import { readersOf } from "@/lib/model/opened";
import { needsId, type ShownPlace } from "@/lib/model/shown";

interface Showing {
  campaignId: number;
  /** Who shows it. */
  by: number;
}
export interface ShownSent {
  place: ShownPlace;
  id?: number;
}

const missing = (what: string) => new Failure("missing", `There is no such ${what} in this campaign`);

/** All members, or who manages the campaign and some players. */
const reach = (readers: "members" | readonly number[]) =>
  readers === "members" ? { audience: "members" as const } : { audience: "managers" as const, to: readers };

/** Who may see a handout that is shown. @throws Failure "missing", "conflict" while it is sealed */
const readersOfHandout = async (tx: Transaction, campaignId: number, id: number) => {
  const handout = await handoutIn(tx, campaignId, id);
  if (!handout) throw missing("handout");
  if (handout.isSealed) throw new Failure("conflict", "A sealed handout can't be shown");
  const readers = readersOf(handout);
  return readers === "all" ? ("members" as const) : readers;
};

/** Who may see the record that is shown. @throws Failure "missing", "conflict" */
const readersOfRecord = async (tx: Transaction, campaignId: number, place: ShownPlace, id: number) => {
  if (place === "handout") return readersOfHandout(tx, campaignId, id);
  if (place === "character" && (await ownerOfCharacter(tx, campaignId, id)) === undefined)
    throw missing("character");
  if (place === "fight") {
    const state = await stateOfFight(tx, campaignId, id);
    if (state === undefined) throw missing("fight");
    if (state !== "running") throw new Failure("conflict", "Only a running fight can be shown");
  }
  return "members" as const;
};

/** Lays a page on the table, with whom to tell of it: those who may see it. @throws Failure "invalid", "missing", "conflict" */
export const showTable = async (
  tx: Transaction,
  { campaignId, by }: Showing,
  { place, id: sent }: ShownSent,
) => {
  const id = needsId(place) ? sent : null;
  if (id === undefined) throw new Failure("invalid", NO_ID, { fields: { id: NO_ID } });
  const readers = id === null ? "members" : await readersOfRecord(tx, campaignId, place, id);
  const page = await keepShown(tx, { campaignId, place, recordId: id, userId: by });
  const told: ToldContents = { id: id ?? campaignId, contents: encodeShown(page), ...reach(readers) };
  return { result: page, touched: { shown: [told] } };
};

/** Takes away what lies on the table, with whom to tell: those who saw any of it. */
export const clearTable = async (tx: Transaction, campaignId: number) => {
  const players = await playersAtTable(tx, campaignId);
  await forgetShown(tx, campaignId);
  const readers = players.every(({ sees }) => sees)
    ? "members"
    : players.filter(({ sees }) => sees).map(({ userId }) => userId);
  const told: ToldContents = { id: campaignId, contents: null, ...reach(readers) };
  return { result: undefined, touched: { shown: [told] } };
};

const NO_ID = "Please say which";
