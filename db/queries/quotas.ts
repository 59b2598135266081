import "server-only";
import { and, count, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { campaigns, members } from "@/db/schema/campaigns";
import { belongings, characters, encounters } from "@/db/schema/creatures";
import { additions } from "@/db/schema/evenings";
import { inviteLinks } from "@/db/schema/invite-links";
import { users } from "@/db/schema/users";
import type { Transaction } from "@/db/transaction";
import { env } from "@/lib/env";
import { OWNED } from "@/lib/limits";
import { ownedTexts } from "@/lib/messages/owned";
import { Failure } from "@/lib/model/failure";
import { RESOURCE_KINDS, type RESOURCES, type ResourceKind, specOf } from "@/lib/model/resource";
import { LOCATIONS } from "./resources";

export const quotaOf = (what: keyof typeof OWNED): number =>
  Math.max(1, Math.round(OWNED[what] * env().rateLimitFactor));

export const quotaExceeded = (what: keyof typeof OWNED) =>
  new Failure("conflict", ownedTexts[what](quotaOf(what)));

interface Counted {
  of: AnyPgColumn;
  /** Whose row is locked while the last ones are counted. */
  owner: typeof campaigns | typeof characters | typeof encounters | typeof users;
  also?: SQL;
}
type Limited = NonNullable<(typeof RESOURCES)[ResourceKind]["limit"]>;
type CountedName =
  | Exclude<Limited, "belongings">
  | "ownAdditions"
  | "belongings of a character"
  | "belongings of an encounter";

/** What a campaign holds, by the name of its limit. */
const inCampaign = Object.fromEntries(
  RESOURCE_KINDS.map((kind): [string | null, Counted] => [
    specOf(kind).limit,
    { of: LOCATIONS[kind].campaignId, owner: campaigns },
  ]),
) as Record<CountedName, Counted>;
const counted: Record<CountedName, Counted> = {
  ...inCampaign,
  campaigns: { of: members.userId, owner: users, also: eq(members.role, "creator") },
  inviteLinks: { ...inCampaign.inviteLinks, also: gt(inviteLinks.expiresAt, sql`now()`) },
  additions: { ...inCampaign.additions, also: ne(additions.audience, "me") },
  ownAdditions: { ...inCampaign.additions, also: eq(additions.audience, "me") },
  "belongings of a character": { of: belongings.characterId, owner: characters },
  "belongings of an encounter": { of: belongings.encounterId, owner: encounters },
};

/** Far more than write to one owner at the same moment. */
const NEAR = 50;

/**
 * Refuses what would be more than is kept of a kind. Counted without a lock while there is plenty of room, since creating must not
 * wait for others; near the limit, and for many at once, one after another, so that none slips by.
 * @param within which of the owner's are counted, where not all of the kind share the limit
 * @throws Failure "conflict"
 */
export const enforceQuota = async (
  tx: Transaction,
  kind: CountedName,
  ownerId: number,
  more = 1,
  within?: SQL,
): Promise<void> => {
  const { of, owner, also }: Counted = counted[kind];
  const what = kind.startsWith("belongings") ? "belongings" : (kind as keyof typeof OWNED);
  const most = quotaOf(what);
  const free = async () => {
    const [row] = await tx
      .select({ there: count() })
      .from(of.table)
      .where(and(eq(of, ownerId), also, within));
    return most - (row?.there ?? 0) - more;
  };
  if (more <= 1 && (await free()) >= NEAR) return;
  await tx.select({ id: owner.id }).from(owner).where(eq(owner.id, ownerId)).for("no key update");
  if ((await free()) < 0) throw quotaExceeded(what);
};
