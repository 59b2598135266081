import fc from "fast-check";
import { z } from "zod";
import { username } from "@/lib/model/account";
import { belonging, encounterItem, item, spell } from "@/lib/model/belonging";
import { type Condition, conditions } from "@/lib/model/condition";
import { characterStats, statBlock } from "@/lib/model/creature";
import { classRecord, heritage } from "@/lib/model/origin";
import { ACTION_TYPES } from "@/lib/rules/belonging";
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

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** What fits into a record's schema. Texts are short, so that they keep to the tighter limits of new values, and never blank in a list. */
const arbitraryOf = (schema: z.ZodType, isEntry = false): fc.Arbitrary<unknown> => {
  if (schema instanceof z.ZodDefault) return arbitraryOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) return fc.option(arbitraryOf(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodNumber) return int(Number(schema.minValue), Number(schema.maxValue));
  if (schema instanceof z.ZodString)
    return isEntry ? name : text(18).filter((value) => schema.safeParse(value).success);
  if (schema instanceof z.ZodArray) {
    const maxLength = schema.safeParse(["one", "two"]).error?.issues[0]?.code === "too_big" ? 1 : 4;
    const entries = arbitraryOf(schema.element as z.ZodType, true);
    // Of a name that is repeated the last one is kept.
    if (schema === conditions)
      return fc.uniqueArray(entries, { maxLength, selector: (one) => (one as Condition).name });
    return fc.array(entries, { maxLength });
  }
  if (schema instanceof z.ZodRecord)
    return fc.record(mapAbilities(() => arbitraryOf(schema.valueType as z.ZodType)));
  if (schema instanceof z.ZodObject) {
    const record = fc.record(fieldsOf(schema));
    // Entries that say nothing are left out of lists.
    return isEntry ? record.filter((one) => !Object.values(one).every(isBlank)) : record;
  }
  throw new Error(`No value is known for ${schema.type}`);
};
const fieldsOf = (schema: z.ZodObject): Shape =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([field, inner]) => [field, arbitraryOf(inner as z.ZodType)]),
  );

const energy = fc.record({
  1: int(0, 9),
  2: int(0, 9),
  3: int(0, 9),
  4: int(0, 9),
  5: int(0, 9),
  6: int(0, 9),
});
const noImage = { image: true, fromLibrary: true } as const;

const ofCharacter: Shape = { id, characterId: id, createdAt: date };
const flag = fc.boolean();
const ofOwner: Shape = { id, ownerId: id, image: picture, fromLibrary: flag, createdAt: date };
const person: Shape = { id, username: name, image: picture };

/** What may be sent of each record, and what is answered besides. */
export const shapes = {
  account: {
    sent: { username: name.filter((value) => username.safeParse(value).success), eveningLetters: flag },
    // User names stored before a visible character was required are answered too.
    answered: { id, sameId: id, username: name, email: name, role: name, image: picture },
  },
  campaign: {
    sent: {
      name,
      autoEvenings: flag,
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
    sent: fieldsOf(characterStats),
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
    sent: { ...fieldsOf(statBlock), race: arbitraryOf(heritage) },
    answered: { id, campaignId: id, image: picture, fromLibrary: flag, createdAt: date },
  },
  heritage: { sent: fieldsOf(heritage), answered: ofCharacter },
  class: {
    sent: { ...fieldsOf(classRecord), energyAmounts: energy, energySpent: energy },
    answered: ofCharacter,
  },
  item: { sent: fieldsOf(item.omit(noImage)), answered: ofOwner },
  encounterItem: { sent: fieldsOf(encounterItem.omit(noImage)), answered: ofOwner },
  spell: { sent: { ...fieldsOf(spell.omit(noImage)), level: int(0, 6) }, answered: ofOwner },
  action: {
    sent: { ...fieldsOf(belonging.omit(noImage)), type: fc.constantFrom(...ACTION_TYPES) },
    answered: ofOwner,
  },
  note: {
    sent: { title: text(60), text: text(200) },
    answered: { id, campaignId: id, createdAt: date, updatedAt: date },
  },
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
