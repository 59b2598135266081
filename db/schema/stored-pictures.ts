import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "@/db/columns";
import { users } from "./users";

/**
 * The size of each picture in the store and whom it counts for: who uploaded, copied or imported it, whatever book shows it. Pictures
 * that were stored before there was this table have no row, and count for nobody.
 */
export const storedPictures = pgTable(
  "stored_pictures",
  {
    image: text("image").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bytes: integer("bytes").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("stored_pictures_of_user").on(table.userId)],
);
