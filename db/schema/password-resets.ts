import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, requiredMoment } from "@/db/columns";
import { users } from "./users";

/** Links that let somebody choose a new password, once. Of the token only its hash is stored. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    expiresAt: requiredMoment("expires_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("password_resets_token").on(table.tokenHash),
    index("password_resets_of_user").on(table.userId),
  ],
);
