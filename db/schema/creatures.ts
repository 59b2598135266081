import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  abilities,
  createdAt,
  energyByLevel,
  fromLibrary,
  id,
  statBlock,
  textList,
  updatedAt,
} from "@/db/columns";
import type { ItemAbility } from "@/lib/model/belonging";
import type { Condition } from "@/lib/model/condition";
import { MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { campaignId } from "./campaigns";
import { users } from "./users";

export const characters = pgTable(
  "characters",
  {
    id: id(),
    campaignId: campaignId(),
    /** Null once the owner's account is deleted: the character stays in the book. */
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    ...statBlock(),
    /** A character's may be set by hand; an encounter's follow from its scores and aren't stored. */
    savingThrows: abilities("saving_throws"),
    conditions: jsonb("conditions").$type<Condition[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("characters_of_campaign").on(table.campaignId, table.createdAt, table.id),
    index("characters_of_user").on(table.createdBy),
    check("characters_hit_points", sql`${table.currentHitPoints} between 0 and ${table.maxHitPoints}`),
  ],
);

export const encounters = pgTable(
  "encounters",
  {
    id: id(),
    campaignId: campaignId(),
    ...statBlock(),
    fromLibrary: fromLibrary(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("encounters_of_campaign").on(table.campaignId, table.createdAt, table.id),
    check("encounters_hit_points", sql`${table.currentHitPoints} between 0 and ${table.maxHitPoints}`),
  ],
);

const creatureOwner = () => ({
  characterId: integer("character_id").references(() => characters.id, { onDelete: "cascade" }),
  encounterId: integer("encounter_id").references(() => encounters.id, { onDelete: "cascade" }),
});

/** What a creature is by origin: its race, background and class. Every encounter has a race, written with it, and nothing else. */
export const origins = pgTable(
  "origins",
  {
    id: id(),
    campaignId: campaignId(),
    ...creatureOwner(),
    kind: text("kind", { enum: ["race", "background", "class"] }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    firstSkill: text("first_skill").notNull().default(""),
    secondSkill: text("second_skill").notNull().default(""),
    /** Of a class, whose number of skills the specification leaves open. */
    skills: textList("skills"),
    tools: textList("tools"),
    languages: textList("languages"),
    /** Of a class; without meaning for a race or a background. */
    energyName: text("energy_name").notNull().default(""),
    maxEnergyLevel: integer("max_energy_level").notNull().default(MOST_ENERGY_LEVELS),
    energyAmounts: energyByLevel("energy_amounts"),
    /** How much of each amount is spent: never more than the amount. */
    energySpent: energyByLevel("energy_spent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("origins_of_character").on(table.characterId, table.kind),
    uniqueIndex("origins_of_encounter").on(table.encounterId, table.kind),
    index("origins_of_campaign").on(table.campaignId),
    check("origins_one_owner", sql`num_nonnulls(${table.characterId}, ${table.encounterId}) = 1`),
    check("origins_kind_known", sql`${table.kind} in ('race', 'background', 'class')`),
  ],
);

/** What a creature owns: items, spells and actions. */
export const belongings = pgTable(
  "belongings",
  {
    id: id(),
    campaignId: campaignId(),
    ...creatureOwner(),
    kind: text("kind", { enum: ["item", "spell", "action"] }).notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    description: text("description").notNull(),
    image: text("image"),
    range: text("range").notNull(),
    area: text("area").notNull(),
    cost: text("cost").notNull(),
    effects: textList("effects"),
    damageTypes: textList("damage_types"),
    level: integer("level"),
    abilities: jsonb("abilities").$type<ItemAbility[]>(),
    fromLibrary: fromLibrary(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("belongings_of_character").on(table.characterId, table.kind, table.createdAt, table.id),
    index("belongings_of_encounter").on(table.encounterId, table.kind, table.createdAt, table.id),
    index("belongings_of_campaign").on(table.campaignId),
    check("belongings_one_owner", sql`num_nonnulls(${table.characterId}, ${table.encounterId}) = 1`),
    check("belongings_kind_known", sql`${table.kind} in ('item', 'spell', 'action')`),
    check("belongings_level_of_spells", sql`(${table.kind} = 'spell') = (${table.level} is not null)`),
    check(
      "belongings_abilities_of_encounter_items",
      sql`${table.abilities} is null or (${table.kind} = 'item' and ${table.encounterId} is not null)`,
    ),
  ],
);
