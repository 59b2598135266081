import { createInterface } from "node:readline";
import { lockDataFolder } from "@/db/data-folder-lock";

// One of many processes that want the same data folder: tries at each line that it reads and says what came of it.
const [folder = ""] = process.argv.slice(2);
for await (const _ of createInterface({ input: process.stdin })) {
  const outcome = await lockDataFolder(folder).then(
    () => "held",
    (error: Error) => `refused: ${error.message}`,
  );
  console.log(outcome);
}
