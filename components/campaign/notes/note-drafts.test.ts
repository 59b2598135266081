import { expect, it } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { dropStoredDraft, keepNoteDraft, readNoteDrafts } from "./note-drafts";

stubMemoryStorage();
const written = (text: string) => ({ title: "", text, seenAt: null, sent: [] });
const blank = written("");
const kept = () => readNoteDrafts(1).map(([id, { text }]) => [id, text]);

it("keeps the new sheets of two tabs apart, and drops of them what was stored", () => {
  keepNoteDraft(1, null, written("The bell"), blank);
  keepNoteDraft(1, null, written("The tide"), blank);
  keepNoteDraft(1, null, written("The bell is hollow"), written("The bell"));
  expect(kept()).toEqual([
    [null, "The bell is hollow"],
    [null, "The tide"],
  ]);
  dropStoredDraft(1, null, written("The tide"));
  expect(kept()).toEqual([[null, "The bell is hollow"]]);
  dropStoredDraft(1, null, blank);
  expect(kept()).toEqual([[null, "The bell is hollow"]]);
});

it("keeps apart what two tabs write on after the same draft was restored in both", () => {
  keepNoteDraft(1, null, written("The bell"), blank);
  // As each is opened.
  keepNoteDraft(1, null, written("The bell"));
  keepNoteDraft(1, null, written("The bell is hollow"), written("The bell"));
  keepNoteDraft(1, null, written("The bell is cracked"), written("The bell"));
  expect(kept()).toEqual([
    [null, "The bell is hollow"],
    [null, "The bell is cracked"],
  ]);
});

it("keeps one draft of a note, which goes once its words are stored", () => {
  keepNoteDraft(1, 5, written("The bell"));
  keepNoteDraft(1, 5, written("The bell is hollow"), written("The tide"));
  keepNoteDraft(1, 51, written("The bell"));
  dropStoredDraft(1, 5, written("The bell"));
  expect(kept()).toEqual([
    [5, "The bell is hollow"],
    [51, "The bell"],
  ]);
  dropStoredDraft(1, 5, written("The bell is hollow"));
  expect(kept()).toEqual([[51, "The bell"]]);
});
