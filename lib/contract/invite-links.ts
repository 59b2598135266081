import { z } from "zod";
import { LINK_HOURS, MOST_USES } from "@/lib/model/invite-link";
import { campaign } from "./campaigns";
import { wireDate, wireId, wireWhole } from "./codecs";
import { endpoint, message } from "./endpoint";
import { readOnly, listOf, picture, writeOnly, wireRecord } from "./wire";

const NO_HOURS = `Must be ${LINK_HOURS.slice(0, -1).join(", ")} or ${LINK_HOURS.at(-1)}`;
const hours = wireWhole(
  z.int(NO_HOURS).refine((value) => LINK_HOURS.some((one) => one === value), NO_HOURS),
).meta({
  enum: [...LINK_HOURS],
});

const inviteLink = wireRecord({
  id: readOnly("invite_link_id", wireId),
  campaignId: readOnly("campaign_id", wireId),
  userId: readOnly("user_id", wireId),
  username: readOnly("username", z.string()),
  expiresAt: readOnly("expires_at", wireDate),
  uses: readOnly("uses", z.int().nullable()),
  used: readOnly("used", z.int()),
  createdAt: readOnly("created_at", wireDate),
});
/** The address is told to who makes a link, and never again. */
const madeLink = wireRecord({ ...inviteLink.table, url: readOnly("url", z.string()) });

const NO_USES = `From 1 to ${MOST_USES}`;
const uses = wireWhole(z.int(NO_USES).min(1, NO_USES).max(MOST_USES, NO_USES));
const link = wireRecord({ hours: writeOnly("hours", hours), uses: writeOnly("uses", uses) });

export const list = endpoint("GET /api/campaigns/[id]/invite-links", {
  access: { may: "invites:read", campaign: "id" },
  answer: listOf(inviteLink.answer),
});
export const create = endpoint("POST /api/campaigns/[id]/invite-links", {
  access: { may: "invite:send", campaign: "id" },
  limit: "invite link",
  touches: { invites: "rows" },
  body: link.create(["hours"]),
  answer: madeLink.answer,
  status: 201,
  unkeyed: "secret",
});
export const remove = endpoint("DELETE /api/invite-links/[id]", {
  access: { may: "invite:withdraw", inviteLink: "id" },
  touches: { invites: "guard" },
  answer: message,
});

const invitation = wireRecord({
  campaignName: readOnly("campaign_name", z.string()),
  coverImage: picture("cover_img"),
  coverColour: readOnly("cover_color", z.string()),
  keptBy: readOnly("kept_by", z.string()),
});
export const read = endpoint("GET /api/join/[token]", {
  access: "anyone",
  limit: { failures: "join guess" },
  answer: invitation.answer,
});
export const join = endpoint("POST /api/join/[token]", {
  access: "signed in",
  limit: { failures: "join guess" },
  touches: { members: "handler", shelf: "handler", invites: "handler" },
  journal: ["join"],
  answer: campaign.answer,
  unkeyed: "secret",
});
