import type { Player } from "./cast";
import { png } from "./images";
import { enlist, make } from "./make";

const form = (fields: Record<string, string | number>, picture: string) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, String(value));
  made.set(picture, new Blob([new Uint8Array(png(30, 20))]), "a.png");
  return made;
};

/** A campaign with something in every place that a book has. */
export const fullBook = async (creator: Player, player: Player): Promise<number> => {
  const { campaign_id = 0 } = await make(
    creator,
    "campaigns/create",
    form(
      {
        campaign_name: "Salt & “Crown” ⚓",
        cover_color: "#123456",
        description: "Line\r\nbreaks, <b>tags</b> & 𝕬 stay.",
        setting: "The coast",
        factions: '[{"name":"The Ashen Court","role":"Enemy"}]',
        themes: '["Old money","Found family"]',
      },
      "cover_img",
    ),
  );
  for (const [title, note_text] of [
    ["Session 1", "First"],
    ["", "Second"],
  ])
    await make(creator, "dm-notes", { campaign_id, title, note_text });
  await enlist(creator, campaign_id, player);
  const { character_id = 0 } = await make(
    player,
    "characters",
    form(
      {
        campaign_id,
        character_name: "Ysolt",
        encounter_saving_throw_wis: 9,
        character_current_HP: 3,
        temporary_HP: 5,
        conditions: '[{"name":"Prone","rounds":2}]',
      },
      "character_img",
    ),
  );
  await make(player, "character-races", {
    character_id,
    race_name: "Elf",
    race_skill_1: "Stealth",
    tool_proficiencies: ["Nets"],
  });
  await make(player, "character-backgrounds", { character_id, background_name: "Sailor" });
  await make(player, "character-classes", {
    character_id,
    class_name: "Warden",
    energy_name: "Embers",
    amount_lv1: 4,
    energy_spent: [2, 0, 0, 0, 0, 0],
  });
  for (const name of ["Rope", "Lantern", "Rope"])
    await make(player, "character-inventory", { character_id, item_name: name, item_effect: "Two\nlines" });
  await make(
    player,
    "character-spells",
    form({ character_id, spell_name: "Ward", spell_level: 2 }, "spell_image"),
  );
  await make(creator, "characters", { campaign_id, character_name: "Bare" });
  const { encounter_id = 0 } = await make(creator, "encounters", {
    campaign_id,
    encounter_name: "Eel",
    temporary_HP: 4,
    race_dec: "Deep",
  });
  await make(creator, "encounter-inventory", {
    encounter_id,
    item_name: "Pearl",
    damage_types: ["Cold"],
    abilities: [{ name: "Flare", range: "30 ft", area: "", cost: "1", effect: "Blinds." }],
  });
  await make(creator, "encounter-actions", {
    encounter_id,
    action_name: "Bite",
    action_type: "Combat",
    effects: ["A", "B"],
  });
  await fightsOf(creator, { campaign_id, character_id, encounter_id });
  return campaign_id;
};

/** One fight that waits, and one that is over. */
const fightsOf = async (
  creator: Player,
  {
    campaign_id,
    character_id,
    encounter_id,
  }: Record<"campaign_id" | "character_id" | "encounter_id", number>,
) => {
  for (const name of ["The lamplighter’s last round", "The drowned chapel"]) {
    const { fight_id } = await make(creator, "fights", { campaign_id, name });
    let version = 1;
    let combatants: { combatant_id: number; name: string }[] = [];
    const act = async (what: object) => {
      const fight = await make(creator, `fights/${fight_id}/acts`, { version, act: what });
      version = fight["version"] ?? 0;
      ({ combatants } = fight as unknown as { combatants: typeof combatants });
    };
    const idOf = (of: string) => combatants.find((one) => one.name === of)?.combatant_id;
    await act({
      type: "add",
      characters: [character_id],
      encounters: [{ id: encounter_id, count: 2, initiative: "one" }],
      library: [{ slug: "goblin", count: 1 }],
      rows: [{ name: "High tide", initiative: 20 }],
      hidden: 1,
    });
    if (name !== "The drowned chapel") continue;
    await act({ type: "note", target: idOf("Eel 1"), text: "knows the bell" });
    await act({ type: "start" });
    await act({ type: "damage", targets: [idOf("Goblin")], amount: 90 });
    await act({ type: "end" });
  }
};
