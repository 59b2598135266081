import type { Monster } from "@/lib/model/library";
import { ABILITIES, ABILITY_LABEL } from "@/lib/rules/abilities";
import { challengeText } from "@/lib/rules/challenge";
import { at, type Fields, fieldsOf, has, list, number, text, words } from "./fields";
import { carriedOf, itemsByUse, passageOf, spellOf, systemOf, unplaced } from "./foundry-items";
import { paragraph, PICTURE_LEFT_OUT, type Reading, Unreadable } from "./imported";

/** Actors of Foundry's dnd5e system, as "Export Data" writes them. */

export const isFoundry = (fields: Fields): boolean =>
  ["npc", "character"].includes(text(at(fields, "type"))) && has(systemOf(fields), "abilities");

const SIZES: Readonly<Record<string, string>> = {
  tiny: "Tiny",
  sm: "Small",
  med: "Medium",
  lg: "Large",
  huge: "Huge",
  grg: "Gargantuan",
};
const SKILLS: Readonly<Record<string, string>> = {
  acr: "Acrobatics",
  ani: "Animal Handling",
  arc: "Arcana",
  ath: "Athletics",
  dec: "Deception",
  his: "History",
  ins: "Insight",
  itm: "Intimidation",
  inv: "Investigation",
  med: "Medicine",
  nat: "Nature",
  prc: "Perception",
  prf: "Performance",
  per: "Persuasion",
  rel: "Religion",
  slt: "Sleight of Hand",
  ste: "Stealth",
  sur: "Survival",
};
const MODES = ["burrow", "climb", "fly", "swim"] as const;
const SENSES = ["darkvision", "blindsight", "tremorsense", "truesight"] as const;

/** A list of names with what was written beside it. */
const valuesOf = (trait: unknown): string => {
  const fields = fieldsOf(trait);
  return [...words(at(fields, "value")), text(at(fields, "custom"))].filter((one) => one !== "").join(", ");
};
const speedText = (movement: Fields): string => {
  const feet = (mode: string) => number(at(movement, mode)) ?? 0;
  const others = MODES.filter((mode) => feet(mode) > 0).map((mode) => `${mode} ${feet(mode)} ft.`);
  return [`${feet("walk")} ft.`, ...others].join(", ") + (at(movement, "hover") === true ? " (hover)" : "");
};
const sensesText = (senses: Fields): string => {
  const ranges = SENSES.flatMap((sense) => {
    const range = number(at(senses, "ranges", sense)) ?? number(at(senses, sense)) ?? 0;
    return range > 0 ? [`${sense} ${range} ft.`] : [];
  });
  return [...ranges, text(at(senses, "special"))].filter((one) => one !== "").join(", ");
};

const listed = (name: string, entries: readonly string[]): string =>
  entries.length > 0 ? paragraph({ name, text: entries.join(", ") }) : "";

export const readFoundry = (fields: Fields): Reading => {
  const system = systemOf(fields);
  const isCharacter = text(at(fields, "type")) === "character";
  const hitPoints =
    number(at(system, "attributes", "hp", "max")) ?? number(at(system, "attributes", "hp", "value"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const score = (name: string) => number(at(system, "abilities", name, "value")) ?? 10;
  const items = list(at(fields, "items")).map(fieldsOf);
  const its = itemsByUse(items, isCharacter);
  const skills = Object.entries(SKILLS).filter(
    ([key]) => (number(at(system, "skills", key, "value")) ?? 0) >= 1,
  );
  const level =
    number(at(system, "details", "level")) ??
    items
      .filter((item) => text(at(item, "type")) === "class")
      .reduce((sum, item) => sum + (number(at(systemOf(item), "levels")) ?? 0), 0);
  const creature: Monster = {
    slug: "",
    name: text(at(fields, "name")),
    size: SIZES[text(at(system, "traits", "size"))] ?? "",
    type: isCharacter
      ? text(at(system, "details", "race")) ||
        text(at(items.find((item) => text(at(item, "type")) === "race") ?? {}, "name"))
      : text(at(system, "details", "type", "value")) || text(at(system, "details", "type", "custom")),
    subtype: text(at(system, "details", "type", "subtype")),
    alignment: text(at(system, "details", "alignment")),
    challenge: challengeText(isCharacter ? Math.max(1, level) : (number(at(system, "details", "cr")) ?? 1)),
    armourClass:
      number(at(system, "attributes", "ac", "flat")) ?? number(at(system, "attributes", "ac", "value")) ?? 10,
    hitPoints,
    hitDice: text(at(system, "attributes", "hp", "formula")),
    speed: speedText(fieldsOf(at(system, "attributes", "movement"))),
    abilities: {
      str: score("str"),
      dex: score("dex"),
      con: score("con"),
      int: score("int"),
      wis: score("wis"),
      cha: score("cha"),
    },
    saves: "",
    // Bonuses are computed by Foundry and stand in no file: the names of trained skills do.
    skills: skills.map(([, name]) => name).join(", "),
    vulnerabilities: valuesOf(at(system, "traits", "dv")),
    resistances: valuesOf(at(system, "traits", "dr")),
    immunities: valuesOf(at(system, "traits", "di")),
    conditionImmunities: valuesOf(at(system, "traits", "ci")),
    senses: sensesText(fieldsOf(at(system, "attributes", "senses"))),
    languages: valuesOf(at(system, "traits", "languages")),
    traits: its.traits.map(passageOf),
    actions: its.actions.map(passageOf),
    reactions: its.reactions.map(passageOf),
    legendary: its.legendary.map(passageOf),
  };
  const trained = ABILITIES.filter((ability) => number(at(system, "abilities", ability, "proficient")) === 1);
  const coins = Object.entries(fieldsOf(at(system, "currency"))).filter(([, amount]) => number(amount));
  const picture = text(at(fields, "img"));
  return {
    creature,
    also: [
      listed(
        "Saving throws with proficiency",
        trained.map((ability) => ABILITY_LABEL[ability]),
      ),
      listed(
        "Coins",
        coins.map(([coin, amount]) => `${text(amount)} ${text(coin)}`),
      ),
      text(at(system, "details", "biography", "value")),
      isCharacter
        ? items
            .filter((item) => ["class", "background"].includes(text(at(item, "type"))))
            .map((item) => text(at(item, "name")))
            .join(", ")
        : "",
    ],
    spells: its.spells.map(spellOf),
    items: its.carried.map(carriedOf),
    currentHitPoints: number(at(system, "attributes", "hp", "value")),
    ...(isCharacter && { player: "" }),
    leftOut: [
      ...unplaced(items),
      ...(picture && !picture.startsWith("icons/svg/") ? [PICTURE_LEFT_OUT] : []),
      ...(number(at(system, "attributes", "ac", "flat")) === undefined &&
      number(at(system, "attributes", "ac", "value")) === undefined
        ? ["Its armour class is computed by Foundry and stands in no file: it is 10 here."]
        : []),
    ],
  };
};
