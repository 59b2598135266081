import { expect, it, vi } from "vitest";
import type * as stored from "@/db/queries/stored-pictures";
import { LIMIT } from "@/lib/constants";
import { RATE } from "@/lib/limits";
import { keepingPictures } from "./imported-pictures";

const counted = vi.hoisted(() => ({ points: [] as number[] }));
vi.mock("@/db/client", () => ({ database: async () => ({}) }));
vi.mock("@/db/queries/stored-pictures", async (load) => ({
  ...(await load<typeof stored>()),
  pictureRoom: async () => 1_000_000,
}));
vi.mock("@/lib/server/http/rate-limit", () => ({
  consume: async (_: string, __: string, points: number) => void counted.points.push(points),
}));

const source = { names: [], has: () => false, read: async () => undefined };

it("counts as many pictures as are kept at most, however many a vault links", async () => {
  const open = (expected: number) => keepingPictures(1, source, { expected }, async () => "done");
  for (const expected of [0, 3, 5000]) expect(await open(expected)).toBe("done");
  expect(counted.points).toEqual([3, LIMIT.file.pictures]);
  expect(RATE["imported picture"].points).toBeGreaterThanOrEqual(LIMIT.file.pictures);
});
