import { expect, test } from "vitest";
import { startingCharacter } from "@/lib/model/creature";
import { newCharacterFields, sentCharacter } from "@/lib/model/creature-form";
import { isMadeOf } from "./is-made-of";

const fields = { ...newCharacterFields(), name: "Nim", level: 3 };
const made = {
  ...startingCharacter(sentCharacter(fields)),
  id: 7,
  campaignId: 1,
  createdBy: 2,
  createdAt: new Date(),
  image: null,
  race: "",
  background: "",
  class: "",
};

test("knows a character by all that was sent to make it", () => {
  expect(isMadeOf(made, sentCharacter(fields))).toBe(true);
  expect(isMadeOf(made, sentCharacter({ ...fields, level: 4 }))).toBe(false);
  expect(isMadeOf(made, sentCharacter({ ...fields, abilities: { ...fields.abilities, cha: 11 } }))).toBe(
    false,
  );
});

test("lets the server name one that was sent without a name", () => {
  const nameless = sentCharacter({ ...fields, name: " " });
  expect(isMadeOf({ ...made, name: "New Character" }, nameless)).toBe(true);
});

test("takes lists as a whole, and parts only for what was sent of them", () => {
  const thing = { effects: ["Slow", "Cold"], race: { name: "Elf", tools: [], languages: ["Aquan"] } };
  expect(isMadeOf(thing, { effects: ["Slow", "Cold"] })).toBe(true);
  expect(isMadeOf(thing, { effects: ["Slow"] })).toBe(false);
  expect(isMadeOf(thing, { effects: [] })).toBe(false);
  expect(isMadeOf(thing, { race: { tools: [] } })).toBe(true);
  expect(isMadeOf(thing, { race: { languages: [] } })).toBe(false);
});
