import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "@/db/columns";
import type { EventKind } from "@/lib/model/event";
import { AUDIENCES } from "@/lib/model/resource";

/**
 * What was changed in the last hour, for telling the browsers that have it open. A row is written in the transaction of the change
 * itself: there is none for a change that was rolled back, and one for each that was committed. Nothing refers to a campaign or a
 * person by a foreign key, because the change that deletes one must outlive it.
 *
 * Who may receive a row: where `user_id` is set, that person alone; else of the campaign's members those that `audience` names.
 *
 * How to read without missing a row: ids are given when a row is written, not when it is committed, so a smaller id can become
 * visible after a larger one. `xid` is the writing transaction. Remember `pg_current_snapshot()` with each reading; what is new to
 * the next one are the rows that the remembered snapshot could not see:
 * `xid >= pg_snapshot_xmin(s)::text::bigint and not pg_visible_in_snapshot(xid::text::xid8, s)`. Each row appears exactly once, as
 * soon as it is committed, on every connection and behind a transaction pooler. Rows that a dump brought in bear another database's
 * numbers, and are left out by comparing them with the row's own `xmin`: no savepoint may therefore lie between a row and its transaction.
 */
export const changes = pgTable(
  "changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null of a person's account. */
    campaignId: integer("campaign_id"),
    /** Whom the row concerns alone; null where it is for the campaign's audience. */
    userId: integer("user_id"),
    audience: text("audience", { enum: AUDIENCES }),
    kind: text("kind").$type<EventKind>().notNull(),
    recordId: integer("record_id").notNull(),
    /** The person who made the change. */
    by: integer("by").notNull(),
    xid: bigint("xid", { mode: "number" }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    /** What the writing transaction could see: which changes with smaller ids were not committed yet when this one was written. */
    snapshot: text("snapshot").notNull().default(sql`pg_current_snapshot()::text`),
    /** The contents, of what is told with them: a roll, a page that is shown. */
    payload: jsonb("payload").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("changes_by_transaction").on(table.xid),
    index("changes_by_age").on(table.createdAt),
    index("changes_of_campaign").on(table.campaignId, table.id),
    index("changes_of_user").on(table.userId, table.id).where(sql`${table.userId} is not null`),
    check(
      "changes_reach_one_person_or_an_audience",
      sql`num_nonnulls(${table.userId}, ${table.audience}) = 1`,
    ),
    check(
      "changes_audience_of_a_campaign",
      sql`${table.audience} is null or ${table.campaignId} is not null`,
    ),
  ],
);
