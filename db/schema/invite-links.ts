import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, requiredMoment } from "@/db/columns";
import { campaignId } from "./campaigns";
import { users } from "./users";

/** Links that let whoever has them into a campaign. Of the token only its hash is stored: who reads the database can't come in by it. */
export const inviteLinks = pgTable(
  "invite_links",
  {
    id: id(),
    campaignId: campaignId(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    expiresAt: requiredMoment("expires_at"),
    /** How many may come; null: any number. */
    uses: integer("uses"),
    used: integer("used").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invite_links_token").on(table.tokenHash),
    index("invite_links_of_campaign").on(table.campaignId, table.createdAt, table.id),
    index("invite_links_of_maker").on(table.createdBy),
    check("invite_links_used_within", sql`${table.uses} is null or ${table.used} <= ${table.uses}`),
  ],
);
