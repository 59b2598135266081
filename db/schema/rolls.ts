import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/db/columns";
import { ROLL_AUDIENCES } from "@/lib/model/roll";
import { ABILITIES } from "@/lib/rules/abilities";
import { ROLL_MODES, type ThrownDie } from "@/lib/rules/table-roll";
import { campaignId } from "./campaigns";
import { characters } from "./creatures";
import { users } from "./users";

/** Dice that were thrown with a book open; the newest of a campaign are kept. */
export const rolls = pgTable(
  "rolls",
  {
    id: id(),
    campaignId: campaignId(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    characterId: integer("character_id").references(() => characters.id, { onDelete: "set null" }),
    /** The ability of a saving throw. */
    save: text("save", { enum: ABILITIES }),
    label: text("label").notNull(),
    dice: jsonb("dice").$type<ThrownDie[]>().notNull(),
    modifier: integer("modifier").notNull(),
    mode: text("mode", { enum: ROLL_MODES }).notNull(),
    total: integer("total").notNull(),
    isTyped: boolean("is_typed").notNull(),
    audience: text("audience", { enum: ROLL_AUDIENCES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("rolls_of_campaign").on(table.campaignId, table.id),
    index("rolls_of_user").on(table.userId),
    index("rolls_of_character").on(table.characterId),
    check("rolls_audience_known", sql`${table.audience} in ('table', 'dm', 'me')`),
    check("rolls_save_known", sql`${table.save} in ('str', 'dex', 'con', 'int', 'wis', 'cha')`),
    check("rolls_mode_known", sql`${table.mode} in ('normal', 'advantage', 'disadvantage')`),
  ],
);
