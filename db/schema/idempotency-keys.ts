import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "@/db/columns";
import { users } from "./users";

/**
 * The answers to calls that carried an `Idempotency-Key`, kept for a day, so that a call which is sent again after its answer was lost
 * creates nothing a second time. A row is written in the transaction of what the call creates: the first statement of that transaction
 * claims the key, and a call with the same key waits there until it ends.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address that was called. */
    path: text("path").notNull(),
    key: text("key").notNull(),
    /** A hash of all that the call sent: the key of another body is refused. */
    fingerprint: text("fingerprint").notNull(),
    /** The JSON text that was answered; of a long one the ids of what was written. */
    answer: text("answer").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "idempotency_keys_pkey", columns: [table.userId, table.path, table.key] }),
    index("idempotency_keys_by_age").on(table.createdAt),
  ],
);
