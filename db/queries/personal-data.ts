import "server-only";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { campaigns, invites, members } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { additionsOf, eveningsOf } from "./personal-evenings";
import { journalOf } from "./journal";
import { readBooksIn } from "./read-book";
import { readCharacters } from "./read-creatures";
import { rollsOf } from "./rolls";

const receivers = alias(users, "receivers");

const readInvites = (tx: Runner, userId: number) =>
  tx
    .select({
      campaign: campaigns.name,
      from: users.username,
      to: receivers.username,
      status: invites.status,
      sentAt: invites.createdAt,
      answeredAt: invites.answeredAt,
    })
    .from(invites)
    .innerJoin(campaigns, eq(campaigns.id, invites.campaignId))
    .innerJoin(users, eq(users.id, invites.senderId))
    .innerJoin(receivers, eq(receivers.id, invites.receiverId))
    .where(or(eq(invites.senderId, userId), eq(invites.receiverId, userId)))
    .orderBy(asc(invites.createdAt), asc(invites.id));

/**
 * What is kept about a person and what they wrote, to be read in a `snapshot`: the campaigns that they created without the characters of
 * others, and their own characters wherever those are. @throws Failure "signed out" where the account is gone
 */
export const readPersonalData = async (tx: Runner, userId: number) => {
  const [account] = await tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      image: users.image,
      eveningLetters: users.eveningLetters,
      hasCalendar: sql<boolean>`${users.calendarTokenHash} is not null`,
      joinedAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Failure("signed out", "This account no longer exists");
  const memberships = await tx
    .select({
      campaign: campaigns.name,
      role: members.role,
      joinedAt: members.createdAt,
    })
    .from(members)
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(campaigns.id));
  const own = await readCharacters(tx, eq(characters.createdBy, userId));
  const created = tx
    .select({ id: members.campaignId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, "creator")));
  return {
    account,
    memberships,
    campaigns: await readBooksIn(tx, inArray(campaigns.id, created)),
    characters: own.map(({ campaign, player, record }) => ({ campaign, ...record, player })),
    invites: await readInvites(tx, userId),
    evenings: await eveningsOf(tx, userId),
    additions: await additionsOf(tx, userId),
    rolls: await rollsOf(tx, userId),
    journal: await journalOf(tx, userId),
    feedback: await tx
      .select({ type: feedback.type, text: feedback.text, sentAt: feedback.createdAt })
      .from(feedback)
      .where(eq(feedback.userId, userId))
      .orderBy(asc(feedback.createdAt), asc(feedback.id)),
  };
};
