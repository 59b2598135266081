// `npm run test:stress -- [--times=5] [--busy=2] [specs]`: repeats tests beside busy processes and prints how often each one failed.
// Without specs it is the whole suite. Ends with code 1 where any failed, once in however many times.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ended, start } from "./run.mjs";

const options = process.argv.slice(2);
const valueOf = (name, usual) =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.split("=")[1] ?? usual);
const times = valueOf("times", 5);
const busy = valueOf("busy", 2);
const passed = options.filter((option) => !/^--(times|busy)=/.test(option));
if (!(times >= 1) || !(busy >= 0)) {
  console.error("Give --times as a number from 1 on, and --busy as one from 0 on.");
  process.exit(2);
}

/** Every test of a report with how often it ran and failed; a suite holds suites. */
function* testsOf(suite) {
  for (const inner of suite.suites ?? []) yield* testsOf(inner);
  for (const { title, file, line, tests } of suite.specs ?? [])
    for (const { projectName, results } of tests) {
      const ran = results.filter(({ status }) => status !== "skipped");
      yield {
        name: `[${projectName}] ${file}:${line} ${title}`,
        ran: ran.length,
        failed: ran.filter(({ status }) => status !== "passed").length,
      };
    }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tomekeeper-stress-"));
const file = path.join(folder, "report.json");
const burners = Array.from({ length: busy }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
try {
  const projects = passed.some((option) => option.startsWith("--project="))
    ? []
    : ["api", "embedded", "screens"].map((name) => `--project=${name}`);
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=dot,json", `--repeat-each=${times}`];
  await ended(
    start("playwright", [...args, "--retries=0", ...projects, ...passed], {
      env: { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  const rates = new Map();
  const report = JSON.parse(fs.readFileSync(file, "utf8"));
  for (const { name, ran, failed } of report.suites.flatMap((suite) => [...testsOf(suite)])) {
    const known = rates.get(name) ?? { ran: 0, failed: 0 };
    rates.set(name, { ran: known.ran + ran, failed: known.failed + failed });
  }
  const all = [...rates].sort(([, one], [, other]) => other.failed / other.ran - one.failed / one.ran);
  console.log(`\nBeside ${busy} busy processes, failed of all runs:`);
  for (const [name, { ran, failed }] of all) console.log(`${`${failed}`.padStart(4)} of ${ran}  ${name}`);
  const failures = all.filter(([, { failed }]) => failed > 0).length;
  console.log(`\n${all.length - failures} tests never failed, ${failures} did.`);
  process.exitCode = failures === 0 && report.errors.length === 0 ? 0 : 1;
} finally {
  for (const burner of burners) burner.kill();
  fs.rmSync(folder, { recursive: true, force: true });
}
