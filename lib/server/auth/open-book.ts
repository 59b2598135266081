import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { database } from "@/db/client";
import { findPlayer } from "@/db/queries/members";
import { findPersonWithCampaign, type Identified, authorize } from "@/db/queries/membership";
import { MIRROR, PAGE_HEADER, SEARCH_HEADER } from "@/lib/constants";
import { parseId } from "@/lib/model/id";
import { may } from "@/lib/policy";
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
  if (key && (await selectedId(key)) !== null) {
    const opened = await openCampaign(key);
    return opened?.looker ?? opened?.person ?? null;
  }
  const claims = await session();
  return (claims && (await identify(await database(), claims))?.person) ?? null;
});

interface Opened {
  person: Identified["person"];
  campaign: NonNullable<Awaited<ReturnType<typeof findPersonWithCampaign>>>["campaign"];
  /** The dungeon master who looks through the person's eyes. */
  looker?: Identified["person"];
}

/** What the address of the page asks for, by whose eyes; null where it doesn't. */
const mirrorAsked = async () => {
  const search = new URLSearchParams((await headers()).get(SEARCH_HEADER) ?? "");
  return search.has(MIRROR) ? { search, userId: parseId(search.get(MIRROR)) ?? 0 } : null;
};

/** The book as one of its players sees it. Who may not look so, or at whom nobody may, has the page with one's own eyes. */
const throughMirror = async (opened: Opened): Promise<Opened> => {
  const asked = await mirrorAsked();
  const { campaign, person } = opened;
  if (!asked || !campaign) return opened;
  const db = await database();
  const looks = may("player:see", { role: campaign.role, owns: false });
  const player = looks ? await findPlayer(db, campaign.id, asked.userId) : undefined;
  const seen = player && (await findPersonWithCampaign(db, player, campaign.id));
  if (seen?.campaign?.role === "player") return { ...seen, looker: person };
  asked.search.delete(MIRROR);
  return redirect(`${(await headers()).get(PAGE_HEADER) ?? ""}?${asked.search}`);
};

/** The person and the selected campaign as they see it; the campaign is null where none is selected or they are no member. */
export const openCampaign = cache(
  async (key: "selectedCampaignId" | "editCampaignId"): Promise<Opened | null> => {
    const [claims, campaignId] = await Promise.all([session(), selectedId(key)]);
    if (!claims) return null;
    if (campaignId === null) return signedInPerson().then((person) => person && { person, campaign: null });
    const opened = await findPersonWithCampaign(await database(), claims, campaignId);
    if (!opened) return null;
    return key === "selectedCampaignId" ? throughMirror(opened) : opened;
  },
);
