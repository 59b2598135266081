import { expect, it } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { additionDraft, additionName, newerText, storedWords } from "./addition-words";

const memory = stubMemoryStorage();
const stored = { ...storedWords(undefined), text: "It rained.", speaker: 7 };
const open = () => additionDraft(additionName(1, 2));

it("keeps what is written and chosen, and what it goes on from", () => {
  open().keep(stored, { ...stored, text: "It snowed.", audience: "me" });
  const written = {
    mine: { text: "It snowed.", audience: "me" },
    base: { text: "It rained.", audience: "table" },
  };
  expect(open().read(stored)).toEqual(written);
  expect(open().read({ ...stored, text: "It poured.", speaker: 8 })).toEqual(written);
});

it("reads a draft that was kept as its text alone", () => {
  memory.set("draft:nobody:addition:1:2", "It snowed.");
  expect(open().read(stored)).toEqual({ mine: { text: "It snowed." }, base: { text: "It rained." } });
});

it("knows another text only where both have changed it, and not to the same", () => {
  const written = { mine: { text: "It snowed." }, base: { text: "It rained." } };
  expect(newerText(stored, written)).toBeUndefined();
  expect(newerText({ ...stored, text: "It snowed." }, written)).toBeUndefined();
  expect(newerText({ ...stored, text: "It poured." }, written)).toBe("It poured.");
  expect(newerText({ ...stored, text: "It poured." }, { mine: {}, base: {} })).toBeUndefined();
});

it("leaves the draft that another tab has kept since", () => {
  const [here, there] = [open(), open()];
  here.keep(stored, { ...stored, text: "It snowed." });
  there.keep(stored, { ...stored, text: "It poured." });
  here.drop();
  expect(open().read(stored)?.mine).toEqual({ text: "It poured." });
  there.drop();
  expect(memory.size).toBe(0);
});
