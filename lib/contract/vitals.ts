import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { requiredText } from "@/lib/model/text";
import { RANGE, ROUNDS } from "@/lib/rules/creature";
import { MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { wireFlag, wireInteger } from "./codecs";
import * as characters from "./characters";
import * as encounters from "./encounters";
import { endpoint } from "./endpoint";
import { characterClasses } from "./origins";
import { invalid, writeOnly, wireRecord } from "./wire";

/** Hit points, energy, conditions and rests: a call says the change, and it is made to what is stored. */

const { max } = RANGE.maxHitPoints;
const change = writeOnly("change", wireInteger(-max, max));

const counted = {
  change,
  temporary: writeOnly("temporary", wireInteger(RANGE.temporaryHitPoints.min, RANGE.temporaryHitPoints.max)),
};
const hitPoints = wireRecord(counted).patch;
/** Damage that takes back what a rest gave to who was at 0: nobody fell, nor had anybody got up. */
const undo = writeOnly("undo", wireFlag);
const energy = wireRecord({ level: writeOnly("level", wireInteger(1, MOST_ENERGY_LEVELS)), change });
const condition = wireRecord({
  condition: writeOnly("condition", requiredText(LIMIT.condition, "Please name the condition")),
  /** Left out, it lasts until it is taken off. */
  rounds: writeOnly("rounds", wireInteger(ROUNDS.min, ROUNDS.max)),
  isOff: writeOnly("off", wireFlag),
});
const rest = wireRecord({ kind: writeOnly("kind", z.enum(["short", "long"], "Must be short or long")) });

const EITHER = "Send either change or temporary";
/** Damage or healing, or temporary hit points. @throws Failure "invalid" for both and for neither */
export const hitPointChange = (body: { change?: number; temporary?: number }) => {
  if (body.change !== undefined && body.temporary === undefined) return { change: body.change };
  if (body.temporary !== undefined && body.change === undefined) return { temporary: body.temporary };
  throw invalid({ change: EITHER, temporary: EITHER });
};

export const changeCharacterHitPoints = endpoint("POST /api/characters/[id]/hit-points", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "guard" },
  journal: ["fall", "rise"],
  body: wireRecord({ ...counted, undo }).patch,
  answer: characters.read.answer,
});
export const changeEncounterHitPoints = endpoint("POST /api/encounters/[id]/hit-points", {
  access: { may: "encounter:use", encounter: "id" },
  touches: { encounters: "guard" },
  body: hitPoints,
  answer: encounters.read.answer,
});
export const changeEnergy = endpoint("POST /api/characters/[id]/energy", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "guard" },
  body: energy.create(["level", "change"]),
  answer: characterClasses.change.answer,
});
/** Takes one condition off, or puts it on where it isn't on already; the others stay as they are. */
export const changeCondition = endpoint("POST /api/characters/[id]/conditions", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "guard" },
  body: condition.create(["condition"]),
  answer: characters.read.answer,
});
export const restCharacter = endpoint("POST /api/characters/[id]/rest", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "handler" },
  journal: ["rise"],
  body: rest.create(["kind"]),
  answer: characters.read.answer,
});
export const restParty = endpoint("POST /api/campaigns/[id]/rest", {
  access: { may: "party:rest", campaign: "id" },
  touches: { characters: "handler" },
  journal: ["rest", "rise"],
  body: rest.create(["kind"]),
  answer: characters.list.answer,
});
