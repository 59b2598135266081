import "server-only";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { database } from "@/db/client";
import { CAMPAIGN, listing, named } from "@/db/listing";
import { origins } from "@/db/schema/creatures";
import { transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { Origin, OriginKind, OriginSent } from "@/lib/model/origin";
import { fitSpent, noEnergy } from "@/lib/rules/energy";

type Row = Omit<typeof origins.$inferSelect, "updatedAt">;

const gone = () => new Failure("missing", "This no longer exists");

const toOrigin = ({ characterId, ...row }: Row): Origin => {
  if (characterId === null) throw gone();
  return { ...row, characterId };
};

const { updatedAt: _, ...columns } = getTableColumns(origins);
const fields = named(columns);

/** A character's race, background or class: one, or none. */
export const originsOf = (kind: OriginKind, where?: "here") =>
  listing(
    `${kind} of a character`,
    (db, characterId) =>
      db
        .select(fields)
        .from(origins)
        .where(
          and(
            eq(origins.characterId, characterId),
            eq(origins.kind, kind),
            where && eq(origins.campaignId, CAMPAIGN),
          ),
        )
        .orderBy(asc(origins.createdAt), asc(origins.id)),
    toOrigin,
  );

export const findOrigin = async (id: number): Promise<Origin> => {
  const db = await database();
  const [row] = await db.select().from(origins).where(eq(origins.id, id));
  if (!row) throw gone();
  return toOrigin(row);
};

interface Place {
  campaignId: number;
  characterId: number;
}

/** @throws the unique violation `origins_of_character` where the character has one of this kind */
export const createOrigin = async (place: Place, kind: OriginKind, sent: OriginSent): Promise<Origin> => {
  const db = await database();
  const energyAmounts = { ...noEnergy(), ...sent.energyAmounts };
  const energySpent = fitSpent(sent.energySpent ?? noEnergy(), energyAmounts);
  const [row] = await db
    .insert(origins)
    .values({ name: "", description: "", ...sent, ...place, kind, energyAmounts, energySpent })
    .returning();
  if (!row) throw new Error("An insert returned no row");
  return toOrigin(row);
};

/** Lowered amounts take what is spent above them along. */
export const changeOrigin = async (id: number, sent: OriginSent): Promise<Origin> => {
  const db = await database();
  return transaction(db, async (tx) => {
    const [before] = await tx.select().from(origins).where(eq(origins.id, id)).for("update");
    if (!before) throw gone();
    const energyAmounts = { ...before.energyAmounts, ...sent.energyAmounts };
    const energySpent = fitSpent(sent.energySpent ?? before.energySpent, energyAmounts);
    const [row] = await tx
      .update(origins)
      .set({ ...sent, energyAmounts, energySpent, updatedAt: new Date() })
      .where(eq(origins.id, id))
      .returning();
    if (!row) throw gone();
    return toOrigin(row);
  });
};
