import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Reads the files of the environment in a folder: those of production, unless NODE_ENV or `mode` says otherwise, since they look after what
 * `npm start` serves. The real environment has precedence, then the first file that names a variable.
 */
export function loadEnvFiles(folder = ".", mode = process.env.NODE_ENV ?? "production") {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = path.join(folder, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
