import { expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { eveningPlanner } from "./evening-planner";

type Write = (campaignId: number, given: { body: object; pressKey?: string }) => Promise<unknown>;
const createEvening = vi.hoisted(() => vi.fn<Write>());
vi.mock("@/lib/client/mutations/evenings", () => ({ createEvening }));

const keys = () => createEvening.mock.calls.map(([, { pressKey }]) => pressKey);
const planned = { dates: [new Date(Date.UTC(2026, 11, 4, 19))], place: "", minutes: 240 };

it("plans nothing twice where an answer was lost, and another evening where something else was written", async () => {
  createEvening.mockRejectedValueOnce(new CallError("", { status: 0, fields: {} }));
  const plan = eveningPlanner();
  await expect(plan(1, planned, false)).rejects.toMatchObject({ status: 0 });
  await plan(1, planned, false);
  await plan(1, planned, false);
  await plan(1, { ...planned, place: "At Maren’s" }, true);
  const [lost, repeated, anew, other] = keys();
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toBe(lost);
  expect(new Set([lost, anew, other]).size).toBe(3);
  const [dates, settled] = [planned, { place: "At Maren’s", startsAt: planned.dates[0] }];
  expect(createEvening.mock.calls.map(([, { body }]) => body)).toMatchObject([dates, dates, dates, settled]);
});
