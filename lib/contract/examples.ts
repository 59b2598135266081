// One file: an example for every name on the wire.
import type { z } from "zod";

/** An example for every field of the contract, by its name on the wire; a field without one fails the tests. */

const IMAGE = "/images/3f8a0c5de1b24796a8d0c1e2f3a4b5c6.webp";
const MOMENT = "2026-03-01T18:30:00.000Z";
const SCORE = { str: 14, dex: 12, con: 13, int: 10, wis: 15, cha: 8 };
const SAVE = { str: 2, dex: 1, con: 1, int: 0, wis: 2, cha: -1 };

const eachOf = (prefix: string, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

const ids = eachOf("", {
  id: 12,
  user_id: 12,
  campaign_id: 7,
  character_id: 31,
  encounter_id: 8,
  note_id: 5,
  invite_id: 9,
  invite_link_id: 11,
  handout_id: 17,
  map_id: 18,
  evening_id: 19,
  date_id: 24,
  addition_id: 27,
  sender_id: 12,
  receiver_id: 14,
  race_id: 21,
  background_id: 22,
  class_id: 23,
  character_inventory_id: 41,
  character_spell_id: 42,
  character_action_id: 43,
  encounter_item_id: 44,
  encounter_spell_id: 45,
  encounter_action_id: 46,
});

const people = {
  username: "Maren",
  sender_username: "Maren",
  receiver_username: "Tobias",
  email: "maren@example.org",
  password: "lantern",
  current_password: "lantern",
  new_password: "candle1",
  token: "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AbCd.EfGh.IjKl",
  everywhere: false,
  role: "player",
  profile_img: IMAGE,
  receiver_profile_img: IMAGE,
};

const campaigns = {
  campaign_name: "The Salt Crown",
  cover_img: IMAGE,
  cover_color: "#2a6ca6",
  description: "A drowned kingdom rises with the tide.",
  setting: "The coast of Verrin",
  factions: [{ name: "The Ashen Court", role: "Enemy" }],
  themes: ["Old money", "Found family"],
  map_img: IMAGE,
  from_library: 1,
  is_creator: 1,
  is_admin: 0,
  is_player: 0,
  title: "Below the bells",
  note_text: "The ferryman lies.",
  seen_at: MOMENT,
  since: MOMENT,
  accept: true,
  hours: 168,
  uses: 6,
  used: 2,
  expires_at: MOMENT,
  url: "https://tome.example.org/join/Vq3n8TzKpW0hXr5cYb7LmA",
  kept_by: "Maren",
  sealed: 0,
  opened_for: '"all"',
  position: 1024,
  width: 4096,
  height: 2844,
  fogged: 0,
  fog: "[]",
  cut_image: IMAGE,
  alt: "A wooded island with one road, which does not arrive.",
  opened_at: MOMENT,
  show: 1,
  image: IMAGE,
  status: "pending",
  type: "review",
  text: "The page flip is lovely.",
  messages: [],
  limit: 50,
  offset: 0,
  before: MOMENT,
  before_id: 12,
  message: "Done.",
  left_out: ["The picture of Goblin: it is not in the file."],
};

const creature = (of: string) =>
  eachOf(`${of}_`, { name: "Ysolt", img: IMAGE, AC: 11, level: 3, speed: 30, current_HP: 18, max_HP: 24 });
const creatures = {
  ...creature("character"),
  ...creature("encounter"),
  ...eachOf("encounter_ability_score_", SCORE),
  ...eachOf("encounter_saving_throw_", SAVE),
  character_description: "Counts every coin twice.",
  encounter_dec: "It waits below the pier.",
  skill_selected_1: "Stealth",
  skill_selected_2: "Insight",
  skill_modefed_1: "Stealth",
  skill_modefed_2: "Athletics",
  selected_skills: ["Stealth", "Insight"],
  temporary_HP: 5,
  conditions: [{ name: "Poisoned", rounds: 3 }],
  condition: "Poisoned",
  rounds: 3,
  off: 0,
  count: 2,
  change: -1,
  temporary: 5,
  level: 2,
  kind: "long",
};

const origins = {
  race: "Elf",
  background: "Sailor",
  class: "Warden",
  race_name: "Elf",
  race_description: "Long memories, short tempers.",
  race_dec: "Born of the deep.",
  race_skill_1: "Perception",
  race_skill_2: "Nature",
  race_skill_modefed_1: "Stealth",
  race_skill_modefed_2: "Survival",
  race_proficiencie_tools: ["Nets"],
  race_proficiencie_languages: ["Aquan"],
  background_name: "Sailor",
  background_description: "Nine years before the mast.",
  class_name: "Warden",
  class_description: "Keeps the lights of the coast.",
  tool_proficiencies: ["Navigator's tools"],
  language_proficiencies: ["Common", "Elvish"],
  energy_name: "Embers",
  max_energy_level: 3,
  energy_spent: [1, 0, 0, 0, 0, 0],
  ...eachOf("amount_lv", { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0 }),
};

const belonging = (kind: string, name: string, type: string) =>
  eachOf(`${kind}_`, {
    name,
    type,
    description: "It hums when rain is near.",
    image: IMAGE,
    range: "60 ft",
    area: "10 ft cone",
    cost: "1 ember",
  });
const belongings = {
  ...belonging("item", "Storm lantern", "Tool"),
  ...belonging("spell", "Brine ward", "Abjuration"),
  ...belonging("action", "Hook and haul", "Combat"),
  item_effect: "Sheds light for an hour.",
  spell_effects: ["Resistance to cold"],
  spell_level: 2,
  action_effects: ["The target is pulled 10 ft"],
  damage_types: ["Cold", "Piercing"],
  abilities: [{ name: "Flare", range: "30 ft", area: "", cost: "1 charge", effect: "Blinds for a moment." }],
};

const table = {
  fight_id: 51,
  entry_id: 60,
  roll_id: 71,
  label: "Stealth",
  save: "dex",
  dice: { d20: 1, d6: 2 },
  modifier: 3,
  mode: "normal",
  for: "table",
  typed: [17, 4, 2],
  total: 17,
  name: "Ambush at the Toll Bridge",
  state: "running",
  round: 3,
  turn: 4,
  hit_points_shown: "word",
  version: 12,
  act: { type: "propose", target: 1, amount: 7 },
  combatants: [],
  proposals: [],
  summary: [{ name: "Ysolt", damage: 31, defeated: false }],
  skips_fallen: 1,
  characters: 4,
  hidden: 1,
  foe_kinds: 1,
  fallen: 1,
  fallen_name: "Ysolt",
  undone: 0,
  place: "map",
  by: 12,
  shown_at: MOMENT,
};

const evenings = {
  number: 8,
  starts_at: "2026-12-04T19:00:00.000Z",
  minutes: 240,
  begin: 0,
  answer: "yes",
  chapter: "The ambush at the Toll Bridge lasted five rounds, and four goblins fell.",
  signed_at: MOMENT,
  signed_by: "Maren",
  begun_at: MOMENT,
  ended_at: MOMENT,
  auto_evenings: 0,
  evening_letters: 1,
};

const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...ids,
  ...people,
  ...campaigns,
  ...creatures,
  ...origins,
  ...belongings,
  ...table,
  ...evenings,
  created_at: MOMENT,
  updated_at: MOMENT,
};

/** A field whose name means something else elsewhere brings its own. */
const ownExample = (codec: z.ZodType): unknown => codec.meta()?.["example"];

/** Of a request: lists as JSON lists. Undefined where there is none. */
export const exampleSent = (wire: string, codec: z.ZodType): unknown =>
  ownExample(codec) ?? EXAMPLES[wire] ?? idExample(wire);

/** Of an id that isn't named above. */
const idExample = (wire: string): number | undefined => (wire.endsWith("_id") ? 12 : undefined);

/** Of an answer, in which lists are JSON text. */
export const exampleAnswered = (wire: string, codec?: z.ZodType): unknown => {
  const own = codec && ownExample(codec);
  if (own !== undefined) return own;
  const example = EXAMPLES[wire] ?? idExample(wire);
  if (wire === "status" || wire === "messages" || !Array.isArray(example)) return example;
  return JSON.stringify(example);
};
