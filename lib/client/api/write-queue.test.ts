import { expect, it } from "vitest";
import { enqueueWrite, writesSettled } from "./write-queue";

const write = (log: string[], name: string, fails = false) => ({
  send: async () => {
    log.push(`${name} sent`);
    await Promise.resolve();
    if (fails) throw new Error(name);
    log.push(`${name} answered`);
  },
  drop: () => void log.push(`${name} dropped`),
});

it("sends the writes of a key one at a time, and those of others meanwhile", async () => {
  const log: string[] = [];
  enqueueWrite("a", write(log, "first"));
  enqueueWrite("a", write(log, "second"));
  enqueueWrite("b", write(log, "other"));
  await expect.poll(() => log.length).toBe(6);
  expect(log.slice(0, 2)).toEqual(["first sent", "other sent"]);
  expect(log.indexOf("second sent")).toBeGreaterThan(log.indexOf("first answered"));
});

it("drops what waits behind a failure, and goes on with what comes after it", async () => {
  const log: string[] = [];
  enqueueWrite("c", write(log, "first", true));
  enqueueWrite("c", write(log, "second"));
  await expect.poll(() => log).toEqual(["first sent", "second dropped"]);
  enqueueWrite("c", write(log, "third"));
  await expect.poll(() => log.at(-1)).toBe("third answered");
});

it("says when the writes of a key are answered, or have failed", async () => {
  const log: string[] = [];
  enqueueWrite("d", write(log, "first"));
  await writesSettled("d");
  expect(log).toEqual(["first sent", "first answered"]);
  enqueueWrite("d", write(log, "second", true));
  await writesSettled("d");
  await writesSettled("d");
  expect(log.at(-1)).toBe("second sent");
});
