import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, optionalMoment, updatedAt } from "@/db/columns";
import type { OpenedFor } from "@/lib/model/opened";
import { campaignId } from "./campaigns";
import { users } from "./users";

/** What the dungeon master gives the players to look at, once the seal is broken. */
export const handouts = pgTable(
  "handouts",
  {
    id: id(),
    campaignId: campaignId(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    image: text("image"),
    isSealed: boolean("is_sealed").notNull().default(true),
    /** Null while it is sealed: then it is open to nobody. */
    openedFor: jsonb("opened_for").$type<OpenedFor>(),
    position: integer("position").notNull().default(0),
    /** Of the first opening. */
    openedAt: optionalMoment("opened_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("handouts_of_campaign").on(table.campaignId, table.position, table.id)],
);

/** Who has read which handout. */
export const handoutReads = pgTable(
  "handout_reads",
  {
    campaignId: campaignId(),
    handoutId: integer("handout_id")
      .notNull()
      .references(() => handouts.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "handout_reads_pkey", columns: [table.handoutId, table.userId] }),
    index("handout_reads_of_campaign").on(table.campaignId),
    index("handout_reads_of_user").on(table.userId),
  ],
);
