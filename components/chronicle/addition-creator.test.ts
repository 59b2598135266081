import { beforeEach, expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { additionCreator } from "./addition-creator";
import { additionDraft, storedWords } from "./addition-words";
import { stored } from "./evening.fixture";

type Write = (campaignId: number, given: { body: object; pressKey?: string }) => Promise<unknown>;
const [addToEvening, changeAddition] = vi.hoisted(() => [vi.fn<Write>(), vi.fn<Write>()]);
vi.mock("@/lib/client/mutations/evenings", () => ({ addToEvening, changeAddition }));

stubMemoryStorage();
const none = storedWords(undefined);
const DRAFT = "addition:3:new";
const lost = () => Promise.reject(new CallError("", { status: 0, fields: {} }));
const rained = { text: "It rained.", audience: "table" as const };
beforeEach(() => {
  addToEvening.mockReset();
  addToEvening.mockImplementation(async (_, { body }) => ({ id: 7, ...body }));
  changeAddition.mockReset();
  changeAddition.mockImplementation(async (_, { body }) => ({ id: 7, ...rained, ...body }));
});
/** A draft as a form keeps it: one that a page has found, or a new one. */
const written = (text: string, draft = additionDraft(DRAFT)) => {
  draft.keep(none, { ...none, text });
  return draft;
};
const found = () => {
  const draft = additionDraft(DRAFT);
  draft.read(none);
  return draft;
};
const keys = () => addToEvening.mock.calls.map(([, { pressKey }]) => pressKey);

it("adds nothing twice where an answer was lost, and changes what was added by what was written since", async () => {
  addToEvening.mockImplementationOnce(lost);
  const add = additionCreator(stored, written(rained.text).place());
  await expect(add(rained)).rejects.toMatchObject({ status: 0 });
  await add({ ...rained, text: "It rained on." });
  expect(addToEvening.mock.calls).toMatchObject([
    [1, { params: { id: 3 }, body: rained }],
    [1, { params: { id: 3 }, body: rained }],
  ]);
  expect(new Set(keys()).size).toBe(1);
  expect(changeAddition.mock.calls).toEqual([[1, { params: { id: 7 }, body: { text: "It rained on." } }]]);
});

it("adds nothing twice on a page that was loaded anew, also where it is written on", async () => {
  addToEvening.mockImplementationOnce(lost);
  await additionCreator(stored, written(rained.text).place())(rained).catch(() => {});
  const again = written("It rained on.", found());
  await additionCreator(stored, again.place())({ ...rained, text: "It rained on." });
  expect(addToEvening.mock.calls).toMatchObject([
    [1, { body: rained }],
    [1, { body: rained }],
  ]);
  expect(new Set(keys()).size).toBe(1);
  expect(changeAddition.mock.calls).toEqual([[1, { params: { id: 7 }, body: { text: "It rained on." } }]]);
  again.drop();
  await additionCreator(stored, written(rained.text, found()).place())(rained);
  expect(new Set(keys()).size).toBe(2);
});

it("takes what another tab adds for another addition, and leaves what tells that it was sent", async () => {
  const here = written(rained.text);
  const there = written("It poured.");
  addToEvening.mockImplementationOnce(lost);
  await additionCreator(stored, there.place())({ ...rained, text: "It poured." }).catch(() => {});
  await additionCreator(stored, here.place())(rained);
  expect(new Set(keys()).size).toBe(2);
  here.drop();
  // The other tab is loaded anew: it finds its own draft.
  await additionCreator(stored, found().place())({ ...rained, text: "It poured." });
  expect(addToEvening.mock.calls.at(-1)).toMatchObject([1, { body: { text: "It poured." } }]);
  expect(keys().at(-1)).toBe(keys()[0]);
  expect(changeAddition.mock.calls.map(([, { body }]) => body)).not.toContainEqual(rained);
  expect(new Set(keys()).size).toBe(2);
});
