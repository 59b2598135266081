import "server-only";
import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { additions, eveningAnswers, eveningAttendance, eveningDates, evenings } from "@/db/schema/evenings";
import type { Runner } from "@/db/transaction";

/**
 * A person's evenings: when they said that they can come, whether they were there, and the chapters of their own books or that they signed
 * as a member: one who was removed is no reader of what is written on.
 */
export const eveningsOf = async (tx: Runner, userId: number) => {
  const answers = sql<{ startsAt: string; answer: string }[]>`(
    select coalesce(json_agg(json_build_object('startsAt', one.starts_at, 'answer', said.answer) order by one.starts_at), '[]'::json)
    from ${eveningAnswers} said join ${eveningDates} one on one.id = said.date_id
    where one.evening_id = ${evenings.id} and said.user_id = ${userId}
  )`;
  const wasThere = sql<boolean>`exists (
    select 1 from ${eveningAttendance} guest where guest.evening_id = ${evenings.id} and guest.user_id = ${userId}
  )`;
  const isSigner = eq(evenings.signedBy, userId);
  const isOwn = or(eq(members.role, "creator"), and(isSigner, isNotNull(members.userId)));
  const rows = await tx
    .select({
      campaign: campaigns.name,
      number: evenings.number,
      title: evenings.title,
      startsAt: evenings.startsAt,
      begunAt: evenings.begunAt,
      endedAt: evenings.endedAt,
      answers,
      wasThere,
      isOwn: sql<boolean>`coalesce(${isOwn}, false)`,
      chapter: evenings.chapter,
      threads: evenings.threads,
    })
    .from(evenings)
    .innerJoin(campaigns, eq(campaigns.id, evenings.campaignId))
    .leftJoin(members, and(eq(members.campaignId, evenings.campaignId), eq(members.userId, userId)))
    .where(or(isOwn, isSigner, wasThere, sql`json_array_length(${answers}) > 0`))
    .orderBy(asc(campaigns.id), asc(evenings.number));
  return rows.map(({ isOwn: own, chapter, threads, ...row }) => ({
    ...row,
    ...(own && { chapter, threads }),
  }));
};

/** What a person added to chapters, for whomever. */
export const additionsOf = (tx: Runner, userId: number) =>
  tx
    .select({
      campaign: campaigns.name,
      evening: evenings.number,
      character: characters.name,
      text: additions.text,
      for: additions.audience,
      writtenAt: additions.createdAt,
    })
    .from(additions)
    .innerJoin(evenings, eq(evenings.id, additions.eveningId))
    .innerJoin(campaigns, eq(campaigns.id, additions.campaignId))
    .leftJoin(characters, eq(characters.id, additions.characterId))
    .where(eq(additions.userId, userId))
    .orderBy(asc(additions.createdAt), asc(additions.id));
