/** Records with every field set, as the wire has them. */

export const fullCharacter = {
  character_name: "Ilse of the Reed",
  character_description: "Tall.\nSays “little” 🜁 – and \t means it. ",
  character_level: 7,
  character_AC: 17,
  character_speed: 35,
  character_current_HP: 21,
  character_max_HP: 42,
  encounter_ability_score_str: 8,
  encounter_ability_score_dex: 16,
  encounter_ability_score_con: 13,
  encounter_ability_score_int: 1,
  encounter_ability_score_wis: 25,
  encounter_ability_score_cha: 30,
  encounter_saving_throw_str: -1,
  encounter_saving_throw_dex: 6,
  encounter_saving_throw_con: 1,
  encounter_saving_throw_int: -5,
  encounter_saving_throw_wis: 7,
  encounter_saving_throw_cha: 10,
  skill_selected_1: "Stealth",
  skill_selected_2: "Arcana",
};
export const abilities = ["str", "dex", "con", "int", "wis", "cha"];
export const sixOf = (prefix: string, value: unknown) =>
  Object.fromEntries(abilities.map((ability) => [`${prefix}_${ability}`, value]));

export const fullEncounter = {
  encounter_name: "Goblin",
  encounter_dec: "Small.\nFierce “and” 🜁 ",
  encounter_AC: 15,
  encounter_level: 2,
  encounter_speed: 25,
  encounter_current_HP: 7,
  encounter_max_HP: 9,
  encounter_ability_score_str: 8,
  encounter_ability_score_dex: 14,
  encounter_ability_score_con: 10,
  encounter_ability_score_int: 9,
  encounter_ability_score_wis: 30,
  encounter_ability_score_cha: 1,
  skill_modefed_1: "Stealth",
  skill_modefed_2: "Perception",
  race_name: "Goblinoid",
  race_dec: "From the hills",
  race_skill_modefed_1: "Survival",
  race_skill_modefed_2: "Nature",
  race_proficiencie_languages: '["Goblin","Common"]',
  race_proficiencie_tools: '["Trap"]',
};

const proficiencies = {
  tool_proficiencies: '["Loom","Reed pipe"]',
  language_proficiencies: '["Old Elvish"]',
};
export const origins = {
  races: {
    id: "race_id" as const,
    name: "race_name",
    full: {
      race_name: "Elf",
      race_description: "Old.\nVery old.",
      race_skill_1: "Insight",
      race_skill_2: "Nature",
      ...proficiencies,
    },
    empty: { race_name: "", race_description: "", race_skill_1: "", race_skill_2: "" },
  },
  backgrounds: {
    id: "background_id" as const,
    name: "background_name",
    full: {
      background_name: "Ferryman",
      background_description: "Knows the river",
      skill_selected_1: "Athletics",
      skill_selected_2: "History",
      ...proficiencies,
    },
    empty: { background_name: "", background_description: "", skill_selected_1: "", skill_selected_2: "" },
  },
  classes: {
    id: "class_id" as const,
    name: "class_name",
    full: {
      class_name: "Druid",
      class_description: "Of the reeds",
      energy_name: "Sap",
      max_energy_level: 4,
      amount_lv1: 4,
      amount_lv2: 3,
      amount_lv3: 2,
      amount_lv4: 1,
      amount_lv5: 0,
      amount_lv6: 999,
      selected_skills: '["Nature","Survival","Medicine"]',
      energy_spent: "[1,0,2,0,0,0]",
      ...proficiencies,
    },
    empty: {
      class_name: "",
      class_description: "",
      energy_name: "",
      max_energy_level: 6,
      amount_lv1: 0,
      amount_lv6: 0,
      selected_skills: "[]",
      energy_spent: "[0,0,0,0,0,0]",
    },
  },
};
