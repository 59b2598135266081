import { randomUUID } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { codeOf, folderFailure, Refusal } from "@/lib/refusal";
import { isRunning, ourselves } from "./process-life";

// The embedded database has no lock of its own: two processes on one folder would silently lose committed rows.
// A lock is a file that names its owner. It appears whole (written aside, then linked, which fails if it is there), so a
// reader never sees half of one. A lock whose owner has died is replaced only under a second lock of the same kind
// (`lock.next`), after looking again: nobody else may replace it then, and its dead owner can't remove it. Whoever dies
// while holding `lock.next` leaves a stale lock that is replaced under `lock.next.next`, and so on.

const beat = 2_000;
const silence = 10_000;

const ownerShape = z.object({ pid: z.number(), started: z.string(), world: z.string() });

export type Lock = { release: () => void };

/**
 * Takes the data folder for this process until `release` or its end.
 * @throws Refusal when another living process has it, or when the folder can't be written
 */
export async function lockDataFolder(dataDir: string): Promise<Lock> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const taken = await take(path.join(dataDir, "lock"));
    if ("release" in taken) return keepAlive(taken);
    throw new Refusal(
      `The data folder ${dataDir} is in use by another process (pid ${taken.pid}): stop that one first, or set DATA_DIR to another folder.`,
    );
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

type Held = Lock & { file: string };

async function take(file: string): Promise<Held | { pid: number }> {
  const ours = JSON.stringify({ ...ourselves(), token: randomUUID() });
  for (;;) {
    if (placed(file, ours, linkSync)) return held(file, ours);
    const found = contentOf(file);
    if (found === undefined) continue;
    const owner = ownerOf(found);
    if (owner !== undefined && (isRunning(owner) ?? (await beats(file)))) return { pid: owner.pid };
    const next = await take(`${file}.next`);
    if (!("release" in next)) {
      await pause(20);
      continue;
    }
    try {
      if (contentOf(file) === found && placed(file, ours, renameSync)) return held(file, ours);
    } finally {
      next.release();
    }
  }
}

/** Puts the content in place in one step; false when `move` finds a file there and doesn't replace it. */
function placed(file: string, content: string, move: (from: string, to: string) => void): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: "wx", mode: 0o600, flush: true });
  try {
    move(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function held(file: string, content: string): Held {
  const release = () => {
    if (contentOf(file) === content) rmSync(file, { force: true });
  };
  return { file, release };
}

/** Frees the lock at the end of the process too, and touches it regularly, for those who can't see our processes. */
function keepAlive({ file, release }: Held): Lock {
  const timer = setInterval(() => touch(file), beat).unref();
  const releaseAll = () => {
    clearInterval(timer);
    process.off("exit", releaseAll);
    release();
  };
  process.on("exit", releaseAll);
  return { release: releaseAll };
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") console.error(`The lock ${file} can't be touched: ${codeOf(error)}`);
  }
}

/** Whether an owner that we can't see touches its lock: at once if that was long ago, else by watching it. */
async function beats(file: string): Promise<boolean> {
  const first = touchedAt(file);
  if (Date.now() - first > silence) return false;
  for (let waited = 0; waited < silence; waited += 500) {
    await pause(500);
    if (touchedAt(file) !== first) return true;
  }
  return false;
}

function touchedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Undefined for what no living process can have left: locks appear whole, so only a power cut leaves half of one. */
function ownerOf(content: string) {
  try {
    return ownerShape.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}
