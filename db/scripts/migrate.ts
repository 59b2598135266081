import { migrateDatabase } from "@/db/migrate";
import { env } from "@/lib/env";
import { command } from "./command";

await command(async () => {
  const kind = await migrateDatabase(env());
  return `The ${kind === "embedded" ? "embedded" : "PostgreSQL"} database is up to date.`;
});
