import { expect, it } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { keepWritten, newerText, readWritten, storedWords } from "./addition-words";

const memory = stubMemoryStorage();
const stored = { ...storedWords(undefined), text: "It rained.", speaker: 7 };

it("keeps what is written and chosen, and what it goes on from", () => {
  keepWritten(1, 2, stored, { ...stored, text: "It snowed.", audience: "me" });
  const written = {
    mine: { text: "It snowed.", audience: "me" },
    base: { text: "It rained.", audience: "table" },
  };
  expect(readWritten(1, 2, stored)).toEqual(written);
  expect(readWritten(1, 2, { ...stored, text: "It poured.", speaker: 8 })).toEqual(written);
});

it("reads a draft that was kept as its text alone", () => {
  memory.set("draft:nobody:addition:1:2", "It snowed.");
  expect(readWritten(1, 2, stored)).toEqual({ mine: { text: "It snowed." }, base: { text: "It rained." } });
});

it("knows another text only where both have changed it, and not to the same", () => {
  const written = { mine: { text: "It snowed." }, base: { text: "It rained." } };
  expect(newerText(stored, written)).toBeUndefined();
  expect(newerText({ ...stored, text: "It snowed." }, written)).toBeUndefined();
  expect(newerText({ ...stored, text: "It poured." }, written)).toBe("It poured.");
  expect(newerText({ ...stored, text: "It poured." }, { mine: {}, base: {} })).toBeUndefined();
});
