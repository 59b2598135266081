import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openLogOutput } from "./log-output";

// Linux's device that is always full.
const FULL = "/dev/full";

test.skipIf(!existsSync(FULL))(
  "a log whose disk is full throws nothing, and keeps only so much",
  async () => {
    const output = openLogOutput(FULL);
    const failed = new Promise((resolve) => output.once("error", resolve));
    output.write("a line\n");
    expect(await failed).toMatchObject({ code: "ENOSPC" });
    // pino removes its own error listener after the first error: the second one would be uncaught without ours.
    const again = new Promise((resolve) => output.once("error", resolve));
    const lost = new Promise((resolve) => output.once("drop", resolve));
    for (let sent = 0; sent < 3; sent += 1) output.write("x".repeat(500_000));
    expect(await again).toMatchObject({ code: "ENOSPC" });
    expect(await lost).toHaveLength(500_000);
    // At the end of the process: it would try again without an end.
    output.flushSync();
  },
);

test("a log with room gets its lines", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-log-"));
  const file = path.join(folder, "log");
  const output = openLogOutput(file);
  await new Promise((resolve) => output.once("ready", resolve));
  const drained = new Promise((resolve) => output.once("drain", resolve));
  output.write("a line\n");
  await drained;
  expect(readFileSync(file, "utf8")).toBe("a line\n");
  rmSync(folder, { recursive: true });
});
