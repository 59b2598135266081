import { createHash } from "node:crypto";
import { png } from "./images";
import { type ZipPart, zip } from "./zip";

/** A campaign's file as the product writes it, written out once more, with room for mistakes. */

const SCORES = { str: 10, dex: 12, con: 10, int: 10, wis: 10, cha: 10 };
const RACE = {
  name: "Elf",
  description: "",
  firstSkill: "Stealth",
  secondSkill: "",
  tools: [],
  languages: ["Aquan"],
};

export const character = (changes: object = {}) => ({
  name: "Ysolt",
  player: "Tobias",
  image: null,
  description: "Counts every coin twice.",
  level: 3,
  speed: 30,
  armourClass: 11,
  currentHitPoints: 4,
  maxHitPoints: 24,
  abilities: SCORES,
  savingThrows: { str: 0, dex: 1, con: 0, int: 0, wis: 7, cha: 0 },
  firstSkill: "Stealth",
  secondSkill: "",
  race: RACE,
  background: null,
  class: null,
  items: [],
  spells: [],
  actions: [],
  ...changes,
});
export const encounter = () => {
  const { player: _, savingThrows: __, background: ___, class: ____, ...rest } = character({ name: "Eel" });
  return rest;
};
export const item = (changes: object = {}) => ({
  name: "Storm lantern",
  type: "Tool",
  description: "",
  image: null,
  range: "",
  area: "",
  cost: "",
  effects: [],
  damageTypes: [],
  ...changes,
});
export const campaign = (changes: object = {}) => ({
  name: "The Salt Crown",
  coverImage: null,
  coverColour: "#2a6ca6",
  description: "A drowned kingdom rises with the tide.",
  setting: "",
  factions: [],
  themes: [],
  mapImage: null,
  notes: ["The ferryman lies."],
  characters: [character()],
  encounters: [],
  fights: [],
  ...changes,
});

export const json = (name: string, value: unknown): ZipPart => ({
  name,
  bytes: Buffer.from(JSON.stringify(value)),
});
export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

interface Made {
  book?: unknown;
  /** In place of what the file says of itself. */
  manifest?: object;
  pictures?: Record<string, Buffer>;
  /** Further entries, as they are. */
  parts?: readonly ZipPart[];
}

export const campaignFile = ({
  book = campaign(),
  manifest = {},
  pictures = {},
  parts = [],
}: Made = {}): Buffer => {
  const list = Object.entries(pictures);
  return zip([
    ...list.map(([name, bytes]) => ({ name, bytes })),
    json("campaign.json", book),
    json("manifest.json", {
      format: "tomekeeper-campaign",
      version: 1,
      pictures: list.map(([file, bytes]) => ({ file, sha256: sha256(bytes) })),
      ...manifest,
    }),
    ...parts,
  ]);
};

/** With a cover and a map. */
export const picturedFile = () =>
  campaignFile({
    book: campaign({ coverImage: "pictures/1.webp", mapImage: "pictures/2.webp" }),
    pictures: { "pictures/1.webp": png(60, 40), "pictures/2.webp": png(40, 60) },
  });

export const formOf = (content: Buffer, name = "book.zip"): FormData => {
  const form = new FormData();
  form.set("campaign_file", new Blob([new Uint8Array(content)], { type: "application/zip" }), name);
  return form;
};
