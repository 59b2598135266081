// One file: it is one story, told in the order in which it is stored.
import type { ArtName } from "./art";

/** The sample texts of the demonstration. */
export const PEOPLE = [
  { username: "Maren", email: "maren@tomekeeper.example" },
  { username: "Tobias", email: "tobias@tomekeeper.example" },
] as const;

interface StoryCampaign {
  name: string;
  coverColour: string;
  cover: ArtName;
  map?: ArtName;
  description: string;
  setting: string;
  factions: { name: string; role: string }[];
  themes: string[];
  /** Index into PEOPLE. */
  creator: number;
  notes: string[];
}

export const CAMPAIGNS: readonly StoryCampaign[] = [
  {
    name: "The Lantern Road",
    coverColour: "#2a6ca6",
    cover: "lanternRoad",
    map: "mapOfTheRoad",
    creator: 0,
    description:
      "Every night the wardens light four hundred lanterns between the harbour and the pass, and every morning one more has gone out.\n\nThe guild pays in silver for oil, in gold for names, and asks nobody how they learnt them.",
    setting:
      "A mountain road, nine days long, with an inn at every day's end. Below it lies the country that pays for the light; above it, the dark that the light is for.",
    factions: [
      { name: "The Wardens of the Road", role: "Patron" },
      { name: "House Averin", role: "Rival" },
      { name: "Those Who Walk Unlit", role: "Enemy" },
      { name: "The Company of the Wick", role: "Player" },
    ],
    themes: ["What the dark is owed", "Old debts", "A family found on the road"],
    notes: [
      "Session 4: the inn at the fifth lantern.\n\nThe innkeeper lights no lamp because he needs none. If anybody asks about the cellar, he laughs too long.\n\nBrida's ring is the key to the oil house. Tobias must not learn this before the pass.\n\nThree knocks: wardens. Four: not wardens.",
      "Names for travellers: Hale, Osric, Wenna, Pell, Ironfoot's widow.",
    ],
  },
  {
    name: "Ashes of Oru",
    coverColour: "#a4432f",
    cover: "ashenTower",
    creator: 1,
    description:
      "The tower burnt for a year. Now that it has cooled, everybody remembers what they left inside.",
    setting: "A plain of glass around a tower of soot.",
    factions: [{ name: "The Sweepers", role: "Player" }],
    themes: ["Greed", "Forgiveness"],
    notes: [],
  },
  {
    name: "A Winter of Wolves",
    coverColour: "#5f7f3c",
    cover: "winterWood",
    creator: 0,
    description: "The snow came in the ninth month and the wolves came with it, walking upright.",
    setting: "Three villages and the wood between them.",
    factions: [],
    themes: ["Hunger"],
    notes: ["First evening: a sleigh without a driver."],
  },
];

const scores = (str: number, dex: number, con: number, int: number, wis: number, cha: number) => ({
  str,
  dex,
  con,
  int,
  wis,
  cha,
});

