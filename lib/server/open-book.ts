import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { findPersonWithCampaign, type Identified, identification } from "@/db/queries/standing";
import { PAGE_HEADER } from "@/lib/constants";
import { parseId } from "@/lib/model/id";
import { readToken, sessionCookieName } from "./session-token";

type Key = "selectedCampaignId" | "editCampaignId" | "selectedCharacterId" | "selectedEncounterId";

/** What the browser says is selected; anyone can write a cookie, so every use asks for the standing first. */
export const selectedId = async (key: Key): Promise<number | null> =>
  parseId((await cookies()).get(key)?.value) ?? null;

const session = cache(async () => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token === undefined ? undefined : readToken(token);
});

const identify = identification(null);

/** Pages that ask for a campaign, and where its id is. */
const OPENING: Record<string, "selectedCampaignId" | "editCampaignId"> = {
  "/campaign": "selectedCampaignId",
  "/character": "selectedCampaignId",
  "/encounter": "selectedCampaignId",
  "/edit-campaign": "editCampaignId",
};

/**
 * The signed-in person of a page, or null. Layouts don't guard pages: each page asks. Where the page also asks for a campaign, the
 * layout's question is part of that one.
 */
export const signedInPerson = cache(async (): Promise<Identified["person"] | null> => {
  const key = OPENING[(await headers()).get(PAGE_HEADER) ?? ""];
  if (key && (await selectedId(key)) !== null) return (await openCampaign(key))?.person ?? null;
  const claims = await session();
  return (claims && (await identify(claims))?.person) ?? null;
});

/** The person and the selected campaign as they see it; the campaign is null where none is selected or they are no member. */
export const openCampaign = cache(async (key: "selectedCampaignId" | "editCampaignId") => {
  const [claims, campaignId] = await Promise.all([session(), selectedId(key)]);
  if (!claims) return null;
  if (campaignId === null) return signedInPerson().then((person) => person && { person, campaign: null });
  return (await findPersonWithCampaign(claims, campaignId)) ?? null;
});
