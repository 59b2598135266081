import fc from "fast-check";
import { LIMIT } from "@/lib/constants";
import { mapAbilities } from "@/lib/rules/abilities";

/** Generated records of the model, for the tests of the contract: one shape a record, in the model's names. */

type Shape = Record<string, fc.Arbitrary<unknown>>;

const MAX_ID = 2_147_483_647;
const int = (min: number, max: number) => fc.integer({ min, max });
const id = int(1, MAX_ID);
const date = fc.date({ min: new Date(0), max: new Date("9999-01-01"), noInvalidDate: true });
const picture = fc.option(fc.webUrl());
const text = (max: number) =>
  fc.string({ unit: "grapheme", maxLength: max }).filter(({ length }) => length <= max);
const name = text(18).filter((value) => value.trim() !== "");
const list = fc.array(name, { maxLength: 4 });
const six = (value: fc.Arbitrary<number>) => fc.record(mapAbilities(() => value));
const energy = fc.record({
  1: int(0, 9),
  2: int(0, 9),
  3: int(0, 9),
  4: int(0, 9),
  5: int(0, 9),
  6: int(0, 9),
});

const stats: Shape = {
  name,
  description: text(200),
  level: int(1, 30),
  speed: int(0, 999),
  armourClass: int(0, 99),
  currentHitPoints: int(0, 9999),
  maxHitPoints: int(1, 9999),
  abilities: six(int(1, 30)),
  firstSkill: text(18),
  secondSkill: text(18),
};
const heritage: Shape = {
  name: text(18),
  description: text(200),
  firstSkill: text(18),
  secondSkill: text(18),
  tools: list,
  languages: list,
};
const ofCharacter: Shape = { id, characterId: id, createdAt: date };
const owned: Shape = {
  name,
  type: name,
  description: text(200),
  range: text(18),
  area: text(18),
  cost: text(18),
  damageTypes: list,
};
const ofOwner: Shape = { id, ownerId: id, image: picture, createdAt: date };
const ability = fc.record({
  name,
  range: text(18),
  area: text(18),
  cost: text(18),
  effect: text(LIMIT.effect),
});
const person: Shape = { id, username: name, image: picture };
const flag = fc.boolean();

/** What may be sent of each record, and what is answered besides. */
export const shapes = {
  account: {
    sent: { username: name },
    answered: { id, sameId: id, email: name, role: name, image: picture },
  },
  campaign: {
    sent: {
      name,
      coverColour: fc.constantFrom("", "#2a6ca6"),
      description: text(200),
      setting: text(200),
      factions: fc.array(fc.record({ name, role: text(18) }), { maxLength: 4 }),
      themes: list,
    },
    answered: {
      id,
      coverImage: picture,
      mapImage: picture,
      isCreator: flag,
      isAdmin: flag,
      isPlayer: flag,
      createdAt: date,
    },
  },
  character: {
    sent: { ...stats, savingThrows: six(int(-99, 99)) },
    answered: {
      id,
      campaignId: id,
      createdBy: fc.option(id),
      image: picture,
      createdAt: date,
      race: text(18),
      background: text(18),
      class: text(18),
    },
  },
  encounter: {
    sent: { ...stats, race: fc.record(heritage) },
    answered: { id, campaignId: id, image: picture, createdAt: date },
  },
  heritage: { sent: heritage, answered: ofCharacter },
  class: {
    sent: {
      name: text(18),
      description: text(200),
      tools: list,
      languages: list,
      skills: list,
      energyName: text(18),
      maxEnergyLevel: int(1, 6),
      energyAmounts: energy,
      energySpent: energy,
    },
    answered: ofCharacter,
  },
  item: { sent: { ...owned, effects: fc.array(name, { maxLength: 1 }) }, answered: ofOwner },
  abilities: { sent: { abilities: fc.array(ability, { maxLength: 3 }) }, answered: {} },
  spell: { sent: { ...owned, effects: list, level: int(0, 6) }, answered: ofOwner },
  action: { sent: { ...owned, effects: list }, answered: ofOwner },
  note: { sent: { text: text(200) }, answered: { id, campaignId: id, createdAt: date, updatedAt: date } },
  feedback: {
    sent: { type: fc.constantFrom("error", "review"), text: name },
    answered: { id, createdAt: date },
  },
  member: { sent: {}, answered: { ...person, role: fc.constantFrom("creator", "admin", "player") } },
  person: { sent: {}, answered: person },
  invite: {
    sent: {},
    answered: {
      id,
      campaignId: id,
      campaignName: name,
      sender: name,
      status: fc.constantFrom("pending", "accepted", "rejected"),
      createdAt: date,
    },
  },
} satisfies Record<string, { sent: Shape; answered: Shape }>;
