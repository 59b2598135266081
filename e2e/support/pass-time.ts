import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connect";
import { evenings } from "@/db/schema/evenings";
import { fightActs } from "@/db/schema/fights";
import { journal } from "@/db/schema/journal";
import { rolls } from "@/db/schema/rolls";
import { shown } from "@/db/schema/shown";

/** Lets so many hours pass, as far as a book's evening is concerned: all that happened lies further back. */
export const passHours = async (db: Database, campaign: number, hours: number): Promise<void> => {
  const back = sql`interval '1 hour' * ${hours}::integer`;
  await db
    .update(evenings)
    .set({ begunAt: sql`${evenings.begunAt} - ${back}` })
    .where(eq(evenings.campaignId, campaign));
  await db
    .update(journal)
    .set({ happenedAt: sql`${journal.happenedAt} - ${back}` })
    .where(eq(journal.campaignId, campaign));
  for (const table of [rolls, shown, fightActs])
    await db
      .update(table)
      .set({ createdAt: sql`${table.createdAt} - ${back}` })
      .where(eq(table.campaignId, campaign));
};
