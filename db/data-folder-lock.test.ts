import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { currentProcess } from "@/lib/process-lock.mjs";
import { lockDataFolder } from "./data-folder-lock";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (content: string, name = "lock") => writeFileSync(path.join(folder, name), content);
const dead = (token: string) => JSON.stringify({ ...currentProcess(), started: "1", token });
const elsewhere = JSON.stringify({ pid: 7, started: "1", world: "another system", token: "t" });

async function expectFree(): Promise<void> {
  const lock = await lockDataFolder(folder);
  expect(existsSync(path.join(folder, "lock"))).toBe(true);
  lock.release();
}

describe("the lock on a data folder", () => {
  test("is refused with a sentence while its owner lives, and free after its release", async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another process (pid ${process.pid})`,
    );
    lock.release();
    (await lockDataFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is taken over at once from a process with our pid that started at another time", async () => {
    leave(dead("a"));
    await expectFree();
  });

  test("is taken over although those who took it over before died in the middle of it", async () => {
    leave(dead("a"));
    leave(dead("b"), "lock.next");
    leave(dead("c"), "lock.next.next");
    (await lockDataFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is taken over when a power cut left it empty", async () => {
    leave("");
    await expectFree();
  });

  test("is taken over from another system that has been silent for long", async () => {
    leave(elsewhere);
    utimesSync(path.join(folder, "lock"), 0, 0);
    await expectFree();
  });

  test("is refused while another system touches it", async () => {
    leave(elsewhere);
    const touching = setInterval(() => utimesSync(path.join(folder, "lock"), new Date(), new Date()), 300);
    await expect(lockDataFolder(folder)).rejects.toThrow("pid 7");
    clearInterval(touching);
  });

  test("is left alone by a release that comes after somebody else's takeover", async () => {
    const lock = await lockDataFolder(folder);
    leave(elsewhere);
    lock.release();
    expect(existsSync(path.join(folder, "lock"))).toBe(true);
  });
});

type Contender = { child: ChildProcessWithoutNullStreams; lines: Interface };

function contender(): Contender {
  const script = path.join(import.meta.dirname, "testing/lock-contender.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, folder]);
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function attempt({ child, lines }: Contender): Promise<string> {
  const answer = once(lines, "line");
  child.stdin.write("try\n");
  return String((await answer)[0]);
}

test("of many processes that find the lock of a killed one exactly one gets it, again and again", {
  timeout: 120_000,
}, async () => {
  const contenders = Array.from({ length: 12 }, contender);
  leave(dead("a"));
  leave(dead("b"), "lock.next");
  while (contenders.length > 1) {
    const outcomes = await Promise.all(contenders.map(attempt));
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.startsWith("refused: The data folder"))).toHaveLength(
      outcomes.length - 1,
    );
    const [winner] = contenders.splice(outcomes.indexOf("held"), 1);
    winner?.child.kill("SIGKILL");
    if (winner) await once(winner.child, "close");
  }
  contenders[0]?.child.stdin.end();
  if (contenders[0]) await once(contenders[0].child, "close");
});
