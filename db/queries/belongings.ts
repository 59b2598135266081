import "server-only";
import { and, asc, eq, exists, getTableColumns, sql } from "drizzle-orm";
import { CAMPAIGN, jsonList, named } from "@/db/json-list";
import { belongings, characters } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { Belonging, BelongingKind, BelongingSent, Owner } from "@/lib/model/belonging";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";

type Row = Omit<typeof belongings.$inferSelect, "updatedAt">;

const toBelonging = ({ characterId, encounterId, level, abilities, ...row }: Row): Belonging => ({
  ...row,
  ownerId: Number(characterId ?? encounterId),
  ...(level !== null && { level }),
  ...(abilities && { abilities }),
});

const { updatedAt: _, ...columns } = getTableColumns(belongings);
const fields = named(columns);

/** What a creature has of one kind, in the order of creation. */
export const belongingsOf = (
  owner: "character" | "encounter",
  kind: BelongingKind,
  scope?: { inCampaign: true },
) =>
  jsonList(
    `${kind}s of ${owner}s${scope ? " in a campaign" : ""}`,
    (db, id) =>
      db
        .select(fields)
        .from(belongings)
        .where(
          and(
            eq(owner === "character" ? belongings.characterId : belongings.encounterId, id),
            eq(belongings.kind, kind),
            scope && eq(belongings.campaignId, CAMPAIGN),
          ),
        )
        .orderBy(asc(belongings.createdAt), asc(belongings.id)),
    toBelonging,
  );

export const findBelonging = async (db: Runner, id: number): Promise<Belonging> =>
  toBelonging(oneOrMissing(await db.select().from(belongings).where(eq(belongings.id, id))));

type Sent = BelongingSent & { image?: string };
type NewSent = Sent & { name: string; fromLibrary?: boolean };
const empty = { type: "", description: "", range: "", area: "", cost: "" };

export const createBelonging = async (
  tx: Transaction,
  campaignId: number,
  owner: Owner,
  kind: BelongingKind,
  sent: NewSent,
): Promise<Belonging> => {
  if ("characterId" in owner) await enforceQuota(tx, "belongings of a character", owner.characterId);
  else await enforceQuota(tx, "belongings of an encounter", owner.encounterId);
  const level = kind === "spell" ? (sent.level ?? 0) : null;
  const abilities = kind === "item" && "encounterId" in owner ? (sent.abilities ?? []) : null;
  const rows = await tx
    .insert(belongings)
    .values({ ...empty, ...sent, ...owner, campaignId, kind, level, abilities })
    .returning();
  return toBelonging(insertedRow(rows));
};

/** Answers the changed belonging and the addresses of pictures that it no longer shows. */
export const changeBelonging = async (tx: Transaction, id: number, sent: Sent) => {
  const one = eq(belongings.id, id);
  // Without a new picture the old one stays, whichever it is.
  const [before] =
    sent.image === undefined
      ? []
      : await tx.select({ image: belongings.image }).from(belongings).where(one).for("update");
  const rows = await tx
    .update(belongings)
    .set({ ...sent, fromLibrary: false, updatedAt: new Date() })
    .where(one)
    .returning();
  const row = toBelonging(oneOrMissing(rows));
  return { row, orphans: before && before.image !== row.image ? [before.image] : [] };
};

/** Against a race: the character who was asked about has it no more. */
const refuseWhenGiven = async (tx: Transaction, id: number, from: number): Promise<void> => {
  const [row] = await tx.select({ by: belongings.characterId }).from(belongings).where(eq(belongings.id, id));
  if (row && row.by !== from) throw new Failure("conflict", "This was given away a moment ago");
};

const nameOf = (tx: Transaction, characterId: number) =>
  sql<string>`(${tx.select({ name: characters.name }).from(characters).where(eq(characters.id, characterId))})`;

/**
 * Takes it from one character and gives it to another of the campaign; answers their names beside it.
 * @throws Failure "missing" where either is not there, "conflict" where a concurrent call gave it away or the receiver is at the
 * limit of `OWNED.belongings`
 */
export const giveBelonging = async (
  tx: Transaction,
  id: number,
  { from, to, campaignId }: { from: number; to: number; campaignId: number },
): Promise<{ given: Belonging; fromName: string; toName: string }> => {
  const there = tx
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.id, to), eq(characters.campaignId, campaignId)));
  const rows = await tx
    .update(belongings)
    .set({ characterId: to, updatedAt: new Date() })
    .where(and(eq(belongings.id, id), eq(belongings.characterId, from), exists(there)))
    .returning({ row: getTableColumns(belongings), fromName: nameOf(tx, from), toName: nameOf(tx, to) });
  if (rows.length === 0) await refuseWhenGiven(tx, id, from);
  const { row, ...names } = oneOrMissing(rows);
  // It is counted already, where it lies now.
  await enforceQuota(tx, "belongings of a character", to, 0);
  return { given: toBelonging(row), ...names };
};

/** Answers the address of its picture, if it has one. */
export const deleteBelonging = async (tx: Transaction, id: number): Promise<(string | null)[]> => {
  const rows = await tx
    .delete(belongings)
    .where(eq(belongings.id, id))
    .returning({ image: belongings.image });
  return [oneOrMissing(rows).image];
};
