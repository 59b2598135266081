import "server-only";
import { eq } from "drizzle-orm";
import { campaigns } from "@/db/schema/campaigns";
import type { Transaction } from "@/db/transaction";
import { oneOrMissing } from "./rows";

/**
 * Lets one transaction after another go on in a campaign: what is named or numbered by what there is must not be chosen twice, and its
 * evenings begin and end one by one. @throws Failure "missing"
 */
export const lockCampaign = async (tx: Transaction, campaignId: number): Promise<void> => {
  oneOrMissing(
    await tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.id, campaignId))
      .for("no key update"),
  );
};
