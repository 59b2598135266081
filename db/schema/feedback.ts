import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/db/columns";
import { users } from "./users";

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    type: text("type", { enum: ["error", "review"] }).notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("feedback_newest").on(table.createdAt, table.id),
    index("feedback_of_type").on(table.type, table.createdAt, table.id),
    index("feedback_of_user").on(table.userId),
    check("feedback_type_known", sql`${table.type} in ('error', 'review')`),
  ],
);
