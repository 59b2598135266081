/** Actors with all the fields that Foundry's dnd5e system writes, those that nobody set too: that makes them long. */

const roll = { roll: { min: null, max: null, mode: 0 } };
const scores = (values: Readonly<Record<string, number>>, trained: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      {
        value,
        proficient: trained.includes(name) ? 1 : 0,
        max: null,
        bonuses: { check: "", save: "" },
        check: roll,
        save: roll,
      },
    ]),
  );
const USUAL = {
  acr: "dex",
  ani: "wis",
  arc: "int",
  ath: "str",
  dec: "cha",
  his: "int",
  ins: "wis",
  itm: "cha",
  inv: "int",
  med: "wis",
  nat: "int",
  prc: "wis",
  prf: "cha",
  per: "cha",
  rel: "int",
  slt: "dex",
  ste: "dex",
  sur: "wis",
};
const skills = (trained: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(USUAL).map(([name, ability]) => [
      name,
      { ability, ...roll, value: trained[name] ?? 0, bonuses: { check: "", passive: "" } },
    ]),
  );
const none = { attack: "", damage: "" };
const bonuses = {
  mwak: none,
  rwak: none,
  msak: none,
  rsak: none,
  abilities: { check: "", save: "", skill: "" },
  spell: { dc: "" },
};
const stats = {
  compendiumSource: null,
  duplicateSource: null,
  coreVersion: "12.331",
  systemId: "dnd5e",
  systemVersion: "4.4.0",
  createdTime: null,
  modifiedTime: 1_745_712_711_070,
  lastModifiedBy: "maker00000000000",
};
const uses = { spent: 0, recovery: [], max: "" };
const activity = (id: string, type: string, own: object, activation: object = { type: "action" }) => ({
  [id]: {
    type,
    _id: id,
    sort: 0,
    activation: { value: null, override: false, condition: "", ...activation },
    consumption: { scaling: { allowed: false }, spellSlot: true, targets: [] },
    description: { chatFlavor: "" },
    duration: { units: "inst", concentration: false, override: false },
    effects: [],
    range: { override: false, units: "self", special: "" },
    target: {
      template: { contiguous: false, units: "ft", type: "" },
      affects: { choice: false, type: "" },
      override: false,
      prompt: true,
    },
    uses,
    ...own,
  },
});
const part = (number: number, denomination: number, bonus: string, ...types: string[]) => ({
  number,
  denomination,
  bonus,
  types,
  custom: { enabled: false, formula: "" },
  scaling: { mode: "", number: 1, formula: "" },
});
const hit = (ability: string, others: object = {}, parts: object[] = []) => ({
  attack: {
    ability,
    bonus: "",
    critical: { threshold: null },
    flat: false,
    type: { value: "melee", classification: "weapon" },
    ...others,
  },
  damage: { critical: { bonus: "" }, includeBase: true, parts },
});
const item = (name: string, type: string, text: string, system: object = {}, effects: object[] = []) => ({
  _id: name.toLowerCase().replace(/\W/g, "").padEnd(16, "0").slice(0, 16),
  name,
  type,
  system: {
    description: { value: `<p>${text}</p>`, chat: "" },
    identifier: name.toLowerCase().replaceAll(" ", "-"),
    source: { revision: 1, rules: "2024", book: "", license: "" },
    activities: {},
    uses,
    ...system,
  },
  folder: null,
  img: "icons/creatures/claw.webp",
  effects,
  flags: { dnd5e: { riders: { activity: [], effect: [] } } },
  _stats: stats,
  ownership: { default: 0 },
  sort: 0,
});
const effect = (
  name: string,
  changes: readonly (readonly [key: string, mode: number, value: string])[],
  own: object = {},
) => ({
  _id: "effect0000000000",
  name,
  changes: changes.map(([key, mode, value]) => ({ key: `system.${key}`, mode, value, priority: 20 })),
  disabled: false,
  transfer: true,
  duration: { seconds: null, rounds: null, turns: null, startTime: null },
  description: "",
  origin: "",
  tint: "#ffffff",
  statuses: [],
  flags: {},
  ...own,
});
const weapon = (kind: string, base: object, own: object = {}) => ({
  type: { value: kind, baseItem: "" },
  damage: { base, versatile: { ...part(0, 0, ""), number: null, denomination: null } },
  range: { value: null, long: null, reach: null, units: "ft" },
  properties: [],
  proficient: null,
  magicalBonus: null,
  equipped: true,
  identified: true,
  ...own,
});
const actor = (name: string, type: string, system: object, items: object[], effects: object[] = []) => ({
  _id: "actor00000000000",
  name,
  type,
  img: null,
  system: {
    currency: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 },
    bonuses,
    tools: {},
    spells: { spell1: { value: 0, override: null }, pact: { value: 0, override: null } },
    ...system,
  },
  prototypeToken: { name, width: 2, texture: { src: null, scaleX: 2 }, sight: { enabled: false } },
  items,
  effects,
  folder: null,
  flags: {},
  _stats: stats,
  ownership: { default: 0 },
  sort: 0,
});
const common = {
  attunement: { max: 3 },
  exhaustion: 0,
  concentration: { ability: "", ...roll, bonuses: { save: "" }, limit: 1 },
  death: { ...roll, success: 0, failure: 0, bonuses: { save: "" } },
};
const noTrait = { bypasses: [], value: [], custom: "" };

