import "server-only";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { CAMPAIGN, jsonList, named } from "@/db/json-list";
import { origins } from "@/db/schema/creatures";
import type { Runner, Transaction } from "@/db/transaction";
import type { Origin, OriginKind, OriginSent } from "@/lib/model/origin";
import { fitSpent, noEnergy } from "@/lib/rules/energy";
import { missingRow, insertedRow, oneOrMissing } from "./rows";

type Row = Omit<typeof origins.$inferSelect, "updatedAt">;

export const toOrigin = ({ characterId, ...row }: Row): Origin => {
  if (characterId === null) throw missingRow();
  return { ...row, characterId };
};

const { updatedAt: _, ...columns } = getTableColumns(origins);
const fields = named(columns);

/** A character's race, background or class: one, or none. */
export const originsOf = (kind: OriginKind, scope?: { inCampaign: true }) =>
  jsonList(
    `${kind} of a character${scope ? " in a campaign" : ""}`,
    (db, characterId) =>
      db
        .select(fields)
        .from(origins)
        .where(
          and(
            eq(origins.characterId, characterId),
            eq(origins.kind, kind),
            scope && eq(origins.campaignId, CAMPAIGN),
          ),
        )
        .orderBy(asc(origins.createdAt), asc(origins.id)),
    toOrigin,
  );

export const findOrigin = async (db: Runner, id: number): Promise<Origin> =>
  toOrigin(oneOrMissing(await db.select().from(origins).where(eq(origins.id, id))));

interface CharacterKey {
  campaignId: number;
  characterId: number;
}

/** @throws the unique violation `origins_of_character` where the character has one of this kind */
export const createOrigin = async (
  tx: Transaction,
  key: CharacterKey,
  kind: OriginKind,
  sent: OriginSent,
): Promise<Origin> => {
  const energyAmounts = { ...noEnergy(), ...sent.energyAmounts };
  const energySpent = fitSpent(sent.energySpent ?? noEnergy(), energyAmounts);
  const rows = await tx
    .insert(origins)
    .values({ name: "", description: "", ...sent, ...key, kind, energyAmounts, energySpent })
    .returning();
  return toOrigin(insertedRow(rows));
};

/** Lowered amounts take what is spent above them along. */
export const changeOrigin = async (tx: Transaction, id: number, sent: OriginSent): Promise<Origin> => {
  const before = oneOrMissing(await tx.select().from(origins).where(eq(origins.id, id)).for("update"));
  const energyAmounts = { ...before.energyAmounts, ...sent.energyAmounts };
  const energySpent = fitSpent(sent.energySpent ?? before.energySpent, energyAmounts);
  const rows = await tx
    .update(origins)
    .set({ ...sent, energyAmounts, energySpent, updatedAt: new Date() })
    .where(eq(origins.id, id))
    .returning();
  return toOrigin(oneOrMissing(rows));
};
