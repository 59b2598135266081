import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { invalidate } from "./invalidate";
import { readQuery, setQueryData } from "./query-cache";
import { queryKey } from "./query-key";

let campaignId = 0;

/** A sheet on the screen, whose list of all answers `after` when it is fetched again; counts how often its items are. */
const openSheet = (after: object) => {
  campaignId += 1;
  const id = 100 + campaignId;
  const before = { id, name: "Isolde", currentHitPoints: 7, maxHitPoints: 20, createdAt: new Date(0) };
  const list = queryKey(api.characters.list, { id: campaignId });
  const items = queryKey(api.belongingCalls.character.item.list, { id });
  let fetched = 0;
  setQueryData(list, [before], async () => [{ ...before, ...after }]);
  setQueryData(items, [], async () => {
    fetched += 1;
    return [];
  });
  for (const key of [list, items]) readQuery(key, () => {});
  return { change: { kind: "characters", id, campaignId } as const, fetched: () => fetched };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("debounces what a creature owns where its hit points explain the change", async () => {
  const { change, fetched } = openSheet({ currentHitPoints: 3 });
  await invalidate(change);
  expect(fetched()).toBe(0);
  await vi.advanceTimersByTimeAsync(800);
  expect(fetched()).toBe(1);
});

it.each([
  ["where nothing in its row changed", {}],
  ["where more than its vitals changed", { currentHitPoints: 3, name: "Ysolt" }],
  ["after a rest, which gives energy back too", { currentHitPoints: 20 }],
])("refetches what a creature owns at once %s", async (_, after) => {
  const { change, fetched } = openSheet(after);
  await invalidate(change);
  expect(fetched()).toBe(1);
});

it("refetches evenings where somebody left", async () => {
  const fetched: string[] = [];
  const keys = [
    queryKey(api.evenings.list, { id: 3 }),
    queryKey(api.evenings.readOne, { id: 8 }),
    queryKey(api.evenings.coming, {}),
  ];
  for (const key of keys) {
    setQueryData(key, [], async () => {
      fetched.push(key);
      return [];
    });
    readQuery(key, () => {});
  }
  await invalidate({ kind: "members", id: 3, campaignId: 3 });
  expect(fetched.toSorted()).toEqual(keys.toSorted());
});
