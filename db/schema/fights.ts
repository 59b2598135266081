import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "@/db/columns";
import { FIRST_VERSION } from "@/lib/model/fight";
import type { LogEntry } from "@/lib/rules/fight-log";
import type { Fight, Proposal } from "@/lib/rules/fight-model";
import type { Undo } from "@/lib/rules/fight-undo";
import { campaignId } from "./campaigns";
import { users } from "./users";

/** What of a fight stands in columns of its own. */
type Stored = Omit<Fight, "state" | "round" | "answers" | "skipsFallen" | "proposals"> &
  // Older rows lack these.
  Partial<Pick<Fight, "answers" | "skipsFallen">> & {
    proposals: (Omit<Proposal, "heals"> & Partial<Pick<Proposal, "heals">>)[];
  };

/**
 * Fights, each with its combatants in one JSON value: an act changes any number of them, and a fight is never read in part. The hit
 * points and conditions of characters in it are those of their own rows; here they are only as they were last seen.
 */
export const fights = pgTable(
  "fights",
  {
    id: id(),
    campaignId: campaignId(),
    name: text("name").notNull(),
    state: text("state", { enum: ["prepared", "running", "over"] })
      .notNull()
      .default("prepared"),
    round: integer("round").notNull().default(0),
    hitPointsShown: text("hit_points_shown", { enum: ["word", "number", "nothing"] })
      .notNull()
      .default("word"),
    version: integer("version").notNull().default(FIRST_VERSION),
    rest: jsonb("rest").$type<Stored>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("fights_of_campaign").on(table.campaignId, table.createdAt, table.id),
    uniqueIndex("fights_one_running").on(table.campaignId).where(sql`${table.state} = 'running'`),
    check("fights_state_known", sql`${table.state} in ('prepared', 'running', 'over')`),
    check("fights_hit_points_shown_known", sql`${table.hitPointsShown} in ('word', 'number', 'nothing')`),
  ],
);

/** What was done in a fight, for its log, and what takes each act back. */
export const fightActs = pgTable(
  "fight_acts",
  {
    id: id(),
    campaignId: campaignId(),
    fightId: integer("fight_id")
      .notNull()
      .references(() => fights.id, { onDelete: "cascade" }),
    /** Null once the account is deleted. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    round: integer("round").notNull(),
    entry: jsonb("entry").$type<LogEntry>().notNull(),
    undo: jsonb("undo").$type<Undo>().notNull(),
    isUndone: boolean("is_undone").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("fight_acts_of_fight").on(table.fightId, table.id),
    // With the moment, by which an evening asks for what happened since it began.
    index("fight_acts_of_campaign").on(table.campaignId, table.createdAt),
    index("fight_acts_of_user").on(table.userId),
    // By which somebody came in or left: each line of the log asks who has left.
    index("fight_acts_coming_or_leaving")
      .on(table.fightId)
      .where(sql`${table.entry}->>'type' in ('add', 'remove')`),
  ],
);
