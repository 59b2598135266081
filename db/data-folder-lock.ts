import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Lock, takeLock } from "@/lib/process-lock.mjs";
import { folderFailure, Refusal } from "@/lib/refusal";

/**
 * Takes the data folder for this process until `release` or its end. The embedded database has no lock of its own: two processes
 * on one folder would silently lose committed rows.
 * @throws Refusal when another living process has it, or when the folder can't be written
 */
export async function lockDataFolder(dataDir: string): Promise<Lock> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const taken = await takeLock(path.join(dataDir, "lock"));
    if ("release" in taken) return taken;
    throw new Refusal(
      `The data folder ${dataDir} is in use by another process (pid ${taken.pid}): stop that one first, or set DATA_DIR to another folder.`,
    );
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}
