import type { Monster } from "@/lib/model/library";
import { ABILITY_NAME, mapAbilities, modifier } from "@/lib/rules/abilities";
import { challengeText, challengeValue } from "@/lib/rules/challenge";
import { at, type Fields, fieldsOf, has, list, number, prose, text, Unreadable } from "./fields";
import { paragraph, PICTURE_LEFT_OUT, type Reading, UNRATED } from "./imported";
import type { OfTool } from "./left-over";
import { armourOf } from "./published-armour";
import { askRepeated, unusual } from "./published-derived";
import { actionsOf, passages } from "./published-passages";
import {
  all,
  hitDiceText,
  immunitiesText,
  languagesText,
  named,
  ratingOf,
  savesText,
  sensesText,
  skillsText,
  speedText,
  trainingText,
} from "./published-text";

/** Creatures as Open5e (v1 and v2) and the 5e-bits API publish them: the same names with different shapes. */

export const isPublished = (fields: Fields): boolean =>
  (has(fields, "hit_points") || has(fields, "armor_class")) &&
  (has(fields, "strength") || has(fields, "ability_scores"));

/** Ids and addresses of the APIs, and what they say of a thing that is only named. */
export const PUBLISHED: OfTool = {
  technical: new Set(
    `index key slug url updated_at document__slug document__license_url document__url v2_converted_path permalink display_name
    licenses`.split(/\s+/),
  ),
};

const scoreOf = (fields: Fields, ability: string): number =>
  number(at(fields, ability)) ?? number(at(fields, "ability_scores", ability)) ?? 10;

const SPELLS_LEFT_OUT =
  "Its list of spells is left out: it holds only addresses. Its traits name what it casts.";

/** "" of a word that nearly all records of the API have. */
const otherThan = (usual: string, value: string): string => (value === usual ? "" : value);

/** "Ashmere, Reed Press, 12". */
const sourceOf = (fields: Fields): string => {
  const document = fieldsOf(at(fields, "document"));
  const parts = [
    prose(at(fields, "document__title")) || named(at(fields, "document")),
    named(at(document, "publisher")),
    named(at(document, "gamesystem")),
    otherThan("SOURCE", text(at(document, "type"))),
    prose(at(fields, "source")),
    text(at(fields, "page_no")) && `page ${text(at(fields, "page_no"))}`,
  ];
  return [...new Set(parts.filter(Boolean))].join(", ");
};
const told = (value: unknown): string =>
  Array.isArray(value) ? list(value).map(named).filter(Boolean).join("\n") : prose(value);

export const readPublished = (fields: Fields): Reading => {
  const hitPoints = number(at(fields, "hit_points"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const rating = ratingOf(fields, (value) => challengeValue(text(value)));
  const challenge = rating === undefined ? "" : challengeText(rating);
  const armour = armourOf(fields);
  const abilities = mapAbilities((ability) => scoreOf(fields, ABILITY_NAME[ability].toLowerCase()));
  askRepeated(fields, abilities);
  const creature: Monster = {
    slug: "",
    name: prose(at(fields, "name")),
    size: named(at(fields, "size")),
    type: named(at(fields, "type")).toLowerCase(),
    subtype: [prose(at(fields, "subtype")), prose(at(fields, "subcategory"))].filter(Boolean).join(", "),
    alignment: named(at(fields, "alignment")),
    challenge,
    armourClass: armour.value ?? 10,
    hitPoints,
    hitDice: hitDiceText(fields, hitPoints, modifier(abilities.con)),
    speed: speedText(fields),
    abilities,
    saves: savesText(fields),
    skills: skillsText(fields),
    vulnerabilities: immunitiesText(fields, "damage_vulnerabilities"),
    resistances: immunitiesText(fields, "damage_resistances", "nonmagical_attack_resistance"),
    immunities: immunitiesText(fields, "damage_immunities", "nonmagical_attack_immunity"),
    conditionImmunities: immunitiesText(fields, "condition_immunities"),
    senses: sensesText(fields),
    languages: languagesText(fields),
    traits: [...passages(at(fields, "special_abilities")), ...passages(at(fields, "traits"))],
    ...actionsOf(fields),
  };
  const hasPicture = ["image", "img_main", "illustration"].map(
    (name) => text(at(fields, name)) !== "" || has(fields, name, "file_url"),
  );
  const spells = list(at(fields, "spell_list"));
  const written = at(fields, "hit_points");
  const paragraphs: [name: string, text: string][] = [
    ["Armour class", armour.line],
    ["Hit points", typeof written === "string" && !/^\s*\d+\s*$/.test(written) ? prose(written) : ""],
    ...unusual(fields, { challenge, rating, dexterity: modifier(abilities.dex) }),
    ["Training", trainingText(fields)],
    ["Gear", told(at(fields, "gear"))],
    ["", told(at(fields, "desc"))],
    ["", prose(at(fields, "legendary_desc"))],
    ["", prose(at(fields, "mythic_desc"))],
    ["", prose(at(fields, "lair_desc"))],
    ["Forms", all(at(fields, "forms"))],
    [
      "Group",
      [named(at(fields, "group")), otherThan("Monsters", prose(at(fields, "category")))]
        .filter(Boolean)
        .join(", "),
    ],
    ["Environments", all(at(fields, "environments"))],
    ["Source", sourceOf(fields)],
  ];
  return {
    creature,
    also: paragraphs.map(([name, value]) => value && paragraph({ name, text: value })),
    leftOut: [
      ...(rating === undefined ? [UNRATED] : []),
      ...(hasPicture.includes(true) ? [PICTURE_LEFT_OUT] : []),
      ...(spells.length > 0 ? [SPELLS_LEFT_OUT] : []),
    ],
  };
};
