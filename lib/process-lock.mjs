// A lock that one process holds until it releases it or ends. Plain Node.js without dependencies, since the build takes one before
// there are any. The lock is a file that names its owner. It appears whole (written aside, then linked, which fails if it is there), so a
// reader never sees half of one. A lock whose owner has died is replaced only under a second lock of the same kind (`.next`),
// after looking again: nobody else may replace it then, and its dead owner can't remove it. A process that dies while holding
// `.next` leaves a stale lock that is replaced under `.next.next`, and so on.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two touches of a held lock, and after how long without one its owner counts as dead. */
const BEAT = 2_000;
const SILENCE = 10_000;

/** The identity of this process: pids are used again, by a restarted container even at once, but never with the same start. */
export function currentProcess() {
  return { pid: process.pid, started: startOf(process.pid) ?? "unknown", world: pidNamespace() };
}

/**
 * Takes the lock at once, or answers the pid of its living owner; of an owner in another system or container, a sign of life is
 * awaited for up to ten seconds.
 * @param {string} file
 */
export async function takeLock(file) {
  const taken = await take(file);
  return "release" in taken ? keepAlive(file, taken.release) : taken;
}

/** @type {(file: string) => Promise<{ release: () => void } | { pid: number }>} */
async function take(file) {
  const ours = JSON.stringify({ ...currentProcess(), token: randomUUID() });
  for (;;) {
    if (placed(file, ours, fs.linkSync)) return held(file, ours);
    const found = contentOf(file);
    if (found === undefined) continue;
    const owner = ownerIn(found);
    if (owner && (isRunning(owner) ?? (await beats(file)))) return { pid: owner.pid };
    const next = await take(`${file}.next`);
    if (!("release" in next)) {
      await pause(20);
      continue;
    }
    try {
      if (contentOf(file) === found && placed(file, ours, fs.renameSync)) return held(file, ours);
    } finally {
      next.release();
    }
  }
}

/**
 * Puts the content in place in one step; false when `move` finds a file there and doesn't replace it.
 * @type {(file: string, content: string, move: (from: string, to: string) => void) => boolean}
 */
function placed(file, content, move) {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, content, { flag: "wx", mode: 0o600, flush: true });
  try {
    move(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** @type {(file: string, content: string) => { release: () => void }} */
const held = (file, content) => ({
  release: () => contentOf(file) === content && fs.rmSync(file, { force: true }),
});

/**
 * Frees the lock at the end of the process too, and touches it regularly, for those who can't see our processes.
 * @type {(file: string, release: () => void) => { release: () => void }}
 */
function keepAlive(file, release) {
  const timer = setInterval(() => touch(file), BEAT).unref();
  const releaseAll = () => {
    clearInterval(timer);
    process.off("exit", releaseAll);
    release();
  };
  process.on("exit", releaseAll);
  return { release: releaseAll };
}

/** @type {(file: string) => void} */
function touch(file) {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch (error) {
    if (error.code !== "ENOENT") console.error(`The lock ${file} can't be touched: ${error.code}`);
  }
}

// Whether an owner that we can't see touches its lock: at once if that was long ago, else by watching it.
/** @type {(file: string) => Promise<boolean>} */
async function beats(file) {
  const first = touchedAt(file);
  if (Date.now() - first > SILENCE) return false;
  for (let waited = 0; waited < SILENCE; waited += 500) {
    await pause(500);
    if (touchedAt(file) !== first) return true;
  }
  return false;
}

/** @type {(file: string) => number} */
const touchedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @type {(file: string) => string | undefined} */
function contentOf(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

// Undefined for what no living process can have left: locks appear whole, so only a power cut leaves half of one.
/** @type {(content: string) => ReturnType<typeof currentProcess> | undefined} */
function ownerIn(content) {
  try {
    const { pid, started, world } = /** @type {Record<string, unknown>} */ (JSON.parse(content));
    const isOwner = typeof pid === "number" && typeof started === "string" && typeof world === "string";
    return isOwner ? { pid, started, world } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process still runs; undefined where that can't be told, because it belongs to another system or container.
 * @type {(owner: ReturnType<typeof currentProcess>) => boolean | undefined}
 */
function isRunning({ pid, started, world }) {
  if (world !== pidNamespace()) return undefined;
  const now = startOf(pid);
  return now === started || now === "hidden";
}

/** The running system and its pid namespace: a pid means nothing in another one. */
function pidNamespace() {
  try {
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${fs.readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return process.platform;
  }
}

/**
 * When the process started; undefined when there is none, "hidden" when there is one of which we may know no more.
 * @type {(pid: number) => string | undefined}
 */
function startOf(pid) {
  if (!fs.existsSync("/proc/self/stat")) return startByPs(pid);
  try {
    // The command, second field, may contain blanks and brackets. A zombie (Z) has ended already.
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return ["Z", "X"].includes(fields[0] ?? "") ? undefined : fields[19];
  } catch {
    // Other users' processes are invisible in a /proc mounted with hidepid.
    return userOf(pid) === "another" ? "hidden" : undefined;
  }
}

/**
 * Whose the process is, if there is one: signal 0 does nothing but ask, and is refused for another user's.
 * @type {(pid: number) => "us" | "another" | undefined}
 */
function userOf(pid) {
  try {
    process.kill(pid, 0);
    return "us";
  } catch (error) {
    return error.code === "EPERM" ? "another" : undefined;
  }
}

/** @type {(pid: number) => string | undefined} */
function startByPs(pid) {
  try {
    const ps = ["LC_ALL=C", "ps", "-o", "lstart=", "-p", String(pid)];
    return execFileSync("env", ps, { encoding: "utf8" }).trim() || undefined;
  } catch (error) {
    // Without ps the pid alone has to tell.
    return error.code === "ENOENT" && userOf(pid) ? "unknown" : undefined;
  }
}
