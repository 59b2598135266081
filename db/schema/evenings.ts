import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, optionalMoment, requiredMoment, updatedAt } from "@/db/columns";
import { EVENING_ANSWERS, EVENING_STATES, type Thread } from "@/lib/model/evening";
import { ROLL_AUDIENCES } from "@/lib/model/roll";
import { campaignId, members } from "./campaigns";
import { characters } from "./creatures";
import { users } from "./users";

/** Evenings that are planned, played and told. */
export const evenings = pgTable(
  "evenings",
  {
    id: id(),
    campaignId: campaignId(),
    /** Counted within the book. */
    number: integer("number").notNull(),
    title: text("title").notNull(),
    state: text("state", { enum: EVENING_STATES }).notNull().default("planned"),
    /** Null until a date is settled. */
    startsAt: optionalMoment("starts_at"),
    minutes: integer("minutes").notNull().default(240),
    place: text("place").notNull().default(""),
    chapter: text("chapter").notNull().default(""),
    threads: jsonb("threads").$type<Thread[]>().notNull().default([]),
    signedAt: optionalMoment("signed_at"),
    /** Null once the account is deleted, and in a book that was brought in. */
    signedBy: integer("signed_by").references(() => users.id, { onDelete: "set null" }),
    begunAt: optionalMoment("begun_at"),
    endedAt: optionalMoment("ended_at"),
    /** When it was put back among those to come, as begun too early; null once it begins again. */
    takenBackAt: optionalMoment("taken_back_at"),
    /** The texts of the threads that it was handed as it began; they go again where it is put back. */
    carried: jsonb("carried").$type<string[]>().notNull().default([]),
    /** How often calendars were given something else of it. */
    sequence: integer("sequence").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("evenings_of_campaign").on(table.campaignId, table.number),
    uniqueIndex("evenings_one_running").on(table.campaignId).where(sql`${table.state} = 'running'`),
    index("evenings_by_signer").on(table.signedBy),
    check("evenings_state_known", sql`${table.state} in ('planned', 'running', 'over')`),
  ],
);

const eveningId = () =>
  integer("evening_id")
    .notNull()
    .references(() => evenings.id, { onDelete: "cascade" });

/** The dates that are offered for an evening. */
export const eveningDates = pgTable(
  "evening_dates",
  {
    id: id(),
    campaignId: campaignId(),
    eveningId: eveningId(),
    startsAt: requiredMoment("starts_at"),
  },
  (table) => [
    index("evening_dates_of_evening").on(table.eveningId, table.startsAt, table.id),
    index("evening_dates_of_campaign").on(table.campaignId),
  ],
);

/** What members said to an offered date; it goes with the membership. */
export const eveningAnswers = pgTable(
  "evening_answers",
  {
    campaignId: integer("campaign_id").notNull(),
    dateId: integer("date_id")
      .notNull()
      .references(() => eveningDates.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
    answer: text("answer", { enum: EVENING_ANSWERS }).notNull(),
  },
  (table) => [
    primaryKey({ name: "evening_answers_pkey", columns: [table.dateId, table.userId] }),
    foreignKey({
      name: "evening_answers_of_member",
      columns: [table.campaignId, table.userId],
      foreignColumns: [members.campaignId, members.userId],
    }).onDelete("cascade"),
    index("evening_answers_by_member").on(table.campaignId, table.userId),
    check("evening_answers_known", sql`${table.answer} in ('yes', 'maybe', 'no')`),
  ],
);

/** Who was there. */
export const eveningAttendance = pgTable(
  "evening_attendance",
  {
    campaignId: campaignId(),
    eveningId: eveningId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "evening_attendance_pkey", columns: [table.eveningId, table.userId] }),
    index("evening_attendance_of_campaign").on(table.campaignId),
    index("evening_attendance_of_user").on(table.userId),
  ],
);

/** What members add to a signed chapter. */
export const additions = pgTable(
  "additions",
  {
    id: id(),
    campaignId: campaignId(),
    eveningId: eveningId(),
    /** Null in a book that was brought in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The name of who wrote it, where no account stands for them. */
    author: text("author"),
    characterId: integer("character_id").references(() => characters.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    audience: text("audience", { enum: ROLL_AUDIENCES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("additions_of_evening").on(table.eveningId, table.id),
    index("additions_of_campaign").on(table.campaignId),
    index("additions_of_user").on(table.userId),
    index("additions_of_character").on(table.characterId),
    check("additions_audience_known", sql`${table.audience} in ('table', 'dm', 'me')`),
  ],
);

/** Evenings with a date that were deleted: calendars that hold them are told. */
export const calledOffEvenings = pgTable(
  "called_off_evenings",
  {
    /** That of the evening, which is no more: by it calendars know it. */
    eveningId: integer("evening_id").primaryKey(),
    campaignId: campaignId(),
    title: text("title").notNull(),
    startsAt: requiredMoment("starts_at"),
    minutes: integer("minutes").notNull(),
    place: text("place").notNull(),
    sequence: integer("sequence").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("called_off_evenings_of_campaign").on(table.campaignId)],
);
