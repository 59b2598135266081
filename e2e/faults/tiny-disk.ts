import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Later } from "./fixtures";

/** A disk of so many megabytes, in memory. @throws where only root may mount one */
export function tinyDisk(megabytes: number, later: Later): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-disk-"));
  later(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    throw new Error("This test mounts a disk of its own, which only root may do");
  }
  later(() => execFileSync("umount", ["--lazy", folder], { stdio: "ignore" }));
  return folder;
}

/** Fills the disk to the last byte; answers how to free it again. */
export function fill(folder: string): () => void {
  const file = path.join(folder, "ballast");
  const handle = openSync(file, "w");
  try {
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size, 1);
      while (statfsSync(folder).bavail * statfsSync(folder).bsize >= size) writeSync(handle, block);
    }
  } finally {
    closeSync(handle);
  }
  return () => rmSync(file, { force: true });
}

/** Mounts the disk anew so that nothing may be written on it. */
export const makeReadOnly = (folder: string) =>
  execFileSync("mount", ["-o", "remount,ro", folder], { stdio: "ignore" });
