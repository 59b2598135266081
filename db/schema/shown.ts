import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/db/columns";
import { SHOWN_PLACES } from "@/lib/model/place";
import { campaignId } from "./campaigns";
import { users } from "./users";

/** Pages that were shown to the table, for who comes late; the newest of a campaign are kept. */
export const shown = pgTable(
  "shown",
  {
    id: id(),
    campaignId: campaignId(),
    place: text("place", { enum: SHOWN_PLACES }).notNull(),
    /** No foreign key, since it may be of one of several tables: what is gone is not found by the query. */
    recordId: integer("record_id"),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("shown_of_campaign").on(table.campaignId, table.id),
    index("shown_by_user").on(table.userId),
    check(
      "shown_place_known",
      sql`${table.place} in ('map', 'description', 'setting', 'factions', 'themes', 'character', 'handout', 'fight', 'evening')`,
    ),
  ],
);
