import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

const FOLDERS = ["lib", "components", "db", "scripts"];
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.posix.join(folder, ...name.split(path.sep))),
);
/** What puts something else in the place of a module, a global or the clock, or into the environment. */
const REPLACES =
  /\bvi\.(mock|doMock|stub\w+|spyOn|useFakeTimers|setSystemTime|resetModules)\b|\bglobalThis\b|\bprocess\.env\b/;
const replacing = tests.filter((name) => REPLACES.test(readFileSync(name, "utf8")));

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  // "server-only" resolves to an empty module under this condition, as it does in a server component.
  ssr: { resolve: { conditions: ["react-server", "node", "default"] } },
  test: {
    testTimeout: 30_000,
    env: { LOG_LEVEL: "silent", NEXTAUTH_SECRET: "only for tests, only on this machine" },
    pool: "threads",
    // By default one processor of two would rest.
    maxWorkers: "100%",
    // Loading modules takes longer than most tests: a worker keeps them from one file to the next, but where a file replaces something.
    projects: [
      {
        extends: true,
        test: { name: "plain", include: tests.filter((name) => !replacing.includes(name)), isolate: false },
      },
      { extends: true, test: { name: "replacing", include: replacing, isolate: true } },
    ],
  },
});
