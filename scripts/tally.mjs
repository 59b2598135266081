// Runs the tests' programs one after another and adds up what they counted.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ended, start } from "./run.mjs";

const counters = {
  vitest: ({ numPassedTests, numTotalTests }) => [numPassedTests, numTotalTests - numPassedTests],
  // A test that was never run is no test that passed; one that passed at the second try did, and the list names it.
  playwright: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected + stats.skipped],
};

/** Runs one program, which writes its report where the variable or the option says; answers how many passed and failed. */
async function count(program, args, env) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tomekeeper-report-"));
  const file = path.join(folder, "report.json");
  try {
    const options = { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env };
    const all = program === "vitest" ? [...args, `--outputFile.json=${file}`] : args;
    const exitCode = await ended(start(program, all, { env: options }));
    const [passed, failed] = fs.existsSync(file)
      ? counters[program](JSON.parse(fs.readFileSync(file, "utf8")))
      : [0, 0];
    // What fails outside of any test, such as a file that can't be read, counts as one.
    return [passed, failed === 0 && exitCode !== 0 ? 1 : failed];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const unitTests = ["vitest", ["run", "--reporter=default", "--reporter=json"]];
export const browserTests = (...projects) => [
  "playwright",
  [
    "test",
    "-c",
    "e2e/playwright.config.ts",
    "--reporter=list,json",
    ...projects.map((name) => `--project=${name}`),
  ],
];

/** Runs the programs, prints the sums in a line of its own, and answers the exit code. */
export async function tally(programs, env = {}) {
  let passed = 0;
  let failed = 0;
  for (const [program, args] of programs) {
    const [more, worse] = await count(program, args, env);
    passed += more;
    failed += worse;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
