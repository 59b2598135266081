/**
 * Why Tomekeeper can't start or run a command: sentences for the operator, who sees the message alone, never a stack.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** System calls of PGlite, which is compiled to WebAssembly, fail with numbers in an object that is no Error. */
const WASI: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  22: "EFBIG",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};
const isErrno = (error: unknown): error is { errno: number } =>
  typeof error === "object" && error !== null && "errno" in error && typeof error.errno === "number";

/** The code of a failed system call (`EACCES`, `EROFS`, …), or of a failed query; "" when it has none. */
export function codeOf(error: unknown): string {
  if (error instanceof Error) return "code" in error && typeof error.code === "string" ? error.code : "";
  return isErrno(error) ? (WASI[error.errno] ?? "") : "";
}

/** Whether a file found no room, on the disk or by a quota. */
export const isFull = (code: string): boolean => ["ENOSPC", "EDQUOT", "EFBIG"].includes(code);
const unwritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"];

/** Under a mount that can't be written, folders made with their parents fail as if the mount weren't there. */
const isUnmade = (error: unknown): boolean =>
  codeOf(error) === "ENOENT" && error instanceof Error && "syscall" in error && error.syscall === "mkdir";

/** What to throw for a failure in the data folder: a refusal if files can't be made or changed there, else the error itself. */
export function folderFailure(dataDir: string, error: unknown): unknown {
  const code = codeOf(error);
  if (isFull(code))
    return new Refusal(
      `The data folder ${dataDir} has no room left (${code}): make room there, or set DATA_DIR to a folder on another disk.`,
    );
  if (!unwritable.includes(code) && !isUnmade(error)) return error;
  return new Refusal(
    `The data folder ${dataDir} can't be written (${code}): make it a folder that this user may write, or set DATA_DIR to another one.`,
  );
}
