import { LIMIT } from "@/lib/constants";
import type { Monster } from "@/lib/model/library";
import { mapAbilities } from "@/lib/rules/abilities";
import { challengeText } from "@/lib/rules/challenge";
import { at, type Fields, fieldsOf, has, list, number, text, Unreadable, words } from "./fields";
import {
  type Actor,
  actorOf,
  languagesText,
  savesText,
  sensesText,
  sizeOf,
  skillsText,
  speedText,
  systemOf,
  traitText,
  typeOf,
} from "./foundry-actor";
import { armourClassOf } from "./foundry-armour";
import { carriedOf, itemsByUse, passageOf, unplaced } from "./foundry-items";
import { originsOf } from "./foundry-origins";
import { spellOf } from "./foundry-spells";
import { paragraph, PICTURE_LEFT_OUT, type Reading } from "./imported";

/** Actors of Foundry's dnd5e system, as "Export Data" writes them. */

export const isFoundry = (fields: Fields): boolean =>
  ["npc", "character"].includes(text(at(fields, "type"))) && has(systemOf(fields), "abilities");

const named = (name: string, value: string): string => (value ? paragraph({ name, text: value }) : "");

const raceOf = ({ system, items }: Actor): string =>
  text(at(system, "details", "race")) ||
  text(at(items.find((item) => at(item, "type") === "race") ?? {}, "name"));

const sourceOf = ({ system }: Actor): string => {
  const source = fieldsOf(at(system, "source") ?? at(system, "details", "source"));
  const parts = [text(at(source, "custom")) || text(at(source, "book")), text(at(source, "page"))];
  return text(at(system, "details", "source")) || parts.filter(Boolean).join(" ");
};
const habitatOf = ({ system }: Actor): string => {
  const habitat = fieldsOf(at(system, "details", "habitat"));
  const kinds = list(at(habitat, "value")).map((one) => {
    const [type, subtype] = [text(at(fieldsOf(one), "type")), text(at(fieldsOf(one), "subtype"))];
    return subtype ? `${type} (${subtype})` : type;
  });
  const all = [...kinds, text(at(habitat, "custom"))].filter(Boolean).join(", ");
  return all || text(at(system, "details", "environment"));
};

/** What an actor may do a limited number of times and no item of its says. */
const resources = ({ system, items }: Actor): string[] => {
  const said = items.map((item) => text(at(item, "name")).toLowerCase());
  const most = (name: string) => number(at(system, "resources", name, "max")) ?? 0;
  const isSaid = (name: string) => said.some((one) => one.startsWith(name));
  const [actions, resistances] = [most("legact"), most("legres")];
  return [
    ...(actions > 0 && !isSaid("legendary action") ? [named("Legendary actions", `${actions} a round`)] : []),
    ...(resistances > 0 && !isSaid("legendary resistance")
      ? [named("Legendary resistance", `${resistances} a day`)]
      : []),
  ];
};

const COINS = ["pp", "gp", "ep", "sp", "cp"] as const;
const PERSONAL = ["trait", "ideal", "bond", "flaw", "appearance"] as const;
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const FORMULA_LEFT_OUT = "Its armour class is computed by a formula of Foundry's: it is 10 here.";

export const readFoundry = (fields: Fields): Reading => {
  const isCharacter = at(fields, "type") === "character";
  const actor = actorOf(fields, isCharacter);
  const { system, items } = actor;
  const hitPoints =
    number(at(system, "attributes", "hp", "max")) ?? number(at(system, "attributes", "hp", "value"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const its = itemsByUse(items, isCharacter);
  const armourClass = armourClassOf(actor);
  const creature: Monster = {
    slug: "",
    name: actor.name,
    size: sizeOf(at(system, "traits", "size")),
    type: isCharacter ? raceOf(actor) : typeOf(actor),
    subtype: text(at(system, "details", "type", "subtype")),
    alignment: text(at(system, "details", "alignment")),
    challenge: challengeText(isCharacter ? actor.level : (number(at(system, "details", "cr")) ?? 1)),
    armourClass: armourClass ?? 10,
    hitPoints,
    hitDice: text(at(system, "attributes", "hp", "formula")),
    speed: speedText(actor),
    abilities: mapAbilities((ability) => number(at(system, "abilities", ability, "value")) ?? 10),
    saves: savesText(actor),
    skills: skillsText(actor),
    vulnerabilities: traitText(actor, "dv"),
    resistances: traitText(actor, "dr"),
    immunities: traitText(actor, "di"),
    conditionImmunities: traitText(actor, "ci"),
    senses: sensesText(actor),
    languages: languagesText(actor),
    traits: its.traits.map(passageOf(actor)),
    actions: its.actions.map(passageOf(actor)),
    reactions: its.reactions.map(passageOf(actor)),
    legendary: its.legendary.map(passageOf(actor)),
  };
  const coins = COINS.map((coin) => ({ coin, amount: number(at(system, "currency", coin)) ?? 0 }));
  const { origins, also } = originsOf(actor, isCharacter);
  const effects = list(at(fields, "effects")).map((effect) => {
    const { name, label } = fieldsOf(effect);
    return text(name) || text(label);
  });
  const picture = text(at(fields, "img"));
  return {
    creature,
    also: [
      ...resources(actor),
      named(
        "Coins",
        coins
          .filter(({ amount }) => amount > 0)
          .map(({ coin, amount }) => `${amount} ${coin}`)
          .join(", "),
      ),
      text(at(system, "details", "biography", "value")),
      ...PERSONAL.map((name) => named(capitalized(name), text(at(system, "details", name)))),
      ...also,
      named("Habitat", habitatOf(actor)),
      named("Treasure", words(at(system, "details", "treasure", "value")).join(", ")),
      named("Source", sourceOf(actor)),
    ],
    spells: its.spells.map((item) => spellOf(item, actor)),
    items: its.carried.map((item) => carriedOf(item, actor)),
    currentHitPoints: number(at(system, "attributes", "hp", "value")),
    temporaryHitPoints: number(at(system, "attributes", "hp", "temp")),
    origins,
    ...(isCharacter && { player: "" }),
    leftOut: [
      ...unplaced(items),
      ...effects.map(
        (name) =>
          `Its active effect “${name.slice(0, LIMIT.name)}” is left out: nothing here changes figures for a while.`,
      ),
      ...(picture && !picture.startsWith("icons/svg/") ? [PICTURE_LEFT_OUT] : []),
      ...(armourClass === undefined ? [FORMULA_LEFT_OUT] : []),
    ],
  };
};
