// Keeps two builds of one folder apart: the second waits, and then usually finds that there is nothing left to do.
import fs from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** A process by its pid and, where the system tells it, its start: pids are used again. */
function identity(pid) {
  try {
    const stat = fs
      .readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return stat[0] === "Z" ? undefined : `${pid} ${stat[19]}`;
  } catch {
    return fs.existsSync("/proc/self") || !exists(pid) ? undefined : `${pid}`;
  }
}

function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Puts our file in place whole; false when there is one. */
function place(file) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, identity(process.pid));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Runs the work while holding the lock file, waiting for its owner as long as that one lives. */
export async function withBuildLock(file, work) {
  for (let told = false; !place(file); ) {
    const owner = read(file);
    if (owner === undefined) continue;
    if (identity(Number.parseInt(owner, 10)) !== owner) {
      // Two who find the same dead owner may both get here; the framework's own lock then refuses the second build.
      fs.rmSync(file, { force: true });
      continue;
    }
    if (!told)
      console.log(`Waiting for another process (pid ${owner.split(" ")[0]}) that installs or builds …`);
    told = true;
    await pause(300);
  }
  try {
    await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
