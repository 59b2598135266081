import { isDatabaseAway } from "@/db/away";
import { sqlState } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { isFull, Refusal } from "@/lib/refusal";
import { describeError } from "@/lib/server/process/describe-error";
import { loadEnvFiles } from "@/scripts/env-files.mjs";

/** Runs an operator's command: prints the sentence it ends with, or the one it is refused with, and sets the exit code. */
export async function command(run: () => Promise<string>): Promise<void> {
  try {
    loadEnvFiles();
    console.log(await run());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

const NO_TABLES = "42P01";
const HELD = "55P03";
const NOT_ALLOWED = "42501";

/** What a file is called while it is written. */
const PART = /\.\d+\.part$/;
const isOfFile = (error: Error): error is NodeJS.ErrnoException & { path: string } =>
  "path" in error && typeof error.path === "string";

/** What went wrong, for the operator; never the values of a query, nor a stack unless nobody foresaw the failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof Failure) return error.message;
  const state = sqlState(error) ?? "";
  if (isDatabaseAway(error))
    return `The database can't be used (${state || "no answer"}): check that it runs and that DATABASE_URL names its host, database, user and password.`;
  if (state === NO_TABLES) return "The database has no tables of Tomekeeper yet: run npm run migrate first.";
  if (state === HELD)
    return "Another program holds tables of the database (55P03): wait for its end, such as a backup's, or end it, and start again.";
  if (state === NOT_ALLOWED)
    return "The user that DATABASE_URL names may not do this in its database (42501): give it the right to create there, or name another one.";
  if (error instanceof Error && isOfFile(error)) {
    const file = error.path.replace(PART, "");
    return isFull(error.code ?? "")
      ? `There is no room for ${file} (${error.code}): make room there, or name another place.`
      : `${file} can't be read or written (${error.code}): name a place that is there and that this user may use.`;
  }
  return `This failed in a way that nobody foresaw: ${JSON.stringify(describeError(error), null, 2)}`;
}
