import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { invalidate } from "./invalidate";
import { loadQuery, readQuery, setQueryData } from "./query-cache";
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

/** Puts queries on the screen, and answers which of them a change has refetched. */
const refetchedBy = async (
  change: Parameters<typeof invalidate>[0],
  keys: readonly string[],
): Promise<string[]> => {
  const fetched: string[] = [];
  const leaves = keys.map((key) => {
    setQueryData(key, [], async () => {
      fetched.push(key);
      return [];
    });
    return readQuery(key, () => {});
  });
  await invalidate(change);
  for (const leave of leaves) leave();
  return fetched.toSorted();
};

it("refetches evenings where somebody left", async () => {
  const keys = [
    queryKey(api.evenings.list, { id: 3 }),
    queryKey(api.evenings.readOne, { id: 8 }),
    queryKey(api.evenings.coming, {}),
  ];
  const fetched = await refetchedBy({ kind: "members", id: 3, campaignId: 3 }, keys);
  expect(fetched).toEqual(keys.toSorted());
});

it("refetches what is seen by one's role, once each, where a role changed", async () => {
  const keys = [
    queryKey(api.handouts.list, { id: 4 }),
    queryKey(api.maps.list, { id: 4 }),
    queryKey(api.fights.read, { id: 9 }),
  ];
  const fetched = await refetchedBy({ kind: "members", id: 4, campaignId: 4 }, keys);
  expect(fetched).toEqual(keys.toSorted());
});

it("refetches what happened on an evening that changed, where its draft is shown", async () => {
  const draft = queryKey(api.eveningDrafts.read, { id: 8 });
  const fetched = await refetchedBy({ kind: "evenings", id: 8, campaignId: 5 }, [
    draft,
    queryKey(api.eveningDrafts.read, { id: 9 }),
  ]);
  expect(fetched).toEqual([draft]);
});

it.each(["fights", "characters", "handouts", "members"] as const)(
  "refetches once what happened on an evening whose draft is shown, after a burst of changes of %s",
  async (kind) => {
    const draft = queryKey(api.eveningDrafts.read, { id: 8 });
    let fetched = 0;
    setQueryData(draft, {}, async () => {
      fetched += 1;
      return {};
    });
    const leave = readQuery(draft, () => {});
    for (const id of [1, 2, 3]) await invalidate({ kind, id, campaignId: 6 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toBe(1);
    leave();
    await invalidate({ kind, id: 1, campaignId: 6 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toBe(1);
  },
);

it("refetches the log of a fight with the fight", async () => {
  const keys = [queryKey(api.fights.read, { id: 9 }), queryKey(api.fights.readLog, { id: 9 })];
  const another = queryKey(api.fights.readLog, { id: 10 });
  const fetched = await refetchedBy({ kind: "fights", id: 9, campaignId: 3 }, [...keys, another]);
  expect(fetched).toEqual(keys.toSorted());
});

it("refetches the list of fights though a fight that was left is still fetched, which is out of date by then", async () => {
  const fight = queryKey(api.fights.read, { id: 12 });
  const list = queryKey(api.fights.listBriefs, { id: 3 });
  let answer = (_: object) => {};
  const late = new Promise<object>((resolve) => (answer = resolve));
  let asked = 0;
  const leave = readQuery(fight, () => {});
  const loaded = loadQuery(fight, () => {
    asked += 1;
    return asked === 1 ? late : Promise.resolve({});
  });
  leave();
  expect(await refetchedBy({ kind: "fights", id: 12, campaignId: 3 }, [list])).toEqual([list]);
  answer({});
  await loaded;
  expect(asked).toBe(2);
});

it.each(["characters", "encounters"] as const)("refetches the fight on the screen with %s", async (kind) => {
  const key = queryKey(api.fights.read, { id: 11 });
  expect(await refetchedBy({ kind, id: 4, campaignId: 3 }, [key])).toEqual([key]);
});
