import "server-only";
import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { listing, named } from "@/db/listing";
import { campaigns, members } from "@/db/schema/campaigns";
import { type Runner, transaction } from "@/db/transaction";
import type { Campaign, ShelfCampaign } from "@/lib/model/campaign";
import { deleteCampaignsWith } from "./images";

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
  createdAt: campaigns.createdAt,
};
export type CampaignRow = Campaign & { createdAt: Date };

/** A person's campaigns in the order of creation. */
export const campaignsOfPerson = listing("campaigns of a person", (db, userId) =>
  db
    .select(named({ ...campaignColumns, role: members.role }))
    .from(members)
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(members.userId, userId))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id)),
);

/** The same without what the shelf doesn't show: two hundred long descriptions would be megabytes. */
export const listShelf = async (userId: number): Promise<ShelfCampaign[]> => {
  const db = await database();
  const { id, name, coverImage, coverColour } = campaignColumns;
  return db
    .select({ id, name, coverImage, coverColour, role: members.role })
    .from(members)
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(members.userId, userId))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
};

export type NewCampaign = Omit<Campaign, "id" | "role">;

export const createCampaign = async (creatorId: number, campaign: NewCampaign): Promise<CampaignRow> => {
  const db = await database();
  return transaction(db, async (tx) => {
    const [row] = await tx.insert(campaigns).values(campaign).returning(campaignColumns);
    if (!row) throw new Error("An insert returned no row");
    await tx.insert(members).values({ campaignId: row.id, userId: creatorId, role: "creator" });
    return { ...row, role: "creator" };
  });
};

/** Answers the changed campaign and the addresses of pictures that it no longer shows; undefined if it is gone. */
export const changeCampaign = async (campaignId: number, patch: Partial<NewCampaign>) => {
  const db = await database();
  const one = eq(campaigns.id, campaignId);
  const write = async (runner: Runner) => {
    const values = { ...patch, updatedAt: new Date() };
    const [row] = await runner.update(campaigns).set(values).where(one).returning(campaignColumns);
    return row;
  };
  // Without new pictures the old ones stay, whichever they are.
  if (patch.coverImage === undefined && patch.mapImage === undefined) {
    const campaign = await write(db);
    return campaign && { campaign, orphans: [] };
  }
  return transaction(db, async (tx) => {
    const [before] = await tx
      .select({ coverImage: campaigns.coverImage, mapImage: campaigns.mapImage })
      .from(campaigns)
      .where(one)
      .for("update");
    const after = await write(tx);
    if (!before || !after) return undefined;
    const orphans = [
      before.coverImage === after.coverImage ? null : before.coverImage,
      before.mapImage === after.mapImage ? null : before.mapImage,
    ];
    return { campaign: after, orphans };
  });
};

/** Deletes the campaign and all that belongs to it; answers the addresses of its pictures. */
export const deleteCampaign = async (campaignId: number): Promise<(string | null)[]> => {
  const db = await database();
  return transaction(db, (tx) => deleteCampaignsWith(tx, [campaignId]));
};
