import "server-only";
import { asc, eq, inArray } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import { belongings, characters, encounters, type origins } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import type { Transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type { PicturedKind } from "@/lib/model/resource";

const ownedBy = (table: typeof belongings | typeof origins, owner: Owner) =>
  "characterId" in owner
    ? eq(table.characterId, owner.characterId)
    : eq(table.encounterId, owner.encounterId);

interface Pictured {
  image: string | null;
}
type Pictures = typeof belongings | typeof characters | typeof encounters | typeof handouts | typeof maps;
/** What of a campaign shows pictures, what is owned before its owners. */
const PICTURES: Record<Exclude<PicturedKind, "campaign">, Pictures> = {
  belonging: belongings,
  character: characters,
  handout: handouts,
  map: maps,
  encounter: encounters,
};
const addresses = (rows: readonly Pictured[]) => rows.map(({ image }) => image);

/**
 * Deletes campaigns with all that belongs to them and answers the addresses of their pictures. Each table is deleted with its
 * own statement, because only a deleted row tells which picture it showed last; locked beforehand, from the campaign inwards,
 * nothing is added or shown anew meanwhile.
 */
export const deleteCampaignsWith = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<(string | null)[]> => {
  if (ids.length === 0) return [];
  const of = (table: Pictures) => inArray(table.campaignId, [...ids]);
  const these = inArray(campaigns.id, [...ids]);
  await tx.select({ id: campaigns.id }).from(campaigns).where(these).orderBy(asc(campaigns.id)).for("update");
  const { belonging: _, ...owners } = PICTURES;
  for (const table of Object.values(owners))
    await tx.select({ id: table.id }).from(table).where(of(table)).orderBy(asc(table.id)).for("update");
  const shown: Pictured[] = [];
  for (const table of Object.values(PICTURES))
    shown.push(...(await tx.delete(table).where(of(table)).returning({ image: table.image })));
  const books = await tx
    .delete(campaigns)
    .where(these)
    .returning({ cover: campaigns.coverImage, map: campaigns.mapImage });
  return [...addresses(shown), ...books.flatMap(({ cover, map }) => [cover, map])];
};

/** Deletes what a creature owns and answers the addresses of its pictures. */
export const deleteBelongingsOf = async (tx: Transaction, owner: Owner): Promise<(string | null)[]> =>
  addresses(
    await tx.delete(belongings).where(ownedBy(belongings, owner)).returning({ image: belongings.image }),
  );
