import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { codeOf } from "@/lib/refusal";

/** A process for ever: pids are used again, by a restarted container even at once, but never with the same start. */
export type ProcessIdentity = {
  pid: number;
  /** When it started, in a unit of its system: comparable for equality only. */
  started: string;
  /** The running system and its pid namespace: a pid means nothing in another one. */
  world: string;
};

/** The identity of this process. */
export function ourselves(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? "unknown", world: ourWorld() };
}

/** Whether the process still runs; undefined where that can't be told, because it belongs to another system or container. */
export function isRunning({ pid, started, world }: ProcessIdentity): boolean | undefined {
  if (world !== ourWorld()) return undefined;
  const now = startOf(pid);
  return now === started || now === "hidden";
}

function ourWorld(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return process.platform;
  }
}

/** When the process started; undefined when there is none, "hidden" when there is one of which we may know no more. */
function startOf(pid: number): string | undefined {
  if (!existsSync("/proc/self/stat")) return startByPs(pid);
  try {
    // The command, second field, may contain blanks and brackets. A zombie (Z) has ended already.
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return state === "Z" || state === "X" ? undefined : rest[18];
  } catch {
    // Other users' processes are invisible in a /proc mounted with hidepid.
    return ownerOf(pid) === "another" ? "hidden" : undefined;
  }
}

/** Whose the process is, if there is one: signal 0 does nothing but ask, and is refused for another user's. */
function ownerOf(pid: number): "us" | "another" | undefined {
  try {
    process.kill(pid, 0);
    return "us";
  } catch (error) {
    return codeOf(error) === "EPERM" ? "another" : undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const ps = ["LC_ALL=C", "ps", "-o", "lstart=", "-p", String(pid)];
    return execFileSync("env", ps, { encoding: "utf8" }).trim() || undefined;
  } catch (error) {
    // Without ps the pid alone has to tell.
    return codeOf(error) === "ENOENT" && ownerOf(pid) ? "unknown" : undefined;
  }
}
