import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { answered, wireRecord } from "./wire";

/** Lists and objects are JSON here, not JSON text: nobody sends them back. Each says by an example what it holds. */
const words = (example: string) => z.string().max(LIMIT.description).meta({ example });
const count = (example: number) => z.int().min(0).max(LIMIT.id).meta({ example });
const list = (...example: string[]) => z.array(z.string()).meta({ example });
const passages = (name: string, its: string) =>
  z.array(z.object({ name: z.string(), text: z.string() })).meta({ example: [{ name, text: its }] });
const flag = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});
const sixScores = z
  .object({ str: z.int(), dex: z.int(), con: z.int(), int: z.int(), wis: z.int(), cha: z.int() })
  .meta({ example: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 } });

const entry = (slug: string, name: string) => ({
  slug: answered("slug", words(slug)),
  name: answered("name", words(name)),
});
export const monster = {
  ...entry("goblin", "Goblin"),
  type: answered("type", words("humanoid")),
  size: answered("size", words("Small")),
  challenge: answered("cr", words("1/4")),
  armourClass: answered("armour_class", count(15)),
  hitPoints: answered("hit_points", count(7)),
};
export const spell = {
  ...entry("fireball", "Fireball"),
  level: answered("level", count(3)),
  school: answered("school", words("Evocation")),
  classes: answered("classes", list("Sorcerer", "Wizard")),
  castingTime: answered("casting_time", words("1 action")),
};
export const item = {
  ...entry("longsword", "Longsword"),
  category: answered("category", words("Weapon")),
  kind: answered("kind", words("Martial melee")),
  cost: answered("cost", words("15 gp")),
  weight: answered("weight", words("3 lb.")),
};
export const race = {
  ...entry("dwarf", "Dwarf"),
  speed: answered("speed", count(30)),
  size: answered("size", words("Medium")),
};
export const characterClass = { ...entry("wizard", "Wizard"), hitDie: answered("hit_die", count(6)) };

export const monsterEntry = wireRecord({
  ...monster,
  subtype: answered("subtype", words("goblinoid")),
  alignment: answered("alignment", words("neutral evil")),
  hitDice: answered("hit_dice", words("2d6")),
  speed: answered("speed", words("30 ft.")),
  abilities: answered("abilities", sixScores),
  saves: answered("saves", words("Dex +4")),
  skills: answered("skills", words("Stealth +6")),
  vulnerabilities: answered("vulnerabilities", words("fire")),
  resistances: answered("resistances", words("cold")),
  immunities: answered("immunities", words("poison")),
  conditionImmunities: answered("condition_immunities", words("poisoned")),
  senses: answered("senses", words("darkvision 60 ft., passive Perception 9")),
  languages: answered("languages", words("Common, Goblin")),
  traits: answered("traits", passages("Nimble Escape", "The goblin can take the Disengage action.")),
  actions: answered("actions", passages("Scimitar", "Melee Weapon Attack: +4 to hit.")),
  reactions: answered("reactions", passages("Parry", "The knight adds 2 to its AC.")),
  legendary: answered("legendary", passages("Detect", "The dragon makes a Wisdom (Perception) check.")),
});
export const spellEntry = wireRecord({
  ...spell,
  ritual: answered("ritual", flag.meta({ example: 0 })),
  concentration: answered("concentration", flag.meta({ example: 0 })),
  range: answered("range", words("150 feet")),
  area: answered("area", words("20-foot-radius sphere")),
  components: answered("components", words("V, S, M (a tiny ball of bat guano and sulfur)")),
  duration: answered("duration", words("Instantaneous")),
  damageTypes: answered("damage_types", list("Fire")),
  text: answered("text", words("A bright streak flashes from your pointing finger.")),
  higherLevels: answered("higher_levels", words("The damage increases by 1d6.")),
});
export const itemEntry = wireRecord({
  ...item,
  damage: answered("damage", words("1d8")),
  twoHanded: answered("damage_two_handed", words("1d10")),
  damageType: answered("damage_type", words("Slashing")),
  range: answered("range", words("20/60 ft.")),
  armourClass: answered("armour_class", words("14 + Dex modifier (max 2)")),
  properties: answered("properties", passages("Versatile", "It can be used with one or two hands.")),
  text: answered("text", words("Worn under clothes.")),
});
export const condition = wireRecord({
  ...entry("blinded", "Blinded"),
  text: answered("text", words("A blinded creature can't see.")),
});
export const raceEntry = wireRecord({
  ...race,
  abilityBonuses: answered(
    "ability_bonuses",
    z
      .partialRecord(z.enum(["str", "dex", "con", "int", "wis", "cha"]), z.int())
      .meta({ example: { con: 2 } }),
  ),
  skills: answered("skills", list("Perception")),
  proficiencies: answered("proficiencies", list("Battleaxes")),
  tools: answered("tools", list("Smith's tools")),
  languages: answered("languages", list("Common", "Dwarvish")),
  traits: answered("traits", passages("Darkvision", "You can see in dim light within 60 feet.")),
  text: answered("text", words("Ability scores: Con +2.")),
});
export const classEntry = wireRecord({
  ...characterClass,
  saves: answered(
    "saves",
    z.array(z.enum(["str", "dex", "con", "int", "wis", "cha"])).meta({ example: ["int", "wis"] }),
  ),
  skillChoices: answered("skill_choices", count(2)),
  skills: answered("skills", list("Arcana", "History")),
  proficiencies: answered("proficiencies", list("Daggers")),
  tools: answered("tools", list("Thieves' tools")),
  slots: answered("slots", z.array(z.array(z.int())).meta({ example: [[2, 0, 0, 0, 0, 0]] })),
  text: answered("text", words("Hit die: d6.")),
});
