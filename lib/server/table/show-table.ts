import "server-only";
import { characterIn } from "@/db/queries/rolls";
import { beginByItself } from "@/db/queries/evening-times";
import {
  eveningIn,
  fightIn,
  forgetShown,
  handoutIn,
  keepShown,
  mapIn,
  playersAtTable,
} from "@/db/queries/shown";
import type { Transaction } from "@/db/transaction";
import { encodeShown } from "@/lib/contract/shown";
import type { ToldContents } from "@/lib/server/http/write";
import { Failure } from "@/lib/model/failure";
import type { Happening } from "@/lib/model/journal";
import { readersOf } from "@/lib/model/opened";
import { needsId, takesId, type ShownPlace } from "@/lib/model/place";

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

interface Readable {
  title: string;
  readers: "members" | readonly number[];
}

/** All members, or who manages the campaign and some players. */
const reach = (readers: Readable["readers"]) =>
  readers === "members" ? { audience: "members" as const } : { audience: "managers" as const, to: readers };

const knownTo = (readers: Readable["readers"]) =>
  readers === "members" ? {} : { audience: "managers" as const, readers };

const FOUND = { handout: handoutIn, map: mapIn };
/** A handout or a map that is shown, and who may see it. @throws Failure "missing", "conflict" while it is sealed */
const readOpened = async (
  tx: Transaction,
  campaignId: number,
  place: keyof typeof FOUND,
  id: number,
): Promise<Readable> => {
  const found = await FOUND[place](tx, campaignId, id);
  if (!found) throw missing(place);
  if (found.isSealed) throw new Failure("conflict", `A sealed ${place} can't be shown`);
  const readers = readersOf(found);
  return { title: found.title, readers: readers === "all" ? "members" : readers };
};

/** A chapter that is shown. @throws Failure "missing", "conflict" before it is signed */
const readChapter = async (tx: Transaction, campaignId: number, id: number): Promise<Readable> => {
  const evening = await eveningIn(tx, campaignId, id);
  if (!evening) throw missing("evening");
  if (evening.signedAt === null) throw new Failure("conflict", "Only a signed chapter can be shown");
  return { title: evening.title, readers: "members" };
};

/** The record that is shown, and who may see it. @throws Failure "missing", "conflict" */
const readRecord = async (
  tx: Transaction,
  campaignId: number,
  place: ShownPlace,
  id: number,
): Promise<Readable> => {
  if (place === "handout" || place === "map") return readOpened(tx, campaignId, place, id);
  if (place === "evening") return readChapter(tx, campaignId, id);
  const record =
    place === "character" ? await characterIn(tx, campaignId, id) : await fightIn(tx, campaignId, id);
  if (!record) throw missing(place);
  if ("state" in record && record.state !== "running")
    throw new Failure("conflict", "Only a running fight can be shown");
  return { title: record.name, readers: "members" };
};

/** Lays a page on the table, with whom to tell of it: those who may see it. @throws Failure "invalid", "missing", "conflict" */
export const showTable = async (
  tx: Transaction,
  { campaignId, by }: Showing,
  { place, id: sent }: ShownSent,
) => {
  const id = (takesId(place) && sent) || null;
  if (id === null && needsId(place)) throw new Failure("invalid", NO_ID, { fields: { id: NO_ID } });
  const { title, readers } =
    id === null ? { title: null, readers: "members" as const } : await readRecord(tx, campaignId, place, id);
  const begun = await beginByItself(tx, campaignId);
  const page = await keepShown(tx, { campaignId, place, recordId: id, userId: by });
  const told: ToldContents = { id: id ?? campaignId, contents: encodeShown(page), ...reach(readers) };
  const happened: Happening<"shown"> = { kind: "shown", entry: { place, title }, ...knownTo(readers) };
  return {
    result: page,
    touched: { shown: [told], evenings: begun.map((one) => ({ id: one })) },
    happened: [happened],
  };
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
