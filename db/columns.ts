import { boolean, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { Abilities } from "@/lib/model/creature";
import { type EnergyByLevel, noEnergy } from "@/lib/rules/energy";

/** Identity of every table: a positive integer, because people type some of them (a user's id invites them). */
export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () =>
  moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
export const optionalMoment = (name: string) => moment(name);
export const requiredMoment = (name: string) => moment(name).notNull();

/** A list of texts, stored as `jsonb`. */
export const textList = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

/** Six numbers, one an ability. */
export const abilities = (name: string) => jsonb(name).$type<Abilities>().notNull();

/** A number for each energy level, none at first. */
export const energyByLevel = (name: string) =>
  jsonb(name).$type<EnergyByLevel>().notNull().default(noEnergy());

/** Whether a record is as the library gave it; whoever changes it takes that away. */
export const fromLibrary = () => boolean("from_library").notNull().default(false);

/** What characters and encounters have in common: the stat block of a creature. */
export const statBlock = () => ({
  name: text("name").notNull(),
  image: text("image"),
  description: text("description").notNull(),
  level: integer("level").notNull(),
  speed: integer("speed").notNull(),
  armourClass: integer("armour_class").notNull(),
  currentHitPoints: integer("current_hit_points").notNull(),
  maxHitPoints: integer("max_hit_points").notNull(),
  temporaryHitPoints: integer("temporary_hit_points").notNull().default(0),
  abilities: abilities("abilities"),
  firstSkill: text("first_skill").notNull().default(""),
  secondSkill: text("second_skill").notNull().default(""),
});
