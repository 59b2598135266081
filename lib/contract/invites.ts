import { z } from "zod";
import { wireBoolean, wireDate, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { readOnly, listOf, picture, writeOnly, wireRecord } from "./wire";

const invite = wireRecord({
  id: readOnly("invite_id", wireId),
  campaignId: readOnly("campaign_id", wireId),
  campaignName: readOnly("campaign_name", z.string()),
  sender: readOnly("sender_username", z.string()),
  status: readOnly("status", z.enum(["pending", "accepted", "rejected"])),
  createdAt: readOnly("created_at", wireDate),
});
const sentInvite = wireRecord({
  ...invite.table,
  senderId: readOnly("sender_id", wireId),
  receiver: {
    id: readOnly("receiver_id", wireId),
    username: readOnly("receiver_username", z.string()),
    image: picture("receiver_profile_img"),
  },
});
export const send = endpoint("POST /api/campaigns/invite", {
  access: { may: "invite:send", campaign: "campaign_id" },
  limit: "invite",
  touches: { invites: "handler" },
  body: wireRecord({
    campaignId: writeOnly("campaign_id", wireId),
    receiverId: writeOnly("receiver_id", wireId),
  }).create(["campaignId", "receiverId"]),
  answer: sentInvite.answer,
  status: 201,
});
export const listOfCampaign = endpoint("GET /api/campaigns/[id]/invites", {
  access: { may: "invites:read", campaign: "id" },
  answer: listOf(sentInvite.answer),
});
export const withdraw = endpoint("DELETE /api/invites/[id]", {
  access: { may: "invite:withdraw", invite: "id" },
  touches: { invites: "handler" },
  answer: message,
});
export const listMine = endpoint("GET /api/invites/my", {
  access: "signed in",
  answer: listOf(invite.answer),
});
export const answer = endpoint("POST /api/invites/respond", {
  access: "signed in",
  touches: { invites: "handler", members: "handler", shelf: "handler" },
  journal: ["join"],
  body: wireRecord({ id: writeOnly("invite_id", wireId), accept: writeOnly("accept", wireBoolean) }).create([
    "id",
    "accept",
  ]),
  answer: message,
});
