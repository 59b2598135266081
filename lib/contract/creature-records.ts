import { LIMIT } from "@/lib/constants";
import { condition, eachOnce } from "@/lib/model/condition";
import { characterStats } from "@/lib/model/creature";
import { longText, requiredText, text } from "@/lib/model/text";
import { mapAbilities } from "@/lib/rules/abilities";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { MOST_SKILLS } from "@/lib/rules/skills";
import { wireDate, wireMark, wireId, wireInteger, wireList, wireObjects, wireWhole } from "./codecs";
import { wireHitPoints } from "./game-codecs";
import { proficiencies } from "./origins";
import { readOnly, field, createOnly, picture, writeOnly, wireRecord } from "./wire";

const short = text(LIMIT.name);
const its = characterStats.shape;
const wireConditions = wireObjects(condition, () => false, LIMIT.conditions).overwrite(eachOnce);
/** The fields of both books; clients exist that send a character's under shorter names. */
const stats = (of: "character" | "encounter") => {
  const alias = (name: string) => (of === "character" ? [name] : []);
  return {
    name: field(`${of}_name`, requiredText(LIMIT.name, "Please enter a name")),
    image: picture(`${of}_img`),
    level: field(`${of}_level`, wireWhole(its.level), ...alias("level")),
    speed: field(`${of}_speed`, wireWhole(its.speed), ...alias("speed")),
    armourClass: field(`${of}_AC`, wireWhole(its.armourClass)),
    currentHitPoints: field(`${of}_current_HP`, wireHitPoints, ...alias("current_hp")),
    maxHitPoints: field(`${of}_max_HP`, wireWhole(its.maxHitPoints), ...alias("max_hp")),
    temporaryHitPoints: field("temporary_HP", wireWhole(its.temporaryHitPoints.unwrap())),
    abilities: mapAbilities((ability) =>
      field(
        `encounter_ability_score_${ability}`,
        wireWhole(its.abilities.valueType),
        ...alias(`ability_score_${ability}`),
      ),
    ),
    createdAt: readOnly("created_at", wireDate),
  };
};

export const character = wireRecord({
  id: readOnly("character_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  createdBy: readOnly("user_id", wireId.nullable()),
  ...stats("character"),
  description: field("character_description", longText, "description"),
  savingThrows: mapAbilities((ability) =>
    field(
      `encounter_saving_throw_${ability}`,
      wireWhole(its.savingThrows.valueType),
      `saving_throw_${ability}`,
    ),
  ),
  firstSkill: field("skill_selected_1", short),
  secondSkill: field("skill_selected_2", short),
  conditions: field("conditions", wireConditions),
  selectedSkills: writeOnly(
    "selected_skills",
    wireList({ max: LIMIT.name, plain: "commas", entries: MOST_SKILLS }),
  ),
  race: readOnly("race", short),
  background: readOnly("background", short),
  class: readOnly("class", short),
});

export const encounter = wireRecord({
  id: readOnly("encounter_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  ...stats("encounter"),
  description: field("encounter_dec", longText),
  fromLibrary: readOnly("from_library", wireMark),
  firstSkill: field("skill_modefed_1", short),
  secondSkill: field("skill_modefed_2", short),
  race: {
    name: field("race_name", short),
    description: field("race_dec", longText),
    firstSkill: field("race_skill_modefed_1", short),
    secondSkill: field("race_skill_modefed_2", short),
    tools: proficiencies("race_proficiencie_tools"),
    languages: proficiencies("race_proficiencie_languages"),
  },
});

// A creature that is made without a name, or with a blank one, gets the usual one.
export const newCharacter = wireRecord({ ...character.table, name: writeOnly("character_name", short) });
export const newEncounter = wireRecord({ ...encounter.table, name: writeOnly("encounter_name", short) });

export const copies = wireRecord({ count: writeOnly("count", wireInteger(1, MOST_COPIES)) }).patch;
