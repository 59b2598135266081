import { beforeEach, expect, it, vi } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import type { Evening } from "@/lib/model/evening";
import { writeChapter } from "./chapter-writing";
import { at, stored } from "./evening.fixture";

stubMemoryStorage();
beforeEach(() => {
  vi.useFakeTimers();
});

const open = (evening: Evening) => writeChapter(evening, { happenings: [], chapter: "" }).read();

it("goes on from a draft where only who was there was changed since", () => {
  writeChapter(stored, { happenings: [], chapter: "" }).write({ chapter: "It snowed." });
  const attended = { ...stored, there: [7], updatedAt: at(12) };
  expect(open(attended)).toMatchObject({ chapter: "It snowed.", state: "unsaved", newer: null });
});

it("asks which words stay where others were saved since a draft began", () => {
  writeChapter(stored, { happenings: [], chapter: "" }).write({ chapter: "It snowed." });
  const poured = { ...stored, chapter: "It poured.", updatedAt: at(12) };
  expect(open(poured)).toMatchObject({ chapter: "It snowed.", newer: poured });
  // Equal texts are no edit conflict, because either choice would store the same.
  expect(open({ ...stored, chapter: "It snowed.", updatedAt: at(12) }).newer).toBeNull();
});
