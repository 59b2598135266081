import { expect, it } from "vitest";
import { keepFormDraft, readFormDraft, rememberValues } from "./form-drafts";
import { stubMemoryStorage } from "./memory-storage.fixture";

const memory = stubMemoryStorage();
const NAME = "form:character:7";
const defaults = {
  name: "Ysolt",
  portrait: undefined as File | undefined,
  hitPoints: { current: 8, max: 10 },
  tools: [] as string[],
  abilities: [{ name: "Toll" }],
};

it("keeps what was changed, over what the form begins with later", () => {
  keepFormDraft(NAME, defaults, { ...defaults, hitPoints: { current: 3, max: 10 }, tools: ["Net"] });
  const later = { ...defaults, name: "Ysolt the Old", hitPoints: { current: 8, max: 12 } };
  expect(readFormDraft(NAME, later)?.values).toEqual({
    ...later,
    hitPoints: { current: 3, max: 12 },
    tools: ["Net"],
  });
});

it("keeps for whom something was opened", () => {
  const opening = { audience: "all", chosen: [] as number[] };
  keepFormDraft(NAME, opening, { audience: "some", chosen: [7, 12] });
  expect(readFormDraft(NAME, opening)?.values).toEqual({ audience: "some", chosen: [7, 12] });
});

it("knows what was there before it was changed", () => {
  keepFormDraft(NAME, defaults, { ...defaults, name: "Y", hitPoints: { current: 3, max: 10 } });
  const later = { ...defaults, name: "Ysolt the Old", hitPoints: { current: 8, max: 12 }, tools: ["Rope"] };
  expect(readFormDraft(NAME, later)?.base).toEqual({ ...later, name: "Ysolt" });
});

it("keeps nothing once everything is as it was", () => {
  keepFormDraft(NAME, defaults, { ...defaults, name: "Y" });
  keepFormDraft(NAME, defaults, defaults);
  expect(memory.size).toBe(0);
  expect(readFormDraft(NAME, defaults)).toBeUndefined();
});

it("leaves pictures out", () => {
  keepFormDraft(NAME, defaults, { ...defaults, portrait: new File(["x"], "face.png") });
  expect(memory.size).toBe(0);
});

it("takes from storage only what the form can hold", () => {
  const odd = { name: 7, hitPoints: "none", tools: [[3]], abilities: [{ name: "Knell" }], extra: true };
  memory.set("draft:nobody:form:character:7", JSON.stringify({ changed: odd, base: odd }));
  const fit = { ...defaults, abilities: [{ name: "Knell" }] };
  expect(readFormDraft(NAME, defaults)).toEqual({ values: fit, base: fit });
  for (const broken of ["{", "[]", "null", "3", "{}"]) {
    memory.set("draft:nobody:form:character:7", broken);
    expect(readFormDraft(NAME, defaults)).toBeUndefined();
  }
});

it("reads a draft that was kept as its fields alone", () => {
  memory.set("draft:nobody:note:1:2", JSON.stringify({ title: "The tide", text: "It turns.", seenAt: null }));
  const none = { title: "", text: "", seenAt: "" };
  expect(readFormDraft("note:1:2", none)).toEqual({
    values: { title: "The tide", text: "It turns.", seenAt: "" },
    base: none,
  });
});

it("tells whether a form still holds what it held, though its values were changed in place", () => {
  const values = { name: "Ysolt", hitPoints: { current: 3 }, portrait: new File(["x"], "face.png") };
  const isSame = rememberValues(values);
  expect(isSame({ ...values })).toBe(true);
  expect(isSame({ ...values, portrait: new File(["x"], "face.png") })).toBe(false);
  values.hitPoints.current = 4;
  expect(isSame(values)).toBe(false);
});
