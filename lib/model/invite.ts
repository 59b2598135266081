import type { Person } from "./account";

/** An invite as its receiver sees it. */
export interface Invite {
  id: number;
  campaignId: number;
  campaignName: string;
  sender: string;
  status: "pending" | "accepted" | "rejected";
  createdAt: Date;
}
/** A pending invite as the campaign's members see it. */
export interface SentInvite extends Invite {
  senderId: number;
  receiver: Person;
}
