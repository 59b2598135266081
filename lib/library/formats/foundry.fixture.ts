/** An actor as Foundry's dnd5e system writes it since its version 4.4, whose texts refer to what the items do; shortened. */

const melee = (reach: number, ability: string) => ({
  type: "attack",
  activation: { type: "action", value: 1 },
  range: { value: String(reach), units: "ft", override: false },
  attack: { ability, bonus: "", flat: false, type: { value: "melee", classification: "weapon" } },
  damage: { includeBase: true, parts: [] },
});

export const deepSpeaker = {
  _id: "actor1",
  name: "Deep Speaker",
  type: "npc",
  img: null,
  system: {
    abilities: {
      str: { value: 21, proficient: 0 },
      dex: { value: 9, proficient: 0 },
      con: { value: 15, proficient: 1, bonuses: { save: "" } },
      int: { value: 18, proficient: 1 },
      wis: { value: 15, proficient: 1 },
      cha: { value: 18, proficient: 0 },
    },
    attributes: {
      ac: { flat: 17, calc: "natural" },
      hp: { value: 135, max: 135, formula: "18d10 + 36" },
      movement: { walk: 3, swim: 12, units: "m" },
      senses: { ranges: { darkvision: 120 }, units: "ft", special: "" },
      spellcasting: "int",
    },
    details: {
      cr: 10,
      type: { value: "beast", subtype: "", swarm: "tiny", custom: "" },
      habitat: { value: [{ type: "underdark" }, { type: "coastal", subtype: "cliffs" }], custom: "" },
    },
    traits: {
      size: "lg",
      dr: { value: ["cold", "bludgeoning", "piercing"], bypasses: ["mgc"], custom: "" },
      languages: {
        value: ["deep"],
        custom: "Old Tidal; Reedspeech",
        communication: { telepathy: { value: 120, units: "ft" } },
      },
    },
    skills: { his: { value: 2, ability: "int" }, prc: { value: 1, ability: "wis" } },
    resources: { legact: { max: 3, spent: 0 }, legres: { max: 2, spent: 0 } },
    source: { book: "Ashmere", page: "12" },
  },
  items: [
    {
      _id: "tentacle1",
      name: "Tentacle",
      type: "weapon",
      system: {
        description: {
          value:
            "<p>[[/attack extended]]. [[/damage extended]].</p><p>The target must succeed on a [[/save]] saving throw or be &amp;Reference[poisoned apply=false], and takes [[/damage average activity=sting]] damage each [[/r 1d4]] hours.</p>",
        },
        properties: ["rch"],
        range: { value: null, reach: null, units: "ft" },
        damage: { base: { number: 2, denomination: 6, bonus: "", types: ["bludgeoning"] } },
        activities: {
          hit: melee(10, "str"),
          sting: {
            type: "save",
            activation: { type: "action", value: 1 },
            damage: { parts: [{ number: 1, denomination: "12", bonus: "", types: ["acid"] }] },
            save: { ability: ["con"], dc: { calculation: "", formula: "14" } },
          },
        },
      },
    },
    {
      name: "Multiattack",
      type: "feat",
      system: {
        description: {
          value: "<p>The [[lookup @name lowercase]] makes three [[/item .tentacle1]] attacks.</p>",
        },
        activities: { a: { type: "utility", activation: { type: "action" } } },
      },
    },
    {
      name: "Harpoon",
      type: "weapon",
      system: {
        description: { value: "" },
        properties: ["thr"],
        range: { value: 20, long: 60, units: "ft" },
        damage: { base: { number: 1, denomination: 8, bonus: "", types: ["piercing"] } },
        activities: { a: melee(5, "") },
      },
    },
    {
      name: "Drain",
      type: "feat",
      system: {
        description: {
          value: "<p>It takes [[/damage 3d6 + @mod psychic average]] damage on a [[/save]].</p>",
        },
        activities: {
          a: {
            type: "save",
            activation: { type: "legendary", value: 2 },
            save: { ability: "wis", dc: { calculation: "spellcasting", formula: "" } },
          },
        },
        uses: { max: "1", recovery: [{ period: "recharge", formula: "6" }] },
      },
    },
  ],
};
