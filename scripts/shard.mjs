// `node scripts/shard.mjs 2/4 [report.json]`: prints the files of the screens' tests that are the second of four shares, which take about
// as long as each other by the times in e2e/screen-times.json. With a report of Playwright it writes those times anew first.
import fs from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const timesFile = path.join(root, "e2e/screen-times.json");
const folder = "e2e/screens";

/** Seconds that each file of a report took. */
function timesOf(report) {
  const times = {};
  const walk = (suite) => {
    for (const inner of suite.suites ?? []) walk(inner);
    for (const { file, tests } of suite.specs ?? [])
      for (const { projectName, results } of tests)
        if (projectName === "screens")
          times[path.basename(file)] =
            (times[path.basename(file)] ?? 0) +
            results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  };
  for (const suite of report.suites) walk(suite);
  return Object.fromEntries(
    Object.entries(times)
      .sort()
      .map(([file, seconds]) => [file, Math.round(seconds)]),
  );
}

/** Shares as even as they come: the longest first, each to the share that has least. A new file counts as much as the mean. */
export function sharesOf(files, times, count) {
  const known = Object.values(times);
  const mean = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  const shares = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const longestFirst = files
    .map((file) => ({ file, seconds: times[file] ?? mean }))
    .sort((one, other) => other.seconds - one.seconds || one.file.localeCompare(other.file));
  for (const { file, seconds } of longestFirst) {
    const least = shares.reduce((best, share) => (share.seconds < best.seconds ? share : best));
    least.files.push(file);
    least.seconds += seconds;
  }
  return shares.map((share) => share.files);
}

if (process.argv[1] === import.meta.filename) {
  const [which = "1/1", report] = process.argv.slice(2);
  if (report)
    fs.writeFileSync(
      timesFile,
      `${JSON.stringify(timesOf(JSON.parse(fs.readFileSync(report, "utf8"))), null, 2)}\n`,
    );
  const [at, count] = which.split("/").map(Number);
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith(".spec.ts"));
  const times = JSON.parse(fs.readFileSync(timesFile, "utf8"));
  const share = sharesOf(files, times, count)[at - 1] ?? [];
  console.log(share.map((file) => `${folder}/${String(file)}`).join(" "));
}
