import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { belongings } from "@/db/schema/creatures";
import { transaction } from "@/db/transaction";
import type { Belonging, BelongingKind, BelongingSent, Owner } from "@/lib/model/belonging";
import { Failure } from "@/lib/model/failure";
import { ownedBy } from "./owned-by";

type Row = typeof belongings.$inferSelect;

const gone = () => new Failure("missing", "This no longer exists");

const toBelonging = ({ characterId, encounterId, level, abilities, ...row }: Row): Belonging => ({
  ...row,
  ownerId: Number(characterId ?? encounterId),
  ...(level !== null && { level }),
  ...(abilities && { abilities }),
});

/** What the owner has of one kind, in the order of creation. */
export const listBelongings = async (owner: Owner, kind: BelongingKind): Promise<Belonging[]> => {
  const db = await database();
  const rows = await db
    .select()
    .from(belongings)
    .where(and(ownedBy(belongings, owner), eq(belongings.kind, kind)))
    .orderBy(asc(belongings.createdAt), asc(belongings.id));
  return rows.map(toBelonging);
};

/** Everything that an owner of a campaign has, by its kind and in the order of creation: nothing of another campaign's. */
export const listBelongingsByKind = async (
  campaignId: number,
  owner: Owner,
): Promise<Record<BelongingKind, Belonging[]>> => {
  const db = await database();
  const rows = await db
    .select()
    .from(belongings)
    .where(and(ownedBy(belongings, owner), eq(belongings.campaignId, campaignId)))
    .orderBy(asc(belongings.createdAt), asc(belongings.id));
  const of = (kind: BelongingKind) => rows.filter((row) => row.kind === kind).map(toBelonging);
  return { item: of("item"), spell: of("spell"), action: of("action") };
};

export const findBelonging = async (id: number): Promise<Belonging> => {
  const db = await database();
  const [row] = await db.select().from(belongings).where(eq(belongings.id, id));
  if (!row) throw gone();
  return toBelonging(row);
};

type Sent = BelongingSent & { image?: string };
const empty = { type: "", description: "", range: "", area: "", cost: "" };

export const createBelonging = async (
  campaignId: number,
  owner: Owner,
  kind: BelongingKind,
  sent: Sent & { name: string },
): Promise<Belonging> => {
  const db = await database();
  const level = kind === "spell" ? (sent.level ?? 0) : null;
  const abilities = kind === "item" && "encounterId" in owner ? (sent.abilities ?? []) : null;
  const [row] = await db
    .insert(belongings)
    .values({ ...empty, ...sent, ...owner, campaignId, kind, level, abilities })
    .returning();
  if (!row) throw new Error("An insert returned no row");
  return toBelonging(row);
};

/** Answers the changed belonging and the addresses of pictures that it no longer shows. */
export const changeBelonging = async (id: number, sent: Sent) => {
  const db = await database();
  return transaction(db, async (tx) => {
    const one = eq(belongings.id, id);
    const [before] = await tx.select({ image: belongings.image }).from(belongings).where(one).for("update");
    const [row] = await tx
      .update(belongings)
      .set({ ...sent, updatedAt: new Date() })
      .where(one)
      .returning();
    if (!before || !row) throw gone();
    return { row: toBelonging(row), orphans: before.image === row.image ? [] : [before.image] };
  });
};

/** Answers the address of its picture, if it has one. */
export const deleteBelonging = async (id: number): Promise<(string | null)[]> => {
  const db = await database();
  const [row] = await db
    .delete(belongings)
    .where(eq(belongings.id, id))
    .returning({ image: belongings.image });
  return [row?.image ?? null];
};
