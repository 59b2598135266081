import { z } from "zod";
import { DEFAULT, LIMIT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { Role } from "@/lib/policy";
import { longText, requiredText, text } from "./text";

export const faction = z.object({
  name: text(LIMIT.name),
  role: text(LIMIT.name).default(DEFAULT.factionRole),
});
export type Faction = z.output<typeof faction>;

export const campaignName = requiredText(LIMIT.name, editorTexts.nameRequired);
/** Empty stands for the shelf's own colour. */
export const coverColour = z
  .string("Must be text")
  .regex(/^(#[0-9a-fA-F]{6})?$/, "Must be a colour such as #2a6ca6");
/** A row that was only added is left out; one that says a role would lose it. */
const namedFaction = faction.refine(
  ({ name, role }) => name.trim() !== "" || ["", DEFAULT.factionRole].includes(role.trim()),
  { path: ["name"], message: editorTexts.factionNameRequired },
);
const tooMany = `At most ${LIMIT.listEntries} entries`;
const chosenPicture = z.custom<File | undefined>((file) => file === undefined || file instanceof File);

/** What a person fills in to create or change a campaign; a picture that isn't chosen stays as it is. */
export const campaignForm = z.object({
  name: campaignName,
  coverColour,
  description: longText,
  setting: longText,
  factions: z.array(namedFaction).max(LIMIT.listEntries, tooMany),
  themes: z.array(text(LIMIT.name)).max(LIMIT.listEntries, tooMany),
  coverImage: chosenPicture,
  mapImage: chosenPicture,
});
export type CampaignFields = z.input<typeof campaignForm>;
export type CampaignForm = z.output<typeof campaignForm>;

/** A campaign as one of its members sees it. */
export interface Campaign {
  id: number;
  name: string;
  coverImage: string | null;
  coverColour: string;
  description: string;
  setting: string;
  factions: Faction[];
  themes: string[];
  mapImage: string | null;
  /** Whether evenings begin and end by themselves. */
  autoEvenings: boolean;
  role: Role;
}

/** A campaign as it stands on the shelf: its long texts stay in the book. */
export type ShelfCampaign = Pick<Campaign, "id" | "name" | "coverImage" | "coverColour" | "role">;
