import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as accounts from "./accounts";
import { shapes } from "./arbitraries";
import {
  characterActions,
  characterItems,
  characterSpells,
  encounterActions,
  encounterItems,
  encounterSpells,
} from "./belongings";
import * as campaigns from "./campaigns";
import * as characters from "./characters";
import { wireList } from "./codecs";
import * as encounters from "./encounters";
import type { AnyEndpoint } from "./endpoint";
import * as feedback from "./feedback";
import * as invites from "./invites";
import * as notes from "./notes";
import { characterBackgrounds, characterClasses, characterRaces } from "./origins";

const records: [AnyEndpoint, (typeof shapes)[keyof typeof shapes]][] = [
  [accounts.change, shapes.account],
  [campaigns.change, shapes.campaign],
  [characters.change, shapes.character],
  [encounters.change, shapes.encounter],
  [characterRaces.change, shapes.heritage],
  [characterBackgrounds.change, shapes.heritage],
  [characterClasses.change, shapes.class],
  [characterItems.change, shapes.item],
  [characterSpells.change, shapes.spell],
  [characterActions.change, shapes.action],
  [encounterItems.change, shapes.encounterItem],
  [encounterSpells.change, shapes.spell],
  [encounterActions.change, shapes.action],
];
const answered: typeof records = [
  ...records,
  [feedback.send, shapes.feedback],
  [notes.change, shapes.note],
  [campaigns.readDungeonMaster, shapes.person],
];
const lists: typeof records = [
  [campaigns.listMembers, shapes.member],
  [invites.listMine, shapes.invite],
  [characterClasses.list, shapes.class],
];
const titled = ([endpoint, shape]: (typeof records)[number]) =>
  [`${endpoint.method} ${endpoint.path}`, endpoint, shape] as const;
/** What arrives at the other end. */
const sendOver = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a record on the wire", () => {
  it.each(answered.map(titled))("of %s is answered and read back the same", (_, { answer }, shape) => {
    fc.assert(
      fc.property(fc.record({ ...shape.sent, ...shape.answered }), (record) => {
        expect(answer.decode(sendOver(answer.encode(record)))).toEqual(record);
      }),
    );
  });

  it.each(lists.map(titled))("of %s is answered and read back in its order", (_, { answer }, shape) => {
    const one = fc.record({ ...shape.sent, ...shape.answered });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 3 }), (rows) => {
        expect(answer.decode(sendOver(answer.encode(rows)))).toEqual(rows);
      }),
    );
  });

  it.each(records.map(titled))(
    "of %s is sent whole or in part, and read the same",
    (_, { body }, { sent }) => {
      fc.assert(
        fc.property(fc.record(sent, { requiredKeys: [] }), (part) => {
          expect(body?.decode(sendOver(body.encode(part)))).toEqual({ value: part, excess: [] });
        }),
      );
    },
  );

  it.each(records.map(titled))("of %s changes nothing when its answer is sent back", (_, endpoint, shape) => {
    const { body, answer } = endpoint;
    fc.assert(
      fc.property(fc.record({ ...shape.sent, ...shape.answered }), (record) => {
        const back = body?.decode(answer.encode(record)).value as object;
        expect(answer.encode({ ...record, ...back })).toEqual(answer.encode(record));
      }),
    );
  });
});

describe("a body that breaks the contract", () => {
  it("is not sent, and each field says why as the server would", () => {
    const body = { name: " ", level: 0, speed: 30 };
    const fields = { encounter_name: "Please enter a name", encounter_level: expect.any(String) as string };
    const refusal = expect.objectContaining({ kind: "invalid", details: { fields } }) as Error;
    expect(() => encounters.change.body?.encode(body)).toThrow(refusal);
    expect(() => encounters.change.body?.decode({ encounter_name: " ", encounter_level: 0 })).toThrow(
      refusal,
    );
  });
});

describe("a faction of a body", () => {
  const tooLong = "x".repeat(121);
  it.each([
    ["a name alone that is too long", [tooLong], "At most 120 characters"],
    ["a name that is too long", [{ name: tooLong }], "At most 120 characters"],
    ["a role that is too long", [{ name: "Court", role: tooLong }], "At most 120 characters"],
    ["no name", [{ role: "Enemy" }], "Factions have a name and a role"],
    ["a number", [7], "Factions have a name and a role"],
  ])("is refused for %s in its own sentence", (_, factions, sentence) => {
    const refusal = expect.objectContaining({ details: { fields: { factions: sentence } } }) as Error;
    expect(() => campaigns.change.body?.decode({ factions })).toThrow(refusal);
  });
});

const commas = wireList({ max: 40, plain: "commas" });
const lines = wireList({ max: 40, plain: "lines" });
const entry = fc.string({ unit: "grapheme", maxLength: 8 });
const encodedOften = fc
  .tuple(fc.array(entry, { maxLength: 5 }), fc.integer({ min: 0, max: 4 }))
  .map(([list, times]): unknown =>
    Array.from({ length: times }).reduce<unknown>((value) => JSON.stringify(value), list),
  );

describe("a list on the wire", () => {
  it.each([
    ["commas", commas],
    ["lines", lines],
  ])("is unchanged by saving its answer again, split at %s", (_, codec) => {
    fc.assert(
      fc.property(fc.oneof(encodedOften, fc.string({ unit: "grapheme", maxLength: 40 })), (raw) => {
        const once = z.safeDecode(codec, raw as string);
        if (!once.success) return;
        const answer = z.encode(codec, once.data);
        expect(z.decode(codec, answer)).toEqual(once.data);
        expect(z.encode(codec, z.decode(codec, answer))).toBe(answer);
      }),
    );
  });

  it("is the same however often it was encoded, without its blank entries", () => {
    fc.assert(
      fc.property(encodedOften, fc.array(entry), (raw, list) => {
        const kept = list.filter((one) => one.trim() !== "");
        expect(z.decode(commas, JSON.stringify(JSON.stringify(list)))).toEqual(kept);
        expect(z.decode(lines, list)).toEqual(kept);
        expect(z.safeDecode(commas, raw as string).success).toBe(true);
      }),
    );
  });
});
