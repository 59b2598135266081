import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { campaignName, coverColour, faction } from "@/lib/model/campaign";
import { longText } from "@/lib/model/text";
import { wireDate, wireFlag, wireId, wireList, wireObjects } from "./codecs";
import { endpoint, message } from "./endpoint";
import { roleOf, withFlags } from "./roles";
import { readOnly, field, listOf, picture, writeOnly, wireRecord } from "./wire";

const isBlankFaction = ({ name }: { name: string }) => name.trim() === "";
/** Clients exist that send a faction as its name alone. What is wrong in either says so itself; what is neither hears what a faction is. */
const wireFaction = z.union(
  [
    faction,
    z
      .string()
      .transform((name) => ({ name }))
      .pipe(faction),
  ],
  {
    error: ({ errors }) =>
      errors.flat().find(({ code }) => code === "custom")?.message ?? "Factions have a name and a role",
  },
);

export const campaign = wireRecord({
  id: readOnly("campaign_id", wireId),
  name: field("campaign_name", campaignName),
  coverImage: picture("cover_img"),
  coverColour: field("cover_color", coverColour),
  description: field("description", longText),
  setting: field("setting", longText),
  factions: field("factions", wireObjects(wireFaction, isBlankFaction)),
  themes: field("themes", wireList({ max: LIMIT.name, plain: "commas" })),
  mapImage: picture("map_img"),
  autoEvenings: field("auto_evenings", wireFlag),
  isCreator: readOnly("is_creator", wireFlag),
  isAdmin: readOnly("is_admin", wireFlag),
  isPlayer: readOnly("is_player", wireFlag),
  createdAt: readOnly("created_at", wireDate),
});
/** What the shelf shows of a campaign, under the names of the whole; so it is kept in browser storage. */
const shelfCampaign = wireRecord({
  id: campaign.table.id,
  name: campaign.table.name,
  coverImage: campaign.table.coverImage,
  coverColour: campaign.table.coverColour,
  isCreator: campaign.table.isCreator,
  isAdmin: campaign.table.isAdmin,
  isPlayer: campaign.table.isPlayer,
});
const shelfList = listOf(shelfCampaign.answer);
export const writeShelf = (campaigns: readonly ShelfCampaign[]): string =>
  JSON.stringify(shelfList.encode(campaigns.map(withFlags)));
/** @throws where it was written by something else */
export const readShelf = (written: string): ShelfCampaign[] =>
  shelfList.decode(JSON.parse(written)).map((one) => ({ ...one, role: roleOf(one) }));
const person = wireRecord({
  id: readOnly("user_id", wireId),
  username: readOnly("username", z.string()),
  image: picture("profile_img"),
});
const memberAnswer = wireRecord({
  ...person.table,
  role: readOnly("role", z.enum(["creator", "admin", "player"])),
}).answer;

export const listMine = endpoint("GET /api/campaigns/my", {
  access: "signed in",
  answer: listOf(campaign.answer),
});
export const list = endpoint("GET /api/campaigns", {
  access: "signed in",
  answer: listOf(campaign.answer),
});
export const create = endpoint("POST /api/campaigns/create", {
  access: "signed in",
  touches: { shelf: "handler" },
  body: campaign.create(["name"], { name: editorTexts.nameRequired }),
  answer: campaign.answer,
  status: 201,
});
export const change = endpoint("PUT /api/campaigns/[id]", {
  access: { may: "campaign:change", campaign: "id" },
  touches: { campaign: "guard", shelf: "handler" },
  body: campaign.patch,
  answer: campaign.answer,
});
export const remove = endpoint("DELETE /api/campaigns/[id]", {
  access: { may: "campaign:delete", campaign: "id" },
  touches: { campaign: "guard", shelf: "handler", invites: "handler" },
  answer: message,
});
export const leave = endpoint("POST /api/campaigns/[id]/leave", {
  access: { may: "campaign:leave", campaign: "id" },
  touches: { members: "handler", shelf: "handler", invites: "handler" },
  answer: message,
  unkeyed: "right ends",
});
export const readDungeonMaster = endpoint("GET /api/campaigns/[id]/dm", {
  access: { may: "campaign:read", campaign: "id" },
  answer: person.answer,
});
export const listMembers = endpoint("GET /api/campaigns/[id]/roles", {
  access: { may: "campaign:read", campaign: "id" },
  answer: listOf(memberAnswer),
});
export const changeRole = endpoint("PUT /api/campaigns/[id]/roles/[userId]", {
  access: { may: "roles:change", campaign: "id" },
  touches: { members: "handler", shelf: "handler" },
  body: wireRecord({
    role: writeOnly("role", z.enum(["admin", "player"], "The role is admin or player")),
  }).create(["role"]),
  answer: memberAnswer,
});
export const removeMember = endpoint("DELETE /api/campaigns/[id]/roles/[userId]", {
  access: { may: "member:remove", campaign: "id" },
  touches: { members: "handler", shelf: "handler", invites: "handler" },
  answer: message,
});
