import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Location } from "@/lib/model/place";
import { arriveAt, entryOnTheWay, leadTo, tabOnTheWay } from "./turn-to";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notes: Location = {
  section: "/campaign",
  side: "right",
  tabs: { tab: "notes" },
  characterId: null,
  entry: { kind: "note", id: 8 },
};

it("keeps where the reader is led until the section comes, and a little longer for what comes after it", () => {
  leadTo(notes);
  vi.advanceTimersByTime(20_000);
  expect(entryOnTheWay()).toEqual(notes.entry);
  expect(arriveAt("/campaign")).toBe("right");
  vi.advanceTimersByTime(3000);
  expect(tabOnTheWay("tab")).toBe("notes");
  vi.advanceTimersByTime(2000);
  expect(tabOnTheWay("tab")).toBeUndefined();
});

it("forgets it where another section comes", () => {
  leadTo(notes);
  expect(arriveAt("/encounter")).toBeUndefined();
  expect(entryOnTheWay()).toBeUndefined();
});
