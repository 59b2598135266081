import type { Monster } from "@/lib/model/library";
import { mapAbilities } from "@/lib/rules/abilities";
import { challengeText } from "@/lib/rules/challenge";
import { at, type Fields, has, hasHiddenSecrets, hideSecrets, number, text, Unreadable } from "./fields";
import { type Actor, systemOf } from "./foundry-actor";
import { armourClassOf } from "./foundry-armour";
import { detailsOf } from "./foundry-details";
import { mostHitPoints } from "./foundry-hit-points";
import { carriedOf, itemsByUse, passageOf, unplaced } from "./foundry-items";
import { AUTOMATION_LEFT_OUT, isAutomated } from "./foundry-left-over";
import {
  languagesText,
  savesText,
  sensesText,
  sizeOf,
  skillsText,
  speedText,
  traitText,
  typeOf,
} from "./foundry-lines";
import { originsOf } from "./foundry-origins";
import { actorOf } from "./foundry-prepared";
import { spellOf } from "./foundry-spells";
import { PICTURE_LEFT_OUT, type Reading, SECRETS_LEFT_OUT, UNRATED } from "./imported";

/** Actors of Foundry's dnd5e system, as "Export Data" writes them. */

export const isFoundry = (fields: Fields): boolean =>
  ["npc", "character"].includes(text(at(fields, "type"))) && has(systemOf(fields), "abilities");

/** Where its kind is an item, the field holds that item's id. */
const raceOf = ({ system, items }: Actor): string => {
  const written = text(at(system, "details", "race"));
  return text(at(items.find((item) => at(item, "type") === "race") ?? {}, "name")) || written;
};

const FORMULA_LEFT_OUT = "Its armour class is computed by a formula of Foundry's: it is 10 here.";

type Its = ReturnType<typeof itemsByUse>;
const creatureOf = (actor: Actor, its: Its, hitPoints: number, armourClass: number): Monster => {
  const { system, isCharacter, rating } = actor;
  const challenge = isCharacter ? actor.level : rating;
  return {
    slug: "",
    name: actor.name,
    size: sizeOf(at(system, "traits", "size")),
    type: isCharacter ? raceOf(actor) : typeOf(actor),
    subtype: text(at(system, "details", "type", "subtype")),
    alignment: text(at(system, "details", "alignment")),
    challenge: challenge === undefined ? "" : challengeText(challenge),
    armourClass,
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
};

export const readFoundry = (fields: Fields): Reading => {
  const isCharacter = at(fields, "type") === "character";
  if (isCharacter) hideSecrets();
  const actor = actorOf(fields, isCharacter);
  const { system, items } = actor;
  const hitPoints = mostHitPoints(actor);
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const armourClass = armourClassOf(actor);
  const its = itemsByUse(items, isCharacter);
  const creature = creatureOf(actor, its, hitPoints, armourClass ?? 10);
  const { origins, also } = originsOf(actor, isCharacter);
  const [spells, carried] = [
    its.spells.map((item) => spellOf(item, actor)),
    its.carried.map((item) => carriedOf(item, actor)),
  ];
  const picture = text(at(fields, "img"));
  const details = detailsOf(actor, also);
  return {
    creature,
    also: details,
    spells,
    items: carried,
    currentHitPoints: number(at(system, "attributes", "hp", "value")),
    temporaryHitPoints: number(at(system, "attributes", "hp", "temp")),
    origins,
    isCharacter,
    leftOut: [
      ...unplaced(items),
      ...(creature.challenge === "" ? [UNRATED] : []),
      ...(picture && !picture.startsWith("icons/svg/") ? [PICTURE_LEFT_OUT] : []),
      ...(hasHiddenSecrets() ? [SECRETS_LEFT_OUT] : []),
      ...(armourClass === undefined ? [FORMULA_LEFT_OUT] : []),
      ...actor.told,
      ...(isAutomated(actor) ? [AUTOMATION_LEFT_OUT] : []),
    ],
  };
};
