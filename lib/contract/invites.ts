import { z } from "zod";
import { wireBoolean, wireDate, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { answered, listOf, picture, sent, wireRecord } from "./wire";

const invite = wireRecord({
  id: answered("invite_id", wireId),
  campaignId: answered("campaign_id", wireId),
  campaignName: answered("campaign_name", z.string()),
  sender: answered("sender_username", z.string()),
  status: answered("status", z.enum(["pending", "accepted", "rejected"])),
  createdAt: answered("created_at", wireDate),
});
const sentInvite = wireRecord({
  ...invite.table,
  senderId: answered("sender_id", wireId),
  receiver: {
    id: answered("receiver_id", wireId),
    username: answered("receiver_username", z.string()),
    image: picture("receiver_profile_img"),
  },
});
export const sendInvite = endpoint("POST /api/campaigns/invite", {
  access: { may: "invite:send", campaign: "campaign_id" },
  limit: "invite",
  touches: { invites: "handler" },
  body: wireRecord({
    campaignId: sent("campaign_id", wireId),
    receiverId: sent("receiver_id", wireId),
  }).create(["campaignId", "receiverId"]),
  answer: sentInvite.answer,
  status: 201,
});
export const listCampaignInvites = endpoint("GET /api/campaigns/[id]/invites", {
  access: { may: "invites:read", campaign: "id" },
  answer: listOf(sentInvite.answer),
});
export const withdrawInvite = endpoint("DELETE /api/invites/[id]", {
  access: { may: "invite:withdraw", invite: "id" },
  touches: { invites: "handler" },
  answer: message,
});
export const listMyInvites = endpoint("GET /api/invites/my", {
  access: "signed in",
  answer: listOf(invite.answer),
});
export const answerInvite = endpoint("POST /api/invites/respond", {
  access: "signed in",
  touches: { invites: "handler", members: "handler", shelf: "handler" },
  body: wireRecord({ id: sent("invite_id", wireId), accept: sent("accept", wireBoolean) }).create([
    "id",
    "accept",
  ]),
  answer: message,
});
