import { signed } from "@/lib/library/words";
import { at, entriesOf, fieldsOf, isFields, list, number, text, words } from "./fields";
import { type Actor, asAbility } from "./foundry-actor";
import { initiativeOf } from "./foundry-figures";
import { goodsOf } from "./foundry-goods";
import { withReferences } from "./foundry-references";
import { inWords } from "./left-over";
import { paragraph } from "./imported";

/** What an actor of Foundry's has that no field of a sheet holds, in paragraphs of its description. */

const named = (name: string, value: string): string => (value ? paragraph({ name, text: value }) : "");
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const sourceOf = ({ system }: Actor): string => {
  const source = fieldsOf(at(system, "source") ?? at(system, "details", "source"));
  const custom = [text(at(source, "custom")), text(at(source, "book"))].filter(Boolean).join(", ");
  const parts = [custom, text(at(source, "page"))];
  return text(at(system, "details", "source")) || parts.filter(Boolean).join(" ");
};
const habitatOf = ({ system }: Actor): string => {
  const habitat = fieldsOf(at(system, "details", "habitat"));
  const kinds = list(at(habitat, "value")).map((one) => {
    const [type, subtype] = [text(at(fieldsOf(one), "type")), text(at(fieldsOf(one), "subtype"))];
    return subtype ? `${type} (${subtype})` : type || text(one);
  });
  return [...kinds, text(at(habitat, "custom")), text(at(system, "details", "environment"))]
    .filter(Boolean)
    .join(", ");
};

/** "3 a round", "2 of 3 left", and more in its lair. */
const legendaryOf = ({ system }: Actor, name: string, per: string): string => {
  const own = fieldsOf(at(system, "resources", name));
  const most = number(at(own, "max")) ?? 0;
  const spent =
    number(at(own, "spent")) ??
    (at(own, "value") === undefined ? 0 : most - (number(at(own, "value")) ?? most));
  return most > 0 ? `${most} ${per}${spent > 0 ? `, ${spent} spent` : ""}` : "";
};
/** What an actor may do a limited number of times; no figure that an item of its says already. */
const resourcesOf = (actor: Actor): string[] => {
  const said = actor.items.map((item) => text(at(item, "name")).toLowerCase());
  const actions = legendaryOf(actor, "legact", "a round");
  const resistances = legendaryOf(actor, "legres", "a day");
  const isSaid = (name: string, value: string) =>
    said.some((one) => one.startsWith(name)) && !value.includes("spent");
  const lair = fieldsOf(at(actor.system, "resources", "lair"));
  const initiative = number(at(lair, "initiative")) ?? 0;
  const inside = at(lair, "inside") === true ? "in it" : "";
  const others = ["primary", "secondary", "tertiary"].map((name) => {
    const own = fieldsOf(at(actor.system, "resources", name));
    const [most, left] = [number(at(own, "max")) ?? 0, number(at(own, "value")) ?? 0];
    const rests = ["sr", "lr"]
      .filter((rest) => at(own, rest) === true)
      .map((rest) => (rest === "sr" ? "short rest" : "long rest"));
    const label = text(at(own, "label")) || (most > 0 ? capitalized(name) : "");
    return label && named(label, [`${left} of ${most}`, ...rests].join(", "));
  });
  return [
    isSaid("legendary action", actions) ? "" : named("Legendary actions", actions),
    isSaid("legendary resistance", resistances) ? "" : named("Legendary resistance", resistances),
    at(lair, "value") === true || initiative > 0
      ? named(
          "Lair",
          [initiative > 0 ? `initiative ${initiative}` : "has one", inside].filter(Boolean).join(", "),
        )
      : "",
    ...others,
  ];
};

const COINS = ["pp", "gp", "ep", "sp", "cp"] as const;
const coinsOf = ({ system }: Actor): string =>
  COINS.map((coin) => ({ coin, amount: number(at(system, "currency", coin)) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .map(({ coin, amount }) => `${amount} ${coin}`)
    .join(", ");

/** "Thieves +5": the tools that the actor is trained in. */
const toolsOf = ({ system, modifiers, proficiency }: Actor): string =>
  entriesOf(at(system, "tools"), (value) => (isFields(value) ? value : undefined))
    .flatMap(([name, own]) => {
      const trained = number(at(own, "value")) ?? 0;
      const ability = asAbility(at(own, "ability")) ?? "int";
      return trained > 0
        ? [`${inWords(name)} ${signed(Math.trunc(modifiers[ability] + proficiency * trained))}`]
        : [];
    })
    .join(", ");
const TRAININGS = ["weaponProf", "armorProf", "toolProf"] as const;
const trainingOf = ({ system }: Actor): string =>
  TRAININGS.flatMap((name) => {
    const own = fieldsOf(at(system, "traits", name));
    return [...words(at(own, "value")), text(at(own, "custom"))].filter(Boolean).map(inWords);
  }).join(", ");

/** What the weapons of a creature that no player plays are worth, weigh and are otherwise. */
const gearOf = ({ items, isCharacter }: Actor): string => {
  const weapons = isCharacter ? [] : items.filter((item) => at(item, "type") === "weapon");
  return weapons
    .flatMap((item) => {
      const goods = goodsOf(item).filter((line) => line !== "Kind: Natural");
      return goods.length > 0 ? [`${text(at(item, "name"))} (${goods.join("; ")})`] : [];
    })
    .join(", ");
};

const PERSONAL = "trait ideal bond flaw appearance gender eyes height faith hair age weight skin notes".split(
  " ",
);
const experienceOf = ({ system, isCharacter }: Actor): string => {
  const value = number(at(system, "details", "xp", "value")) ?? 0;
  return isCharacter && value > 0 ? String(value) : "";
};

/** Paragraphs, "" for what the actor has none of. */
export const detailsOf = (actor: Actor, also: readonly string[]): string[] => {
  const { system } = actor;
  const details = fieldsOf(at(system, "details"));
  const { total, isUsual } = initiativeOf(actor);
  const told = (value: unknown) => text(withReferences({}, actor, value));
  const biography = told(at(details, "biography", "value"));
  const shared = told(at(details, "biography", "public"));
  const exhaustion = number(at(system, "attributes", "exhaustion")) ?? 0;
  const casting =
    number(at(system, "attributes", "spell", "level")) ?? number(at(details, "spellLevel")) ?? 0;
  return [
    ...resourcesOf(actor),
    named("Initiative", isUsual ? "" : signed(total)),
    named("Coins", coinsOf(actor)),
    named("Training", trainingOf(actor)),
    named("Tools", toolsOf(actor)),
    named("Gear", gearOf(actor)),
    named("Experience", experienceOf(actor)),
    named("Exhaustion", exhaustion > 0 ? String(exhaustion) : ""),
    named("Caster level", casting > 0 ? String(casting) : ""),
    biography,
    shared === biography ? "" : shared,
    ...PERSONAL.map((name) => named(capitalized(name), text(at(details, name)))),
    ...also,
    named("Habitat", habitatOf(actor)),
    named(
      "Treasure",
      [...words(at(details, "treasure", "value")), text(at(details, "treasure", "custom"))]
        .filter(Boolean)
        .join(", "),
    ),
    named("Source", sourceOf(actor)),
  ];
};
