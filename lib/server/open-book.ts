import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { findPersonWithCampaign, type Identified } from "@/db/queries/standing";
import { parseId } from "@/lib/contract/codecs";
import { identifySession } from "./caller";
import { readToken, sessionCookieName } from "./session-token";

type Key = "selectedCampaignId" | "editCampaignId" | "selectedCharacterId" | "selectedEncounterId";

/** What the browser says is selected; anyone can write a cookie, so every use asks for the standing first. */
export const selectedId = async (key: Key): Promise<number | null> =>
  parseId((await cookies()).get(key)?.value) ?? null;

const session = cache(async () => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token === undefined ? undefined : readToken(token);
});

/** The signed-in person of a page, or null. Layouts don't guard pages: each page asks. */
export const signedInPerson = cache(async (): Promise<Identified["person"] | null> => {
  const claims = await session();
  return (claims && (await identifySession(claims, null))?.person) ?? null;
});

/** The person and the selected campaign as they see it; the campaign is null where none is selected or they are no member. */
export const openCampaign = cache(async (key: "selectedCampaignId" | "editCampaignId") => {
  const [claims, campaignId] = await Promise.all([session(), selectedId(key)]);
  if (!claims) return null;
  if (campaignId === null) return signedInPerson().then((person) => person && { person, campaign: null });
  const found = await findPersonWithCampaign(claims.userId, campaignId);
  return found?.person.sessionVersion === claims.sessionVersion ? found : null;
});
