import type { Monster, Passage } from "@/lib/model/library";
import { challengeText, challengeValue } from "@/lib/rules/challenge";
import { at, type Fields, fieldsOf, has, list, number, text, Unreadable, words } from "./fields";
import { ofKind, paragraph, PICTURE_LEFT_OUT, type Reading, withUse } from "./imported";
import { all, named, savesText, sensesText, skillsText, speedText } from "./published-text";

/** Creatures as Open5e (v1 and v2) and the 5e-bits API publish them: the same names with different shapes. */

export const isPublished = (fields: Fields): boolean =>
  (has(fields, "hit_points") || has(fields, "armor_class")) &&
  (has(fields, "strength") || has(fields, "ability_scores"));

const scoreOf = (fields: Fields, ability: string): number =>
  number(at(fields, ability)) ?? number(at(fields, "ability_scores", ability)) ?? 10;

const usesText = (use: Fields): string => {
  const [type, times] = [text(at(use, "type")), number(at(use, "times"))];
  const rolled = text(at(use, "min_value")) || text(at(use, "param"));
  if (/^recharge on roll|RECHARGE_ON_ROLL/i.test(type)) return `Recharge ${rolled}-6`;
  if (/per day|PER_DAY/i.test(type)) return `${times ?? rolled}/Day`;
  if (/recharge after rest|RECHARGE_AFTER_REST/i.test(type)) {
    const rests = words(at(use, "rest_types"));
    return `Recharges after a ${rests.length === 1 && rests[0] === "long" ? "Long" : "Short or Long"} Rest`;
  }
  return "";
};
/** A legendary action says what it costs where that is more than one. */
const costText = (one: Fields): string => {
  const cost = number(at(one, "legendary_action_cost")) ?? 1;
  return cost > 1 ? `Costs ${cost} Actions` : "";
};
const passages = (value: unknown): Passage[] =>
  list(value)
    .map(fieldsOf)
    .map((one) => {
      const use = fieldsOf(at(one, "usage") ?? at(one, "usage_limits"));
      const name = text(at(one, "name"));
      const uses = [usesText(use), costText(one)].filter(Boolean).join(", ");
      return { name: name.includes("(") ? name : withUse(name, uses), text: text(at(one, "desc")) };
    });
const orderOf = (one: unknown): number => number(at(fieldsOf(one), "order_in_statblock")) ?? 0;
/** The second version has one list for actions of every type, in no order. */
const actionsOf = (fields: Fields, type: RegExp): Passage[] =>
  passages(
    list(at(fields, "actions"))
      .filter((one) => type.test(text(at(fieldsOf(one), "action_type")) || "ACTION"))
      .toSorted((one, other) => orderOf(one) - orderOf(other)),
  );

const armourOf = (fields: Fields): number | undefined => {
  const armour = at(fields, "armor_class");
  return number(armour) ?? number(at(fieldsOf(list(armour)[0]), "value"));
};
const challengeOf = (fields: Fields): string => {
  const given = ["challenge_rating", "cr", "challenge_rating_text", "challenge_rating_decimal"]
    .map((name) => challengeValue(text(at(fields, name))))
    .find((value) => value !== undefined);
  return challengeText(given ?? 1);
};
const NONMAGICAL = "bludgeoning, piercing, slashing from nonmagical attacks";
const immunitiesOf = (fields: Fields, kind: string): string =>
  all(at(fields, kind)) ||
  text(at(fields, "resistances_and_immunities", `${kind}_display`)) ||
  all(at(fields, "resistances_and_immunities", kind));
/** Earlier answers of Open5e's second version say of attacks without magic in a field of its own. */
const withNonmagical = (kinds: string, isSo: unknown): string =>
  isSo === true ? [kinds, NONMAGICAL].filter(Boolean).join("; ") : kinds;

