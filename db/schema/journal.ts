import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, requiredMoment } from "@/db/columns";
import type { ACTED, EntryOf, JournalKind } from "@/lib/model/journal";
import { AUDIENCES } from "@/lib/model/resource";
import { campaignId } from "./campaigns";
import { users } from "./users";

/**
 * What happened in a book, written in the transaction that made it happen and kept as it was: names don't follow what is renamed later,
 * nor end with what is deleted. The evening of an entry follows from its time. A row of the kind `ACTED` is no entry: it keeps the moment
 * of an act alone.
 *
 * Who may know an entry: of the campaign's members those that `audience` names, and the persons in `readers`. Dungeon masters are told
 * `entry`; players `masked` where there is one.
 */
export const journal = pgTable(
  "journal",
  {
    id: id(),
    campaignId: campaignId(),
    kind: text("kind").$type<JournalKind | typeof ACTED>().notNull(),
    audience: text("audience", { enum: AUDIENCES }).notNull(),
    readers: integer("readers").array().notNull().default([]),
    entry: jsonb("entry").$type<EntryOf<JournalKind>>().notNull(),
    masked: jsonb("masked").$type<EntryOf<JournalKind>>(),
    /** Who made it happen; null once the account is deleted, and in a book that was brought in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Their name as it was, where no character stands for them; taken out with the account. */
    person: text("person"),
    /** Of the fight's act, whose undo takes the entry away. No foreign key: acts go with their fight, the entry stays. */
    actId: integer("act_id"),
    happenedAt: requiredMoment("happened_at").defaultNow(),
  },
  (table) => [
    index("journal_of_campaign").on(table.campaignId, table.happenedAt, table.id),
    index("journal_of_user").on(table.userId),
    index("journal_of_act").on(table.actId).where(sql`${table.actId} is not null`),
    check("journal_audience_known", sql`${table.audience} in ('members', 'managers')`),
  ],
);
