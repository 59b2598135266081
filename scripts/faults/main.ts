import { admissionCases } from "./admission";
import { type Case, tried } from "./case";
import { databaseCases } from "./database";
import { liveCases } from "./live";
import { migrationCases } from "./migration";
import { processCases } from "./process";
import { storageCases } from "./storage";

// npm run test:faults [-- words of the names]: what happens when something that the product relies on fails. Everything is on
// 127.0.0.1, in folders and databases of its own; TEST_POSTGRES_URL names the PostgreSQL server, FAULTS_KILLS how often kill -9.

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ name }: Case) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word));
const cases = [
  ...databaseCases,
  ...admissionCases,
  ...storageCases,
  ...processCases,
  ...migrationCases,
  ...liveCases,
].filter(isWanted);

let good = 0;
let bad = 0;
for (const one of cases) {
  const { name, result, seconds, seen } = await tried(one);
  if (result === "ok") good += 1;
  if (result === "failed") bad += 1;
  console.log(`${result.padEnd(8)}${name.padEnd(58)}${seconds.toFixed(1).padStart(6)} s  ${seen}`);
}
const left = cases.length - good - bad;
console.log(`\n${good} of ${cases.length} faults ended as they should${left > 0 ? `; ${left} not run` : ""}`);
// What was not run counts as neither here nor there for the exit code, and is named above.
console.log(`${good} passed, ${cases.length - good} failed`);
process.exit(bad === 0 && good > 0 ? 0 : 1);
