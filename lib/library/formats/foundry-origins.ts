import type { ClassRecord } from "@/lib/model/origin";
import { ENERGY_LEVELS, MOST_ENERGY, MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { at, type Fields, fieldsOf, number, text } from "./fields";
import { type Actor, levelsOf, systemOf } from "./foundry-actor";
import { goodsOf } from "./foundry-goods";
import { passageOf } from "./foundry-items";
import type { ReadOrigins } from "./imported";
import { paragraph } from "./imported";

/** Race, background, classes and spell slots of Foundry's characters, which are items of theirs. */

/** "Hit die: d10", and by which ability a class casts. */
const classLines = (system: Fields): string[] => {
  const die = text(at(system, "hd", "denomination")) || text(at(system, "hitDice"));
  const spent = number(at(system, "hd", "spent")) ?? number(at(system, "hitDiceUsed")) ?? 0;
  const casting = [at(system, "spellcasting", "progression"), at(system, "spellcasting", "ability")].map(
    text,
  );
  const cast = casting.filter((one) => one !== "" && one !== "none").join(", ");
  return [
    die && `Hit die: ${die}${spent > 0 ? `, ${spent} spent` : ""}`,
    cast && `Spellcasting: ${cast}`,
  ].filter(Boolean);
};
const plain = (item: Fields, actor: Actor) => {
  const described = passageOf(actor)(item).text;
  const lines = [...goodsOf(item), ...classLines(systemOf(item)), described];
  return { name: text(at(item, "name")), description: lines.filter(Boolean).join("\n") };
};

const HIGHEST_SLOT = 9;
interface Slots {
  level: number;
  most: number;
  left: number;
}
const slotsOf = ({ system }: Actor): Slots[] => {
  const slot = (name: string, level: number): Slots => {
    const own = fieldsOf(at(system, "spells", name));
    const left = number(at(own, "value")) ?? 0;
    const most = number(at(own, "override")) ?? number(at(own, "max")) ?? left;
    return { level, most: Math.max(0, Math.trunc(most)), left: Math.max(0, Math.trunc(left)) };
  };
  const levels = Array.from({ length: HIGHEST_SLOT }, (_, index) => slot(`spell${index + 1}`, index + 1));
  const pact = slot("pact", number(at(system, "spells", "pact", "level")) ?? 1);
  return [...levels, pact].filter(({ most }) => most > 0);
};
const slotsText = (slots: readonly Slots[]): string =>
  slots.map(({ level, most, left }) => `${left} of ${most} of level ${level}`).join(", ");

const classOf = (item: Fields, slots: readonly Slots[], actor: Actor): ClassRecord => {
  const sum = (level: number, of: (slot: Slots) => number) =>
    Math.min(
      MOST_ENERGY,
      slots.filter((slot) => slot.level === level).reduce((all, slot) => all + of(slot), 0),
    );
  const levels = slots.map(({ level }) => level).filter((level) => level <= MOST_ENERGY_LEVELS);
  return {
    ...plain(item, actor),
    tools: [],
    languages: [],
    skills: [],
    energyName: levels.length > 0 ? "Spell slots" : "",
    maxEnergyLevel: Math.max(1, ...levels),
    energyAmounts: ENERGY_LEVELS.map((level) => sum(level, ({ most }) => most)),
    energySpent: ENERGY_LEVELS.map((level) => sum(level, ({ most, left }) => Math.max(0, most - left))),
  };
};

/** What an actor is by origin; `also` says in words what has no record of its own: further classes, subclasses, slots above level 6. */
export const originsOf = (actor: Actor, isCharacter: boolean): { origins: ReadOrigins; also: string[] } => {
  const of = (kind: string) => actor.items.filter((item) => at(item, "type") === kind);
  const slots = slotsOf(actor);
  const classes = of("class").toSorted((one, other) => levelsOf(other) - levelsOf(one));
  const [main] = isCharacter ? classes : [];
  const [race] = isCharacter ? of("race") : [];
  const [background] = isCharacter ? of("background") : [];
  const others = [...of("class"), ...of("subclass"), ...of("background"), ...of("race")].filter(
    (item) => item !== main && item !== race && item !== background,
  );
  const unheld = main ? slots.filter(({ level }) => level > MOST_ENERGY_LEVELS) : slots;
  return {
    origins: {
      ...(race && { race: plain(race, actor) }),
      ...(background && { background: plain(background, actor) }),
      ...(main && { class: classOf(main, slots, actor) }),
    },
    also: [
      ...others.map((item) => {
        const { name, description } = plain(item, actor);
        const levels = levelsOf(item);
        return paragraph({ name: levels > 0 ? `${name} ${levels}` : name, text: description });
      }),
      ...(unheld.length > 0 ? [paragraph({ name: "Spell slots", text: slotsText(unheld) })] : []),
    ],
  };
};
