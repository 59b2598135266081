import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { database } from "@/db/client";
import { findPersonWithCampaign, type Identified, authorize } from "@/db/queries/membership";
import { PAGE_HEADER } from "@/lib/constants";
import { parseId } from "@/lib/model/id";
import { isSection } from "@/lib/sections";
import { readToken, sessionCookieName } from "./session-token";

type Key = "selectedCampaignId" | "editCampaignId" | "selectedCharacterId" | "selectedEncounterId";

/** What the browser says is selected; anyone can write a cookie, so every use asks for the membership first. */
export const selectedId = async (key: Key): Promise<number | null> =>
  parseId((await cookies()).get(key)?.value) ?? null;

const session = cache(async () => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token === undefined ? undefined : readToken(token);
});

const identify = authorize(null);

/** Where the id of the campaign is that a page asks for, or undefined where it asks for none. */
const campaignKeyOf = (path: string): "selectedCampaignId" | "editCampaignId" | undefined => {
  if (path === "/edit-campaign") return "editCampaignId";
  return isSection(path) ? "selectedCampaignId" : undefined;
};

/**
 * The signed-in person of a page, or null. Layouts don't guard pages: each page asks. Where the page also asks for a campaign, the
 * layout's question is part of that one.
 */
export const signedInPerson = cache(async (): Promise<Identified["person"] | null> => {
  const key = campaignKeyOf((await headers()).get(PAGE_HEADER) ?? "");
  if (key && (await selectedId(key)) !== null) return (await openCampaign(key))?.person ?? null;
  const claims = await session();
  return (claims && (await identify(await database(), claims))?.person) ?? null;
});

/** The person and the selected campaign as they see it; the campaign is null where none is selected or they are no member. */
export const openCampaign = cache(async (key: "selectedCampaignId" | "editCampaignId") => {
  const [claims, campaignId] = await Promise.all([session(), selectedId(key)]);
  if (!claims) return null;
  if (campaignId === null) return signedInPerson().then((person) => person && { person, campaign: null });
  return (await findPersonWithCampaign(await database(), claims, campaignId)) ?? null;
});
