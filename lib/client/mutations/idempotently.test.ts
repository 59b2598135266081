import { expect, test } from "vitest";
import { api, type Contract } from "@/lib/client/api/api";
import { CallError } from "@/lib/client/api/call";
import { idempotently } from "./idempotently";
import { mutation } from "./mutation";

type Calls = Contract["encounters"];
const failed = (status: number) => new CallError("", { status, fields: {} });

test("repeats a POST with its key after a lost answer only", async () => {
  const keys: string[] = [];
  const fates = [0, 200, 400, 200, 0, 200];
  const duplication = mutation<Calls["duplicate"]>(api.encounters.duplicate, {
    send: async ({ key }) => {
      keys.push(key);
      const status = fates.shift() ?? 200;
      if (status !== 200) throw failed(status);
      return [];
    },
  });
  const post = idempotently(duplication);
  for (const count of [1, 1, 1, 1, 1, 2])
    await post(1, { params: { id: 1 }, body: { count } }).catch(() => {});
  const [lost, repeated, refused, again, lostAgain, other] = keys;
  expect(repeated).toBe(lost);
  expect(new Set([lost, refused, again, lostAgain, other]).size).toBe(5);
});
