import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An account that `prepare.ts` inserted into the test database before the server started. */
export interface ReadyAccount {
  id: number;
  email: string;
}
/** By username. */
type ReadyAccounts = Record<string, ReadyAccount[]>;

/** The usernames of the fixtures, and how many accounts of each are inserted: one a test, with some to spare. Where none is left, `signUp` makes one. */
export const READY_NAMES = ["Maren", "Adair", "Tobias", "Ysolt", "Sable"];
export const READY_EACH = 1200;

/** The path of the JSON file of these accounts, in the folder of the server's log; undefined outside a test run. */
export const readyFile = (): string | undefined => {
  const log = process.env["E2E_LOG"];
  return log && path.join(path.dirname(log), "accounts.json");
};

/** How many accounts a worker process reserves at a time. */
const BLOCK = 20;
let accounts: ReadyAccounts | undefined;
const blocks = new Map<string, ReadyAccount[]>();

/** Reserves the next block of accounts for this worker. `mkdir` is the lock: of several processes one alone creates the folder. */
const nextBlock = (file: string, name: string): ReadyAccount[] => {
  accounts ??= existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ReadyAccounts) : {};
  const all = accounts[name] ?? [];
  for (let from = 0; from < all.length; from += BLOCK) {
    try {
      mkdirSync(`${file}-${name}-${from}`);
      return all.slice(from, from + BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return [];
};

/** An unused account of the shared test server, given to no other test; undefined on another server, and where none of this name is left. */
export const takeReadyAccount = (baseURL: string, name: string): ReadyAccount | undefined => {
  const file = readyFile();
  if (!file || new URL(baseURL).port !== process.env["E2E_PORT"]) return undefined;
  let block = blocks.get(name) ?? [];
  if (block.length === 0) {
    block = nextBlock(file, name);
    blocks.set(name, block);
  }
  return block.shift();
};
