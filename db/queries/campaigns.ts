import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { campaigns, members } from "@/db/schema/campaigns";
import type { Runner, Transaction } from "@/db/transaction";
import type { Campaign, ShelfCampaign } from "@/lib/model/campaign";
import { renameInCalendars } from "./evenings";
import { deleteCampaignsWith } from "./images";
import { enforceQuota } from "./quotas";
import { missingRow, insertedRow, oneOrMissing } from "./rows";

export const campaignColumns = {
  id: campaigns.id,
  name: campaigns.name,
  coverImage: campaigns.coverImage,
  coverColour: campaigns.coverColour,
  description: campaigns.description,
  setting: campaigns.setting,
  factions: campaigns.factions,
  themes: campaigns.themes,
  mapImage: campaigns.mapImage,
  autoEvenings: campaigns.autoEvenings,
  createdAt: campaigns.createdAt,
};
export type CampaignRow = Campaign & { createdAt: Date };

/** A person's campaigns in the order of creation. */
export const campaignsOfPerson = jsonList("campaigns of a person", (db, userId) =>
  db
    .select(named({ ...campaignColumns, role: members.role }))
    .from(members)
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(members.userId, userId))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id)),
);

/** The same without what the shelf doesn't show: two hundred long descriptions would be megabytes. */
export const listShelf = async (db: Runner, userId: number): Promise<ShelfCampaign[]> => {
  const { id, name, coverImage, coverColour } = campaignColumns;
  return db
    .select({ id, name, coverImage, coverColour, role: members.role })
    .from(members)
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(members.userId, userId))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
};

/** A campaign as a member sees it. @throws Failure "missing" for anybody else */
export const findCampaign = async (db: Runner, id: number, userId: number): Promise<CampaignRow> =>
  oneOrMissing(
    await db
      .select({ ...campaignColumns, role: members.role })
      .from(campaigns)
      .innerJoin(members, and(eq(members.campaignId, campaigns.id), eq(members.userId, userId)))
      .where(eq(campaigns.id, id)),
  );

export type NewCampaign = Omit<Campaign, "autoEvenings" | "id" | "role"> &
  Partial<Pick<Campaign, "autoEvenings">>;

export const createCampaign = async (
  tx: Transaction,
  creatorId: number,
  campaign: NewCampaign,
): Promise<CampaignRow> => {
  await enforceQuota(tx, "campaigns", creatorId);
  const row = insertedRow(await tx.insert(campaigns).values(campaign).returning(campaignColumns));
  await tx.insert(members).values({ campaignId: row.id, userId: creatorId, role: "creator" });
  return { ...row, role: "creator" };
};

/** Answers the changed campaign and the addresses of pictures that it no longer shows. @throws Failure "missing" */
export const changeCampaign = async (tx: Transaction, campaignId: number, patch: Partial<NewCampaign>) => {
  const one = eq(campaigns.id, campaignId);
  // Without new pictures the old ones stay, whichever they are.
  const keepsPictures = patch.coverImage === undefined && patch.mapImage === undefined;
  const [before] = keepsPictures
    ? []
    : await tx
        .select({ coverImage: campaigns.coverImage, mapImage: campaigns.mapImage })
        .from(campaigns)
        .where(one)
        .for("no key update");
  if (patch.name !== undefined) await renameInCalendars(tx, campaignId, patch.name);
  const values = { ...patch, updatedAt: new Date() };
  const row = oneOrMissing(await tx.update(campaigns).set(values).where(one).returning(campaignColumns));
  const orphans = before
    ? [
        before.coverImage === row.coverImage ? null : before.coverImage,
        before.mapImage === row.mapImage ? null : before.mapImage,
      ]
    : [];
  return { row, orphans };
};

/** Deletes the campaign and all that belongs to it; answers the addresses of its pictures. */
export const deleteCampaign = async (tx: Transaction, campaignId: number): Promise<(string | null)[]> => {
  const pictures = await deleteCampaignsWith(tx, [campaignId]);
  // Two of each book that was there, present or not.
  if (pictures.length === 0) throw missingRow();
  return pictures;
};
