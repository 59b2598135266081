import { expect, test } from "vitest";
import { folderFailure, Refusal } from "./refusal";

const failure = (syscall: string) => Object.assign(new Error("missing"), { code: "ENOENT", syscall });

test("a folder that can't be made is refused as one that can't be written, also where its parents seem to be missing", () => {
  // What Node.js says of a folder under a read-only mount.
  expect(folderFailure("/mnt/data", failure("mkdir"))).toEqual(
    new Refusal(
      "The data folder /mnt/data can't be written (ENOENT): make it a folder that this user may write, or set DATA_DIR to another one.",
    ),
  );
});

test("another file that is missing is no failure of the data folder", () => {
  const error = failure("open");
  expect(folderFailure("/mnt/data", error)).toBe(error);
});

test("a full disk is no matter of rights, also where PGlite meets it", () => {
  const full = { name: "ErrnoError", errno: 51 };
  for (const error of [full, Object.assign(new Error("no space left"), { code: "ENOSPC" })])
    expect(folderFailure("/mnt/data", error)).toEqual(
      new Refusal(
        "The data folder /mnt/data has no room left (ENOSPC): make room there, or set DATA_DIR to a folder on another disk.",
      ),
    );
});