/** "natural armor", "leather armor, shield": what the armour class of the 5e-bits API is made of. */
const wornText = (fields: Fields): string => {
  const [first] = list(at(fields, "armor_class")).map(fieldsOf);
  if (!first) return "";
  const worn = text(at(first, "desc")) || words(at(first, "armor")).join(", ");
  return worn || (text(at(first, "type")) === "natural" ? "natural armor" : "");
};

const SPELLS_LEFT_OUT =
  "Its list of spells is left out: it holds only addresses. Its traits name what it casts.";

export const readPublished = (fields: Fields): Reading => {
  const hitPoints = number(at(fields, "hit_points"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const speed = speedText(fields);
  const creature: Monster = {
    slug: "",
    name: text(at(fields, "name")),
    size: named(at(fields, "size")),
    type: named(at(fields, "type")).toLowerCase(),
    subtype: text(at(fields, "subtype")) || text(at(fields, "subcategory")),
    alignment: text(at(fields, "alignment")),
    challenge: challengeOf(fields),
    armourClass: armourOf(fields) ?? 10,
    hitPoints,
    hitDice: text(at(fields, "hit_dice")),
    speed,
    abilities: {
      str: scoreOf(fields, "strength"),
      dex: scoreOf(fields, "dexterity"),
      con: scoreOf(fields, "constitution"),
      int: scoreOf(fields, "intelligence"),
      wis: scoreOf(fields, "wisdom"),
      cha: scoreOf(fields, "charisma"),
    },
    saves: savesText(fields),
    skills: skillsText(fields),
    vulnerabilities: immunitiesOf(fields, "damage_vulnerabilities"),
    resistances: withNonmagical(
      immunitiesOf(fields, "damage_resistances"),
      at(fields, "nonmagical_attack_resistance"),
    ),
    immunities: withNonmagical(
      immunitiesOf(fields, "damage_immunities"),
      at(fields, "nonmagical_attack_immunity"),
    ),
    conditionImmunities: immunitiesOf(fields, "condition_immunities"),
    senses: sensesText(fields),
    languages:
      text(at(fields, "languages")) ||
      text(at(fields, "languages", "as_string")) ||
      words(at(fields, "languages")).join(", "),
    traits: [...passages(at(fields, "special_abilities")), ...passages(at(fields, "traits"))],
    actions: [
      ...actionsOf(fields, /^ACTION$/),
      ...ofKind("Bonus Action", actionsOf(fields, /^BONUS_ACTION$/)),
      ...ofKind("Bonus Action", passages(at(fields, "bonus_actions"))),
    ],
    reactions: [...actionsOf(fields, /^REACTION$/), ...passages(at(fields, "reactions"))],
    legendary: [
      ...actionsOf(fields, /^LEGENDARY/),
      ...ofKind("Lair Action", actionsOf(fields, /^LAIR/)),
      ...passages(at(fields, "legendary_actions")),
    ],
  };
  const [armour, source] = [
    text(at(fields, "armor_desc")) || text(at(fields, "armor_detail")) || wornText(fields),
    text(at(fields, "document__title")) || text(at(fields, "document", "name")),
  ];
  const environments = all(at(fields, "environments"));
  const hasPicture = ["image", "img_main", "illustration"].some(
    (name) => has(fields, name) && at(fields, name) !== "",
  );
  return {
    creature,
    also: [
      armour && paragraph({ name: "Armour class", text: armour }),
      Array.isArray(at(fields, "desc"))
        ? list(at(fields, "desc")).map(text).join("\n")
        : text(at(fields, "desc")),
      text(at(fields, "legendary_desc")),
      environments && paragraph({ name: "Environments", text: environments }),
      source && paragraph({ name: "Source", text: source }),
    ],
    leftOut: [
      ...(hasPicture ? [PICTURE_LEFT_OUT] : []),
      ...(list(at(fields, "spell_list")).length > 0 ? [SPELLS_LEFT_OUT] : []),
    ],
  };
};
