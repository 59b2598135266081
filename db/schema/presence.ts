import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { campaignId } from "./campaigns";
import { users } from "./users";

/** Who has which book open, one row a stream, in the database so that instances agree. A row that isn't renewed is out of date. */
export const presence = pgTable(
  "presence",
  {
    streamId: text("stream_id").primaryKey(),
    campaignId: campaignId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seenAt: timestamp("seen_at", { withTimezone: true, mode: "date", precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("presence_of_campaign").on(table.campaignId, table.userId),
    index("presence_of_user").on(table.userId),
    index("presence_by_age").on(table.seenAt),
  ],
);
