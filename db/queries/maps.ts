import "server-only";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { maps } from "@/db/schema/maps";
import type { Runner, Transaction } from "@/db/transaction";
import type { KeptMap } from "@/lib/model/map";
import type { OpenedFor } from "@/lib/model/opened";
import { POSITION_STEP } from "@/lib/rules/positions";
import { inBatches } from "./in-batches";
import { refuseStrangers } from "./members-only";
import { nextPosition } from "./next-position";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";
import { CALLER, visibleTo } from "./visibility";

const columns = getTableColumns(maps);

/** Those of the campaign's maps that the reader may see, in their order. */
export const mapsOfCampaign = jsonList("maps of a campaign", (db, campaignId) =>
  db
    .select(named(columns))
    .from(maps)
    .where(and(eq(maps.campaignId, campaignId), visibleTo.maps(CALLER)))
    .orderBy(asc(maps.position), asc(maps.id)),
);

/** Kept from changing until the transaction ends. @throws Failure "missing" */
const lockMap = async (tx: Transaction, id: number): Promise<KeptMap> =>
  oneOrMissing(await tx.select(columns).from(maps).where(eq(maps.id, id)).for("update"));

export const findMap = async (db: Runner, id: number): Promise<KeptMap> =>
  oneOrMissing(await db.select(columns).from(maps).where(eq(maps.id, id)));

/** A picture in the store, with its pixels. */
type Pictured = Pick<KeptMap, "image" | "width" | "height">;
type Written = Partial<Pick<KeptMap, "name" | "alt" | "position">> & Partial<Pictured>;

export const createMap = async (
  tx: Transaction,
  campaignId: number,
  { position, ...written }: Pictured & Written & { name: string },
): Promise<KeptMap> => {
  await enforceQuota(tx, "maps", campaignId);
  const last = tx
    .select({ next: nextPosition(maps.position) })
    .from(maps)
    .where(eq(maps.campaignId, campaignId));
  const values = { campaignId, ...written, position: position ?? sql<number>`(${last})` };
  return insertedRow(await tx.insert(maps).values(values).returning(columns));
};

/** Writes those of a new book, sealed and in their order. */
export const insertMaps = async (
  tx: Transaction,
  campaignId: number,
  given: readonly (Pictured & { name: string; alt: string })[],
): Promise<void> => {
  if (given.length === 0) return;
  await enforceQuota(tx, "maps", campaignId, given.length);
  const ordered = given.map((one, index) => ({ campaignId, ...one, position: (index + 1) * POSITION_STEP }));
  for await (const some of inBatches(ordered)) await tx.insert(maps).values(some);
};

interface Changed {
  before: KeptMap;
  after: KeptMap;
}
/** Changes what is locked. */
const store = async (tx: Transaction, before: KeptMap, set: Partial<KeptMap>): Promise<Changed> => {
  const stored = tx.update(maps).set(set).where(eq(maps.id, before.id)).returning(columns);
  return { before, after: oneOrMissing(await stored) };
};

/** Answers it as it was and is. @throws Failure "missing" */
export const changeMap = async (tx: Transaction, id: number, change: Written): Promise<Changed> =>
  store(tx, await lockMap(tx, id), { ...change, updatedAt: new Date() });

export const deleteMap = async (tx: Transaction, id: number): Promise<KeptMap> =>
  oneOrMissing(await tx.delete(maps).where(eq(maps.id, id)).returning(columns));

/** Opens it for others than before, if it was open. @throws Failure "missing"; "invalid" for who is no member */
export const openMap = async (tx: Transaction, id: number, audience: OpenedFor): Promise<Changed> => {
  const map = await lockMap(tx, id);
  if (audience !== "all") await refuseStrangers(tx, map.campaignId, audience);
  return store(tx, map, { isSealed: false, openedFor: audience });
};

export const sealMap = async (tx: Transaction, id: number): Promise<Changed> =>
  store(tx, await lockMap(tx, id), { isSealed: true, openedFor: null });
