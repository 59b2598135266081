import { beforeEach, expect, it, vi } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import type { Evening } from "@/lib/model/evening";
import { writeChapter } from "./chapter-writing";

stubMemoryStorage();
beforeEach(() => {
  vi.useFakeTimers();
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 22, minute));
const stored: Evening = {
  id: 3,
  campaignId: 1,
  number: 3,
  title: "The Choir",
  state: "over",
  startsAt: null,
  minutes: 240,
  place: "",
  dates: [],
  there: [],
  chapter: "It rained.",
  threads: [],
  signedAt: null,
  signedBy: null,
  begunAt: at(0),
  endedAt: at(10),
  additions: [],
  updatedAt: at(11),
};
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