/** A monster of 2024, whose texts look up what Foundry works out. */
export const reedOracle = actor(
  "Reed Oracle",
  "npc",
  {
    abilities: scores({ str: 10, dex: 16, con: 14, int: 12, wis: 18, cha: 11 }, ["wis"]),
    skills: skills({ prc: 2, ste: 1 }),
    attributes: {
      ...common,
      init: { ability: "", ...roll, bonus: "@prof * 2" },
      movement: { burrow: null, climb: null, fly: null, swim: 40, walk: 30, units: null, hover: false },
      senses: {
        darkvision: 60,
        blindsight: null,
        tremorsense: null,
        truesight: null,
        units: null,
        special: "",
      },
      spellcasting: "wis",
      ac: { flat: null, calc: "default" },
      hd: { spent: 0 },
      hp: { value: 90, max: 90, temp: null, tempmax: null, formula: "12d8 + 36" },
      spell: { level: 0 },
      loyalty: { value: null },
    },
    details: {
      biography: { value: "<p>It foretells floods.</p>", public: "" },
      alignment: "Neutral",
      ideal: "",
      bond: "",
      flaw: "",
      race: null,
      type: { value: "fey" },
      cr: 7,
      habitat: { value: [{ type: "swamp" }], custom: "" },
      treasure: { value: ["relics"] },
    },
    resources: {
      legact: { value: 3, max: 3 },
      legres: { value: 0, max: 0 },
      lair: { value: true, initiative: null, inside: false },
    },
    source: { revision: 1, rules: "2024", book: "Ashmere", license: "CC-BY-4.0" },
    traits: {
      size: "med",
      di: noTrait,
      dr: noTrait,
      dv: noTrait,
      dm: { amount: {}, bypasses: [] },
      ci: { value: [], custom: "" },
      languages: { value: ["sylvan"], custom: "", communication: {} },
      important: false,
    },
  },
  [
    item(
      "Divination",
      "feat",
      "The [[lookup @name lowercase]]{monster} casts (spell save DC [[lookup @attributes.spell.dc]]). Grappled ones escape (escape DC [[lookup @abilities.con.dc]]); it notices at [[lookup @skills.prc.passive]].",
    ),
    item(
      "Mend",
      "feat",
      "It regains [[lookup @healing.formula activity=mend]] Hit Points, [[lookup @heart.blood]] and [[lookup @flags.none]]{nothing} else.",
      { activities: activity("mend", "heal", { healing: part(2, 8, "@mod", "healing") }, { type: "bonus" }) },
    ),
    item("Claw", "weapon", "Melee Attack Roll: +6, reach 5 ft. Hit: 8 (2d4 + 3) slashing damage.", {
      ...weapon("natural", part(2, 4, "", "slashing")),
      activities: activity("claw", "attack", hit("")),
    }),
    item("Reed Spear", "weapon", "Thrown [[/r 1d4 + @abilities.dex.mod # far]] yards.", {
      ...weapon("natural", part(1, 6, "", "piercing")),
      activities: activity("spear", "attack", hit("", { bonus: "@prof - 2" })),
    }),
    item("Rush", "weapon", "[[/attack extended]]. [[/damage extended]].", {
      ...weapon("natural", part(1, 4, "", "cold")),
      activities: activity("rush", "attack", hit("none")),
    }),
    item("Flood", "feat", "Each takes [[/damage average]] damage ([[/save]]).", {
      activities: {
        ...activity("idle", "utility", { roll: { formula: "", name: "", prompt: false, visible: false } }),
        ...activity("flood", "save", {
          damage: { onSave: "half", parts: [part(4, 6, "@mod", "cold")] },
          save: { ability: ["con"], dc: { calculation: "", formula: "15" } },
          target: {
            template: { contiguous: false, units: "ft", type: "cone", size: "30" },
            affects: { choice: false, type: "creature" },
            prompt: true,
            override: false,
          },
        }),
      },
    }),
    item("Shell", "equipment", "", {
      type: { value: "heavy", baseItem: "" },
      armor: { value: 18, dex: null, magicalBonus: null },
      equipped: true,
      identified: true,
      quantity: 1,
      weight: { value: 65, units: "lb" },
      price: { value: 1500, denomination: "gp" },
      rarity: "",
      attunement: "",
      attuned: false,
      properties: ["stealthDisadvantage"],
    }),
  ],
);

