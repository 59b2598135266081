import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import type { Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";

/** For whom something is opened are members of the campaign, all of them. @throws Failure "invalid" */
export const refuseStrangers = async (
  tx: Transaction,
  campaignId: number,
  ids: readonly number[],
): Promise<void> => {
  const found = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), inArray(members.userId, [...ids])));
  if (found.length === ids.length) return;
  const sentence = "Must be members of this campaign";
  throw new Failure("invalid", sentence, { fields: { for: sentence } });
};
