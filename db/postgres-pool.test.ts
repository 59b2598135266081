import { NoopLogger } from "drizzle-orm";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { Failure } from "@/lib/model/failure";
import { IllegalAct } from "@/lib/rules/fight-model";
import { overPool } from "./postgres-pool";

/** Whether a connection is thrown away after work in a transaction that ends with this error. */
const isGivenUp = async (error: Error): Promise<unknown> => {
  const released: unknown[] = [];
  const client = {
    query: vi.fn().mockResolvedValue({ rows: [], rowCount: 0, fields: [] }),
    release: (broken: unknown) => released.push(broken),
  };
  const pool = Object.assign(new pg.Pool(), { connect: vi.fn().mockResolvedValue(client) });
  const work = overPool(pool, new NoopLogger()).transaction(() => {
    throw error;
  });
  await expect(work).rejects.toBe(error);
  expect(released).toHaveLength(1);
  return released[0];
};

it("a connection outlives what our own work throws, and nothing that the driver does", async () => {
  for (const ours of [new Failure("conflict", "Changed"), new IllegalAct("invalid", "No hit points")])
    expect([ours.name, await isGivenUp(ours)]).toEqual([ours.name, false]);
  expect(await isGivenUp(new Error("Connection terminated unexpectedly"))).toBe(true);
});