const NO_FLAT = { flat: null, calc: "default" };
/** A hero of the same version, whose armour class and uses follow from classes, features and what is worn. */
export const barbarian = actor(
  "Osk",
  "character",
  {
    abilities: scores({ str: 16, dex: 14, con: 16, int: 8, wis: 10, cha: 10 }, ["str", "con"]),
    skills: { ath: skills({ ath: 1 })["ath"] },
    attributes: {
      ...common,
      init: { ability: "", ...roll, bonus: "" },
      movement: { burrow: null, climb: null, fly: null, swim: null, walk: null, units: null, hover: false },
      senses: { darkvision: null, units: null, special: "" },
      spellcasting: "",
      ac: NO_FLAT,
      hp: { value: 30, max: null, temp: 0, tempmax: 0, bonuses: { level: "", overall: "" } },
      inspiration: false,
    },
    details: {
      biography: { value: "", public: "" },
      alignment: "",
      race: "race000000000000",
      background: "",
      originalClass: "barbarian0000000",
      xp: { value: 900 },
      trait: "",
      age: "30",
    },
    traits: {
      size: "med",
      languages: { value: ["common"], custom: "" },
      weaponProf: { value: ["sim", "mar"], custom: "" },
      armorProf: { value: ["lgt"], custom: "" },
    },
    resources: { primary: { value: 0, max: 0, sr: false, lr: false, label: "" } },
    favorites: [],
  },
  [
    item("Barbarian", "class", "Rages.", {
      levels: 3,
      hd: { denomination: "d12", spent: 1, additional: "" },
      spellcasting: { progression: "none", ability: "" },
      advancement: [
        { _id: "a", type: "HitPoints", configuration: {}, value: { "1": "max", "2": "avg", "3": 5 } },
        {
          _id: "b",
          type: "ScaleValue",
          title: "Rages",
          configuration: {
            identifier: "rages",
            type: "number",
            scale: { "1": { value: 2 }, "3": { value: 3 } },
          },
        },
      ],
    }),
    item("Human", "race", "From anywhere.", {
      type: { value: "humanoid" },
      movement: { walk: 30, units: "ft" },
      senses: { darkvision: null, units: "ft" },
    }),
    item("Rage", "feat", "It rages.", {
      uses: {
        spent: 0,
        max: "@scale.barbarian.rages",
        recovery: [
          { period: "lr", type: "recoverAll" },
          { period: "sr", type: "formula", formula: "1" },
        ],
      },
      activities: activity("rage", "utility", { roll: { formula: "", name: "" } }, { type: "bonus" }),
    }),
    item("Unarmored Defense", "feat", "Tough.", {}, [
      effect("Unarmored Defense", [["attributes.ac.calc", 5, "unarmoredBarb"]]),
    ]),
    item("Cloak of Protection", "equipment", "", { equipped: true, attunement: "required", attuned: true }, [
      effect("Protection", [
        ["attributes.ac.bonus", 2, "+1"],
        ["bonuses.abilities.save", 2, "+1"],
      ]),
    ]),
    item("Ring of Protection", "equipment", "", { equipped: true, attunement: "required", attuned: false }, [
      effect("Ringed", [["attributes.ac.bonus", 2, "+1"]]),
    ]),
    item("Shield", "equipment", "", {
      type: { value: "shield", baseItem: "shield" },
      equipped: true,
      armor: { value: 2, dex: null, magicalBonus: 1 },
    }),
    item("Longsword", "weapon", "A blade.", {
      ...weapon("martialM", part(1, 8, "", "slashing"), { properties: ["ver"] }),
      quantity: 1,
      weight: { value: 3, units: "lb" },
      price: { value: 15, denomination: "gp" },
      activities: activity("sword", "attack", hit("")),
    }),
  ],
  [
    effect("Inspired", [["bonuses.mwak.attack", 2, "1d4"]], { duration: { seconds: 60 } }),
    effect("Quick", [
      ["attributes.movement.walk", 2, "10"],
      ["details.nothing", 5, "x"],
    ]),
  ],
);
