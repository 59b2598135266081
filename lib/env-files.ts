import { existsSync } from "node:fs";

/**
 * Reads the files that the framework reads too, for processes that it doesn't start: those of production, unless NODE_ENV says
 * otherwise, since they look after what `npm start` serves. The real environment has precedence, then the first file that names a
 * variable.
 */
export function loadEnvFiles(): void {
  const mode = process.env["NODE_ENV"] ?? "production";
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"])
    if (existsSync(file)) process.loadEnvFile(file);
}
