/**
 * Why Tomekeeper can't start or run a command: sentences for the operator, who sees the message alone, never a stack.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The code of a failed system call (`EACCES`, `EROFS`, …), or of a failed query; "" when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

const unwritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "EDQUOT"];

/** Under a mount that can't be written, folders made with their parents fail as if the mount weren't there. */
const isUnmade = (error: unknown): boolean =>
  codeOf(error) === "ENOENT" && error instanceof Error && "syscall" in error && error.syscall === "mkdir";

/** What to throw for a failure in the data folder: a refusal if files can't be made or changed there, else the error itself. */
export function folderFailure(dataDir: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!unwritable.includes(code) && !isUnmade(error)) return error;
  return new Refusal(
    `The data folder ${dataDir} can't be written (${code}): make it a folder that this user may write, or set DATA_DIR to another one.`,
  );
}
