import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, optionalMoment, textList, updatedAt } from "@/db/columns";
import type { Faction } from "@/lib/model/campaign";
import { users } from "./users";

export const campaigns = pgTable("campaigns", {
  id: id(),
  name: text("name").notNull(),
  coverImage: text("cover_image"),
  coverColour: text("cover_colour").notNull(),
  description: text("description").notNull(),
  setting: text("setting").notNull(),
  factions: jsonb("factions").$type<Faction[]>().notNull().default([]),
  themes: textList("themes"),
  mapImage: text("map_image"),
  /** Whether evenings begin and end by themselves. */
  autoEvenings: boolean("auto_evenings").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const campaignId = () =>
  integer("campaign_id")
    .notNull()
    .references(() => campaigns.id, { onDelete: "cascade" });

const userId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The creator is a member with role `creator`, so that one row answers every question of permission. */
export const members = pgTable(
  "members",
  {
    campaignId: campaignId(),
    userId: userId("user_id"),
    role: text("role", { enum: ["creator", "admin", "player"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "members_pkey", columns: [table.campaignId, table.userId] }),
    uniqueIndex("members_one_creator").on(table.campaignId).where(sql`${table.role} = 'creator'`),
    index("members_of_user").on(table.userId, table.campaignId),
    check("members_role_known", sql`${table.role} in ('creator', 'admin', 'player')`),
  ],
);

export const invites = pgTable(
  "invites",
  {
    id: id(),
    campaignId: campaignId(),
    senderId: userId("sender_id"),
    receiverId: userId("receiver_id"),
    status: text("status", { enum: ["pending", "accepted", "rejected"] })
      .notNull()
      .default("pending"),
    createdAt: createdAt(),
    answeredAt: optionalMoment("answered_at"),
  },
  (table) => [
    uniqueIndex("invites_one_pending")
      .on(table.campaignId, table.receiverId)
      .where(sql`${table.status} = 'pending'`),
    index("invites_of_receiver").on(table.receiverId, table.status, table.createdAt, table.id),
    index("invites_of_campaign").on(table.campaignId, table.status, table.createdAt, table.id),
    index("invites_of_sender").on(table.senderId),
    check("invites_status_known", sql`${table.status} in ('pending', 'accepted', 'rejected')`),
  ],
);

export const notes = pgTable(
  "notes",
  {
    id: id(),
    campaignId: campaignId(),
    title: text("title").notNull().default(""),
    text: text("text").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("notes_of_campaign").on(table.campaignId, table.createdAt, table.id)],
);
