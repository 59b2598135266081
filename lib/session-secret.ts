import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codeOf, folderFailure, Refusal } from "./refusal";

/**
 * The secret that signs the sessions, made once and kept in the data folder, readable by its owner only.
 * It is written whole under another name and then linked, so that of two processes that start at once both read the same one.
 */
export function sessionSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  try {
    return read(file) ?? create(file);
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

function read(file: string): string | undefined {
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret === "")
      throw new Refusal(`The file ${file} is empty: restore it, or remove it to sign everybody out.`);
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function create(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const others = codeOf(error) === "EEXIST" ? read(file) : undefined;
    if (others === undefined) throw error;
    return others;
  } finally {
    rmSync(draft, { force: true });
  }
}
