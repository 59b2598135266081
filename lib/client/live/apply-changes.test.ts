import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api/api";
import { readQuery, setQueryData } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { changeApplier } from "./apply-changes";
import * as events from "./live-events";

let campaignId = 0;

/** A list of handouts on the screen, and how often it was fetched again and the page rendered again. */
const openPage = () => {
  campaignId += 1;
  const seen = { fetched: 0, rendered: 0 };
  const list = queryKey(api.handouts.list, { id: campaignId });
  setQueryData(list, [], async () => {
    seen.fetched += 1;
    return [];
  });
  readQuery(list, () => {});
  const applier = changeApplier(() => {
    seen.rendered += 1;
  });
  const change = (kind: "handouts" | "campaign", id = 1) => applier.change({ kind, id, campaignId });
  return { applier, change, seen };
};

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("makes one fetch of a burst, and spares what comes right after it for a quarter of a second", async () => {
  const { change, seen } = openPage();
  for (let id = 1; id <= 20; id += 1) change("handouts");
  await vi.advanceTimersByTimeAsync(30);
  expect(seen).toEqual({ fetched: 1, rendered: 0 });
  change("handouts");
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.fetched).toBe(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(seen.fetched).toBe(2);
});

it("brings a change into a page that was read before it and arrives a minute later", async () => {
  const { applier, change, seen } = openPage();
  change("campaign");
  change("handouts");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen).toEqual({ fetched: 1, rendered: 1 });
  applier.arrive();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen).toEqual({ fetched: 2, rendered: 2 });
});

it("leaves a page alone that arrives after nothing changed since the one before", async () => {
  const { applier, change, seen } = openPage();
  change("campaign");
  applier.arrive();
  await vi.advanceTimersByTimeAsync(MINUTE);
  applier.arrive();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen.rendered).toBe(1);
});

it("loads everything again where too much changed between two pages", async () => {
  const { applier, change, seen } = openPage();
  for (let id = 1; id <= 600; id += 1) change("handouts", id);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen.rendered).toBe(0);
  applier.arrive();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(seen.rendered).toBe(1);
});

it("tells that a change is refetched once its answer is there, also where everything is", async () => {
  const { applier, change, seen } = openPage();
  const told: unknown[] = [];
  vi.spyOn(events, "tellPage").mockImplementation((kind, event) => {
    told.push([kind, event, seen.fetched]);
  });
  change("handouts");
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  const refetched = ["refetched", { kind: "handouts", id: 1, campaignId }];
  expect(told).toEqual([[...refetched, 1]]);
  change("handouts");
  applier.all();
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([
    [...refetched, 1],
    [...refetched, 2],
  ]);
});