export const CHARACTERS = [
  {
    owner: 1,
    name: "Brida Hale",
    image: "ranger",
    level: 5,
    speed: 35,
    hitPoints: [31, 44],
    abilities: scores(12, 18, 14, 10, 16, 8),
    skills: ["Perception", "Stealth"],
    description: "Walked the road before it had lanterns, and still knows where it bends.",
    race: {
      name: "Wood Elf",
      description: "Long-lived, light-footed, hard to surprise.",
      skills: ["Perception", "Nature"],
      tools: [],
      languages: ["Common", "Elvish"],
    },
    background: {
      name: "Outlander",
      description: "Grew up where maps end.",
      skills: ["Survival", "Athletics"],
      tools: ["Herbalism kit"],
      languages: ["Sylvan"],
    },
    class: {
      name: "Ranger",
      description: "Hunts what others only name.",
      skills: ["Insight"],
      tools: [],
      languages: [],
      energyName: "Breath",
      levels: 3,
      amounts: [4, 3, 1, 0, 0, 0],
    },
    belongings: [
      {
        kind: "item",
        name: "Yew longbow",
        type: "Weapon",
        description: "Strung with sinew that hums when the wind turns.",
        range: "150 ft",
        cost: "1 action",
        effects: ["+7 to hit, 1d8+4 piercing."],
        damageTypes: ["Piercing"],
      },
      {
        kind: "item",
        name: "Warden's lantern",
        type: "Gear",
        description: "Its oil is not the guild's.",
        range: "30 ft",
        cost: "",
        effects: ["Shows what walks unlit."],
        damageTypes: ["Radiant"],
      },
      {
        kind: "item",
        name: "Grey cloak",
        type: "Armour",
        description: "Takes the colour of the road.",
        range: "",
        cost: "",
        effects: [],
        damageTypes: [],
      },
      {
        kind: "item",
        name: "Tideglass vial",
        type: "Potion",
        description: "A mouthful of the sea as it was before the road.",
        range: "",
        cost: "1 action",
        effects: ["One swallow gives back 2d4+2 hit points."],
        damageTypes: [],
      },
      {
        kind: "spell",
        name: "Hunter's mark",
        type: "Divination",
        level: 1,
        description: "The quarry is named and can't be lost.",
        range: "90 ft",
        cost: "1 breath",
        effects: ["Adds 1d6 to each hit.", "Lasts an hour."],
        damageTypes: ["Force"],
      },
      {
        kind: "spell",
        name: "Guiding spark",
        type: "Evocation",
        level: 0,
        description: "A light no larger than a seed.",
        range: "60 ft",
        cost: "none",
        effects: ["Sheds dim light."],
        damageTypes: [],
      },
      {
        kind: "spell",
        name: "Rime shackle",
        type: "Conjuration",
        level: 1,
        description: "Frost closes round an ankle.",
        range: "60 ft",
        cost: "1 breath",
        effects: ["+6 to hit, 2d6 cold, and half its speed for a turn."],
        damageTypes: ["Cold"],
      },
      {
        kind: "spell",
        name: "Call the undertow",
        type: "Conjuration",
        level: 2,
        description: "The road remembers that it was a shore.",
        range: "60 ft",
        cost: "1 breath",
        effects: ["DC 14 Strength saving throw, 3d6 bludgeoning; half on a save."],
        damageTypes: ["Bludgeoning"],
      },
      {
        kind: "action",
        name: "Salt-iron dagger",
        type: "Combat",
        description: "Kept in the boot.",
        range: "5 or 20 ft",
        cost: "1 action",
        effects: ["+7 to hit, 1d4+4 piercing."],
        damageTypes: ["Piercing"],
      },
      {
        kind: "action",
        name: "Sidestep",
        type: "Movement",
        description: "Half your speed, unseen.",
        range: "self",
        cost: "bonus action",
        effects: ["No attack of opportunity."],
        damageTypes: [],
      },
    ],
  },
  {
    owner: 0,
    name: "Osric Pell",
    image: "priest",
    level: 4,
    speed: 30,
    hitPoints: [12, 38],
    abilities: scores(14, 8, 15, 11, 17, 13),
    skills: ["Religion", "Medicine"],
    description: "Lost his temple at cards and means to win it back.",
    race: {
      name: "Human",
      description: "Anything, anywhere, for a while.",
      skills: ["Persuasion", ""],
      tools: [],
      languages: ["Common"],
    },
    background: {
      name: "Gambler",
      description: "Knows every table between here and the sea.",
      skills: ["Deception", "Insight"],
      tools: ["Dice set"],
      languages: [],
    },
    class: {
      name: "Cleric",
      description: "Borrows from a patient god.",
      skills: ["Religion"],
      tools: [],
      languages: ["Celestial"],
      energyName: "Grace",
      levels: 2,
      amounts: [4, 3, 0, 0, 0, 0],
    },
    belongings: [
      {
        kind: "item",
        name: "Loaded dice",
        type: "Trinket",
        description: "They come up six when nobody is looking.",
        range: "",
        cost: "",
        effects: [],
        damageTypes: [],
      },
    ],
  },
] as const;

export const ENCOUNTERS = [
  {
    name: "Lamplighter's Shade",
    image: null,
    level: 3,
    speed: 40,
    hitPoints: [22, 22],
    abilities: scores(6, 16, 12, 10, 14, 18),
    skills: ["Stealth", "Intimidation"],
    description: "It carries a lantern that gives no light, and asks whose turn it is.",
    race: {
      name: "Undead",
      description: "What is left when a promise outlives its maker.",
      skills: ["Stealth", ""],
      tools: [],
      languages: ["Whispers"],
    },
  },
  {
    name: "Ash Wolf",
    image: null,
    level: 2,
    speed: 50,
    hitPoints: [11, 18],
    abilities: scores(14, 15, 13, 4, 12, 6),
    skills: ["Perception", ""],
    description: "Hunts in threes; only ever two are seen.",
    race: {
      name: "Beast",
      description: "Grey as a dead hearth.",
      skills: ["Perception", "Survival"],
      tools: [],
      languages: [],
    },
  },
  {
    name: "Collector Averin",
    image: "smith",
    level: 6,
    speed: 30,
    hitPoints: [40, 52],
    abilities: scores(16, 11, 14, 15, 10, 16),
    skills: ["Persuasion", "History"],
    description: "Collects debts, and people who can't pay them.",
    race: {
      name: "Human",
      description: "Well dressed, well guarded.",
      skills: ["Deception", "Insight"],
      tools: ["Ledger"],
      languages: ["Common", "Dwarvish"],
    },
  },
] as const;
