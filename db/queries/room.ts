import "server-only";
import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters } from "@/db/schema/creatures";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { inviteLinks } from "@/db/schema/invite-links";
import { users } from "@/db/schema/users";
import type { Transaction } from "@/db/transaction";
import { env } from "@/lib/env";
import { OWNED } from "@/lib/limits";
import { ownedTexts } from "@/lib/messages/owned";
import { Failure } from "@/lib/model/failure";

export const mostOwned = (what: keyof typeof OWNED): number =>
  Math.max(1, Math.round(OWNED[what] * env().rateLimitFactor));

export const noRoom = (what: keyof typeof OWNED) =>
  new Failure("conflict", ownedTexts[what](mostOwned(what)));

interface Counted {
  of: AnyPgColumn;
  /** Whose row is locked while the last ones are counted. */
  owner: typeof campaigns | typeof characters | typeof encounters | typeof users;
  also?: SQL;
}
const counted = {
  campaigns: { of: members.userId, owner: users, also: eq(members.role, "creator") },
  characters: { of: characters.campaignId, owner: campaigns },
  encounters: { of: encounters.campaignId, owner: campaigns },
  notes: { of: notes.campaignId, owner: campaigns },
  handouts: { of: handouts.campaignId, owner: campaigns },
  fights: { of: fights.campaignId, owner: campaigns },
  inviteLinks: {
    of: inviteLinks.campaignId,
    owner: campaigns,
    also: gt(inviteLinks.expiresAt, sql`now()`),
  },
  "belongings of a character": { of: belongings.characterId, owner: characters },
  "belongings of an encounter": { of: belongings.encounterId, owner: encounters },
} satisfies Record<string, Counted>;

/** Far more than write to one owner at the same moment. */
const NEAR = 50;

/**
 * Refuses what would be more than is kept of a kind. Counted without a lock while there is plenty of room, since creating must not
 * wait for others; near the limit, and for many at once, one after another, so that none slips by.
 * @throws Failure "conflict"
 */
export const holdRoom = async (
  tx: Transaction,
  kind: keyof typeof counted,
  ownerId: number,
  more = 1,
): Promise<void> => {
  const { of, owner, also }: Counted = counted[kind];
  const what = kind.startsWith("belongings") ? "belongings" : (kind as keyof typeof OWNED);
  const most = mostOwned(what);
  const free = async () => {
    const [row] = await tx
      .select({ there: count() })
      .from(of.table)
      .where(and(eq(of, ownerId), also));
    return most - (row?.there ?? 0) - more;
  };
  if (more <= 1 && (await free()) >= NEAR) return;
  await tx.select({ id: owner.id }).from(owner).where(eq(owner.id, ownerId)).for("no key update");
  if ((await free()) < 0) throw noRoom(what);
};
