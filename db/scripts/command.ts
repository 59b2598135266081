import { loadEnvFiles } from "@/lib/env-files";
import { Refusal } from "@/lib/refusal";

/** Runs an operator's command: prints the sentence it ends with, or the one it is refused with, and sets the exit code. */
export async function command(run: () => Promise<string>): Promise<void> {
  try {
    loadEnvFiles();
    console.log(await run());
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
