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

/** Puts queries on the screen; counts by their keys how often each is fetched. */
const show = (...keys: string[]) => {
  const fetched: string[] = [];
  const leaves = keys.map((key) => {
    setQueryData(key, [], async () => {
      fetched.push(key);
      return [];
    });
    return readQuery(key, () => {});
  });
  return { fetched: () => fetched.toSorted(), leave: () => leaves.forEach((leave) => leave()) };
};

it("refetches evenings where somebody left", async () => {
  const keys = [
    queryKey(api.evenings.list, { id: 3 }),
    queryKey(api.evenings.readOne, { id: 8 }),
    queryKey(api.evenings.coming, {}),
  ];
  const { fetched, leave } = show(...keys);
  await invalidate({ kind: "members", id: 3, campaignId: 3 });
  expect(fetched()).toEqual(keys.toSorted());
  leave();
});

it("refetches the log of a fight with the fight", async () => {
  const keys = [queryKey(api.fights.read, { id: 9 }), queryKey(api.fights.readLog, { id: 9 })];
  const { fetched, leave } = show(...keys, queryKey(api.fights.readLog, { id: 10 }));
  await invalidate({ kind: "fights", id: 9, campaignId: 3 });
  expect(fetched()).toEqual(keys.toSorted());
  leave();
});

it.each(["characters", "encounters"] as const)("refetches the fight on the screen with %s", async (kind) => {
  const key = queryKey(api.fights.read, { id: 11 });
  const { fetched, leave } = show(key);
  await invalidate({ kind, id: 4, campaignId: 3 });
  expect(fetched()).toEqual([key]);
  leave();
});
