import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "@/db/columns";

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: ["user", "super_admin"] })
      .notNull()
      .default("user"),
    image: text("image"),
    /** Compared with the token's on every call: raising it revokes every token of the account. */
    sessionVersion: integer("session_version").notNull().default(1),
    /** Whether letters tell of evenings. */
    eveningLetters: boolean("evening_letters").notNull().default(true),
    /** Of the secret in the address of the person's calendar; null where there is none. */
    calendarTokenHash: text("calendar_token_hash"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
    uniqueIndex("users_by_calendar").on(table.calendarTokenHash),
    check("users_role_known", sql`${table.role} in ('user', 'super_admin')`),
  ],
);
