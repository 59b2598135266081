import { expect, it } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { descriptionDraft } from "./description-draft";

const memory = stubMemoryStorage();
const saying = (text: string, sent: readonly string[] = []) => ({ text, base: "It rained.", sent });

it("leaves the draft that another tab has kept since, also while it is saved", () => {
  const [here, there] = [descriptionDraft(1), descriptionDraft(1)];
  here.keep(saying("It snowed."));
  there.keep(saying("It poured."));
  here.renew(saying("It snowed.", ["7-1"]));
  here.drop();
  expect(descriptionDraft(1).read()).toEqual(saying("It poured."));
  // Nor is it one's own, to go on from what was saved here.
  expect(here.own()).toBeNull();
  there.drop();
  expect(memory.size).toBe(0);
});

it("keeps nothing of what is as it was, unless something else was sent", () => {
  const draft = descriptionDraft(1);
  draft.keep(saying("It snowed."));
  draft.keep(saying("It rained."));
  expect(memory.size).toBe(0);
  draft.keep(saying("It rained.", ["7-1"]));
  expect(descriptionDraft(1).read()).toEqual(saying("It rained.", ["7-1"]));
});

it("reads a draft that was kept as its text alone, with what was saved beside it", () => {
  memory.set("draft:nobody:encounter:1", "It snowed.");
  memory.set("draft:nobody:encounter-base:1", "It rained.");
  expect(descriptionDraft(1).read()).toEqual(saying("It snowed."));
});
