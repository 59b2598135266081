import { beforeEach, expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { keepDraft } from "@/lib/client/storage/drafts";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { dropSent } from "@/lib/client/storage/sent-creates";
import { additionCreator } from "./addition-creator";
import { stored } from "./evening.fixture";

type Write = (campaignId: number, given: { body: object; pressKey?: string }) => Promise<unknown>;
const [addToEvening, changeAddition] = vi.hoisted(() => [vi.fn<Write>(), vi.fn<Write>()]);
vi.mock("@/lib/client/mutations/evenings", () => ({ addToEvening, changeAddition }));

stubMemoryStorage();
const DRAFT = "addition:3:new";
const lost = () => Promise.reject(new CallError("", { status: 0, fields: {} }));
const rained = { text: "It rained.", audience: "table" as const };
beforeEach(() => {
  addToEvening.mockReset();
  addToEvening.mockImplementation(async (_, { body }) => ({ id: 7, ...body }));
  changeAddition.mockReset();
  changeAddition.mockImplementation(async (_, { body }) => ({ id: 7, ...rained, ...body }));
});
const keys = () => addToEvening.mock.calls.map(([, { pressKey }]) => pressKey);

it("adds nothing twice where an answer was lost, and changes what was added by what was written since", async () => {
  addToEvening.mockImplementationOnce(lost);
  const add = additionCreator(stored, DRAFT);
  await expect(add(rained)).rejects.toMatchObject({ status: 0 });
  await add({ ...rained, text: "It rained on." });
  expect(addToEvening.mock.calls).toMatchObject([
    [1, { params: { id: 3 }, body: rained }],
    [1, { params: { id: 3 }, body: rained }],
  ]);
  expect(new Set(keys()).size).toBe(1);
  expect(changeAddition.mock.calls).toEqual([[1, { params: { id: 7 }, body: { text: "It rained on." } }]]);
});

it("adds nothing twice on a page that was loaded anew, and another one where another is written", async () => {
  keepDraft(DRAFT, "{}");
  addToEvening.mockImplementationOnce(lost);
  await additionCreator(stored, DRAFT)(rained).catch(() => {});
  await additionCreator(stored, DRAFT)(rained);
  expect(new Set(keys()).size).toBe(1);
  dropSent(DRAFT);
  await additionCreator(stored, DRAFT)(rained);
  expect(new Set(keys()).size).toBe(2);
  await additionCreator(stored, DRAFT)({ ...rained, text: "It poured." });
  expect(new Set(keys()).size).toBe(3);
});
