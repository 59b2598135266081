import { existsSync } from "node:fs";

/**
 * Reads the files that the framework reads too, for processes that it doesn't start; the real environment has
 * precedence, then the first file that names a variable.
 */
export function loadEnvFiles(): void {
  const mode = process.env["NODE_ENV"] ?? "development";
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"])
    if (existsSync(file)) process.loadEnvFile(file);
}
