import "server-only";
import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { handoutReads, handouts } from "@/db/schema/handouts";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { KeptHandout } from "@/lib/model/handout";
import type { OpenedFor } from "@/lib/model/opened";
import type { Role } from "@/lib/policy";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
import { POSITION_STEP } from "@/lib/rules/positions";
import { inBatches } from "./in-batches";
import { refuseStrangers } from "./members-only";
import { nextPosition } from "./next-position";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";
import { CALLER, isPlayer, viewerOf, visibleTo } from "./visibility";

const columns = getTableColumns(handouts);

/** Those of the campaign's handouts that the reader may see: in the order of who keeps them; for players the newest opened first. */
export const handoutsOfCampaign = jsonList("handouts of a campaign", (db, campaignId) =>
  db
    .select(
      named({
        ...columns,
        isRead: sql<boolean>`exists (${db
          .select({ one: sql`1` })
          .from(handoutReads)
          .where(and(eq(handoutReads.handoutId, handouts.id), eq(handoutReads.userId, users.id)))})`,
      }),
    )
    .from(handouts)
    .where(and(eq(handouts.campaignId, campaignId), visibleTo.handouts(CALLER)))
    .orderBy(
      desc(sql`case when ${isPlayer(CALLER)} then ${handouts.openedAt} end`),
      asc(handouts.position),
      asc(handouts.id),
    ),
);

/** Kept from changing until the transaction ends. @throws Failure "missing" */
const lockHandout = async (tx: Transaction, id: number): Promise<KeptHandout> =>
  oneOrMissing(await tx.select(columns).from(handouts).where(eq(handouts.id, id)).for("update"));

export const findHandout = async (db: Runner, id: number): Promise<KeptHandout> =>
  oneOrMissing(await db.select(columns).from(handouts).where(eq(handouts.id, id)));

interface Written {
  title?: string;
  text?: string;
  image?: string | null;
  position?: number;
}

export const createHandout = async (
  tx: Transaction,
  campaignId: number,
  { title, text = "", image = null, position }: Written & { title: string },
): Promise<KeptHandout> => {
  await enforceQuota(tx, "handouts", campaignId);
  const last = tx
    .select({ next: nextPosition(handouts.position) })
    .from(handouts)
    .where(eq(handouts.campaignId, campaignId));
  const values = { campaignId, title, text, image, position: position ?? sql<number>`(${last})` };
  return insertedRow(await tx.insert(handouts).values(values).returning(columns));
};

/** Writes many behind those that are there, sealed and in their order; answers their ids in the same. */
export const createHandouts = async (
  tx: Transaction,
  campaignId: number,
  given: readonly { title: string; text: string; image: string | null }[],
): Promise<number[]> => {
  if (given.length === 0) return [];
  await enforceQuota(tx, "handouts", campaignId, given.length);
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${handouts.position}), 0)`.mapWith(Number) })
    .from(handouts)
    .where(eq(handouts.campaignId, campaignId));
  const ids: number[] = [];
  const ordered = given.map(({ title, text, image }, index) => ({
    campaignId,
    title,
    text,
    image,
    position: Math.min((row?.last ?? 0) + (index + 1) * POSITION_STEP, LARGEST_POSITION),
  }));
  for await (const some of inBatches(ordered))
    ids.push(...(await tx.insert(handouts).values(some).returning({ id: handouts.id })).map(({ id }) => id));
  return ids;
};

interface Changed {
  before: KeptHandout;
  after: KeptHandout;
}
const update = async (tx: Transaction, id: number, set: Partial<KeptHandout>): Promise<Changed> => {
  const before = await lockHandout(tx, id);
  const after = oneOrMissing(
    await tx.update(handouts).set(set).where(eq(handouts.id, id)).returning(columns),
  );
  return { before, after };
};

/** Answers it as it was and is. @throws Failure "missing" */
export const changeHandout = (tx: Transaction, id: number, change: Written): Promise<Changed> =>
  update(tx, id, { ...change, updatedAt: new Date() });

export const deleteHandout = async (tx: Transaction, id: number): Promise<KeptHandout> =>
  oneOrMissing(await tx.delete(handouts).where(eq(handouts.id, id)).returning(columns));

/** Opens it for others than before, if it was open. @throws Failure "missing"; "invalid" for who is no member */
export const openHandout = async (tx: Transaction, id: number, audience: OpenedFor): Promise<Changed> => {
  const { campaignId, openedAt } = await lockHandout(tx, id);
  if (audience !== "all") await refuseStrangers(tx, campaignId, audience);
  return update(tx, id, { isSealed: false, openedFor: audience, openedAt: openedAt ?? new Date() });
};

export const sealHandout = (tx: Transaction, id: number): Promise<Changed> =>
  update(tx, id, { isSealed: true, openedFor: null });

/**
 * Notes that a member has read it, once. Whether they may is asked again here, against a race with its being sealed.
 * @throws Failure "missing"
 */
export const readHandout = async (
  tx: Transaction,
  id: number,
  { userId, role }: { userId: number; role: Role },
): Promise<KeptHandout> => {
  const isSeen = visibleTo.handouts(viewerOf({ userId, role }));
  const handout = oneOrMissing(
    await tx
      .select(columns)
      .from(handouts)
      .where(and(eq(handouts.id, id), isSeen)),
  );
  const { campaignId } = handout;
  await tx.insert(handoutReads).values({ handoutId: id, campaignId, userId }).onConflictDoNothing();
  return handout;
};
