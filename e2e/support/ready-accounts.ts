import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An account of the test database that nobody has used. */
export interface ReadyAccount {
  id: number;
  email: string;
}
/** By their names. */
type ReadyAccounts = Record<string, ReadyAccount[]>;

/** Who sits at nearly every table, and how many of each: one a test, with some to spare. Where they are used up, people sign up. */
export const READY_NAMES = ["Maren", "Adair", "Tobias", "Ysolt", "Sable"];
export const READY_EACH = 1200;

/** Where `prepare.ts` writes them down, beside the server's lines; undefined outside a run of the tests. */
export const readyFile = (): string | undefined => {
  const log = process.env["E2E_LOG"];
  return log && path.join(path.dirname(log), "accounts.json");
};

/** So many a worker sets aside at a time. */
const BLOCK = 20;
let accounts: ReadyAccounts | undefined;
const blocks = new Map<string, ReadyAccount[]>();

/** Sets the next ones of a name aside for this worker: the folder that stands for them can be made by one alone. */
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

/** An account of the server that all tests share that no other test gets; undefined where there is none of this name. */
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
