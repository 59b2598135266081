/** Actors as older versions of Foundry's dnd5e system wrote them, shortened. */

export const foundryNpc = {
  name: "Reed Witch",
  type: "npc",
  img: "systems/dnd5e/tokens/witch.webp",
  system: {
    abilities: {
      str: { value: 8 },
      dex: { value: 12 },
      con: { value: 14 },
      int: { value: 13 },
      wis: { value: 16 },
      cha: { value: 15 },
    },
    attributes: {
      ac: { flat: 14, calc: "natural" },
      hp: { value: 60, max: 66, formula: "12d8 + 12" },
      movement: { walk: 30, swim: 40, units: "ft", hover: false },
      senses: { darkvision: 60, special: "" },
    },
    details: {
      cr: 0.25,
      alignment: "Neutral Evil",
      type: { value: "fey", subtype: "Hag" },
      biography: { value: "<p>Lives by the <em>weir</em>.</p>" },
    },
    traits: {
      size: "med",
      languages: { value: ["common"], custom: "Reedspeech" },
      di: { value: ["poison"] },
    },
    skills: { ste: { value: 1 }, arc: { value: 0 } },
  },
  items: [
    {
      name: "Claws",
      type: "weapon",
      system: {
        description: { value: "<p>+4 to hit. 7 ([[/r 2d6]]) slashing damage.</p>" },
        activities: { a: { activation: { type: "action" } } },
      },
    },
    {
      name: "Mire Breath",
      type: "feat",
      system: {
        description: { value: "See @UUID[Item.x]{Poisoned}." },
        activation: { type: "action" },
        recharge: { value: 5 },
      },
    },
    { name: "Amphibious", type: "feat", system: { description: { value: "Breathes water." } } },
    { name: "Fog Cloud", type: "spell", system: { level: 1, school: "con", description: { value: "Fog." } } },
    { name: "Reed flute", type: "loot", system: { description: { value: "Whistles." } } },
  ],
};
export const foundryCharacter = {
  name: "Hob",
  type: "character",
  data: {
    abilities: { str: { value: 10 }, dex: { value: 14 } },
    attributes: { ac: { value: 15 }, hp: { value: 20, max: 24 }, movement: { walk: 25 } },
    details: { race: "Halfling", level: 4 },
    traits: { size: "sm" },
  },
  items: [{ name: "Dagger", type: "weapon", data: { description: { value: "" } } }],
};

/** A hero of an older version, whose armour class is worked out of what is worn. */
export const oldHero = {
  name: "Wren",
  type: "character",
  data: {
    abilities: { str: { value: 10 }, dex: { value: 16, proficient: 1 } },
    attributes: { ac: { flat: null, calc: "default" }, hp: { value: 20, max: 24 }, movement: { walk: 30 } },
    details: { race: "Elf", level: 5, trait: "Never sits down." },
    traits: { size: "med" },
  },
  items: [
    {
      name: "Studded leather",
      type: "equipment",
      data: { equipped: true, armor: { type: "light", value: 12, dex: null } },
    },
    { name: "Shield", type: "equipment", data: { equipped: true, armor: { type: "shield", value: 2 } } },
    {
      name: "Rapier",
      type: "weapon",
      data: {
        description: { value: "<p>Thin.</p>" },
        actionType: "mwak",
        ability: "dex",
        attackBonus: "1",
        proficient: true,
        range: { value: 5, units: "ft" },
        damage: { parts: [["1d8 + @mod", "piercing"]] },
      },
    },
  ],
};
