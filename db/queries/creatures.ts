import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { characters, encounters } from "@/db/schema/creatures";
import type { Transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type { StatsSent } from "@/lib/model/creature";
import { deleteBelongingsOf } from "./images";
import { oneOrMissing } from "./rows";

type Creatures = typeof characters | typeof encounters;

/** Merges a part of a stored JSON object into it, so that two people who change different parts keep both. */
export const merged = (column: AnyPgColumn, part: object): SQL =>
  sql`${column} || ${JSON.stringify(part)}::jsonb`;

/** What `update` sets for a change of a stat block: current hit points stay within 0 and the maximum, whichever is sent. */
export const statChanges = <S extends StatsSent>(table: Creatures, sent: S) => {
  const { abilities, currentHitPoints, maxHitPoints, ...plain } = sent;
  const current = sql`coalesce(${currentHitPoints ?? null}::integer, ${table.currentHitPoints})`;
  const max = sql`coalesce(${maxHitPoints ?? null}::integer, ${table.maxHitPoints})`;
  return {
    ...plain,
    ...(abilities && { abilities: merged(table.abilities, abilities) }),
    maxHitPoints: max,
    currentHitPoints: sql`greatest(0, least(${current}, ${max}))`,
    updatedAt: new Date(),
  };
};

/** Locks the creature against a race with what is given to it concurrently, and answers its picture's address. */
export const lockImage = async (tx: Transaction, table: Creatures, id: number): Promise<string | null> =>
  oneOrMissing(await tx.select({ image: table.image }).from(table).where(eq(table.id, id)).for("update"))
    .image;

/** Deletes the creature and all that belongs to it; answers the addresses of its pictures. */
export const deleteCreature = async (
  tx: Transaction,
  table: Creatures,
  id: number,
  owner: Owner,
): Promise<(string | null)[]> => {
  const image = await lockImage(tx, table, id);
  const images = await deleteBelongingsOf(tx, owner);
  await tx.delete(table).where(eq(table.id, id));
  return [image, ...images];
};
