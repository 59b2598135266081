import { campaigns } from "@/db/schema/campaigns";
import { memoryDatabase } from "./memory-database";

/** An empty database in memory with one campaign, without members: for tests of queries. */
export const memoryCampaign = async () => {
  const memory = await memoryDatabase();
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await memory.db.insert(campaigns).values(book).returning({ id: campaigns.id });
  if (!row) throw new Error("No campaign was written");
  return { ...memory, campaignId: row.id };
};
