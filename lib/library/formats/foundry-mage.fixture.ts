const told = (type: string, name: string, text: string, others: object = {}) => ({
  type,
  name,
  system: { description: { value: `<p>${text}</p>` }, ...others },
});

/** A character of Foundry's dnd5e system with a spell of each form, two classes and slots; shortened. */
export const mage14 = {
  name: "Mage",
  type: "character",
  effects: [{ name: "Blessed" }],
  system: {
    abilities: { int: { value: 18 } },
    attributes: { ac: { flat: 12 }, hp: { value: 31, max: 31, temp: 4 }, spellcasting: "int" },
    details: { level: 5 },
    spells: { spell1: { value: 2, max: 4 }, spell2: { value: 3, override: 3 }, spell7: { value: 1, max: 1 } },
  },
  items: [
    told("spell", "Ember Rain", "Embers fall.", {
      level: 3,
      school: "evo",
      activation: { type: "bonus", cost: 1 },
      range: { value: 150, units: "ft" },
      target: { value: 20, units: "ft", type: "sphere" },
      damage: { parts: [["8d6", "fire"]] },
      components: { vocal: true, somatic: false, material: true, concentration: true },
      materials: { value: "a coal" },
      duration: { value: 1, units: "minute" },
      save: { ability: "dex", dc: null, scaling: "spell" },
    }),
    told("spell", "Spark", "It crackles.", {
      level: 1,
      school: "abj",
      properties: ["somatic", "ritual"],
      activation: { type: "action", value: 1 },
      range: { value: null, units: "touch" },
      target: { template: { type: "cone", size: "15", units: "ft" } },
      duration: { units: "inst" },
      activities: {
        a: {
          type: "damage",
          damage: { parts: [{ number: 3, denomination: 6, types: ["lightning"] }] },
        },
      },
    }),
    told("class", "Rogue", "Hides.", { levels: 1 }),
    told("class", "Wizard", "Reads.", { levels: 4 }),
    told("race", "Reedling", "Born of reeds."),
    told("background", "Ferryman", "Knows the river."),
  ],
};
