import "server-only";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { database } from "@/db/client";
import { CAMPAIGN, listing, named } from "@/db/listing";
import { belongings } from "@/db/schema/creatures";
import { type Runner, transaction } from "@/db/transaction";
import type { Belonging, BelongingKind, BelongingSent, Owner } from "@/lib/model/belonging";
import { Failure } from "@/lib/model/failure";

type Row = Omit<typeof belongings.$inferSelect, "updatedAt">;

const gone = () => new Failure("missing", "This no longer exists");

const toBelonging = ({ characterId, encounterId, level, abilities, ...row }: Row): Belonging => ({
  ...row,
  ownerId: Number(characterId ?? encounterId),
  ...(level !== null && { level }),
  ...(abilities && { abilities }),
});

const { updatedAt: _, ...columns } = getTableColumns(belongings);
const fields = named(columns);

/** What a creature has of one kind, in the order of creation. */
export const belongingsOf = (owner: "character" | "encounter", kind: BelongingKind, where?: "here") =>
  listing(
    `${kind}s of ${owner}s`,
    (db, id) =>
      db
        .select(fields)
        .from(belongings)
        .where(
          and(
            eq(owner === "character" ? belongings.characterId : belongings.encounterId, id),
            eq(belongings.kind, kind),
            where && eq(belongings.campaignId, CAMPAIGN),
          ),
        )
        .orderBy(asc(belongings.createdAt), asc(belongings.id)),
    toBelonging,
  );

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
  const one = eq(belongings.id, id);
  const write = async (runner: Runner) => {
    const [row] = await runner
      .update(belongings)
      .set({ ...sent, updatedAt: new Date() })
      .where(one)
      .returning();
    if (!row) throw gone();
    return toBelonging(row);
  };
  // Without a new picture the old one stays, whichever it is.
  if (sent.image === undefined) return { row: await write(db), orphans: [] };
  return transaction(db, async (tx) => {
    const [before] = await tx.select({ image: belongings.image }).from(belongings).where(one).for("update");
    const row = await write(tx);
    return { row, orphans: before && before.image !== row.image ? [before.image] : [] };
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
