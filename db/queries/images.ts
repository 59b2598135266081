import "server-only";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import { belongings, characters, encounters, type origins } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import type { Runner, Transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";

const ownedBy = (table: typeof belongings | typeof origins, owner: Owner) =>
  "characterId" in owner
    ? eq(table.characterId, owner.characterId)
    : eq(table.encounterId, owner.encounterId);

interface Pictured {
  image: string | null;
}
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
  const inside = { belongings, characters, encounters, handouts };
  const of = (table: (typeof inside)[keyof typeof inside]) => inArray(table.campaignId, [...ids]);
  const these = inArray(campaigns.id, [...ids]);
  await tx.select({ id: campaigns.id }).from(campaigns).where(these).orderBy(asc(campaigns.id)).for("update");
  for (const table of [characters, encounters, handouts])
    await tx.select({ id: table.id }).from(table).where(of(table)).orderBy(asc(table.id)).for("update");
  const owned = await tx.delete(belongings).where(of(belongings)).returning({ image: belongings.image });
  const cast = await tx.delete(characters).where(of(characters)).returning({ image: characters.image });
  const given = await tx.delete(handouts).where(of(handouts)).returning({ image: handouts.image });
  const foes = await tx.delete(encounters).where(of(encounters)).returning({ image: encounters.image });
  const books = await tx
    .delete(campaigns)
    .where(these)
    .returning({ cover: campaigns.coverImage, map: campaigns.mapImage });
  return [
    ...addresses([...owned, ...cast, ...given, ...foes]),
    ...books.flatMap(({ cover, map }) => [cover, map]),
  ];
};

/** Deletes what a creature owns and answers the addresses of its pictures. */
export const deleteBelongingsOf = async (tx: Transaction, owner: Owner): Promise<(string | null)[]> =>
  addresses(
    await tx.delete(belongings).where(ownedBy(belongings, owner)).returning({ image: belongings.image }),
  );

/** The addresses of the pictures of what a creature owns. */
export const imagesOfBelongings = async (db: Runner, owner: Owner): Promise<(string | null)[]> =>
  addresses(
    await db
      .select({ image: belongings.image })
      .from(belongings)
      .where(and(ownedBy(belongings, owner), isNotNull(belongings.image))),
  );
