// `npm run fuzz -- --n 20000 --seed 1`: sends made-up and broken requests to a server of its own and tells what it found.
import { parseArgs } from "node:util";
import { startAppServer } from "../support/app-server";
import { fuzz } from "./run";

const { values } = parseArgs({
  options: { n: { type: "string", default: "20000" }, seed: { type: "string", default: "1" } },
});
const server = await startAppServer({ LOG_LEVEL: "error" });

const started = Date.now();
const { sent, statuses, kinds, findings } = await fuzz(server.address, Number(values.n), Number(values.seed));
console.log(`${sent} requests in ${Math.round((Date.now() - started) / 1000)} s, seed ${values.seed}`);
console.table(kinds);
console.table(statuses);
for (const { what, request } of findings.slice(0, 50)) console.log(`${what}: ${request}\n`);
const failures = Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503");
console.log(
  `${failures.reduce((sum, status) => sum + (statuses[status] ?? 0), 0)} answers of 500 or above but 503, ${statuses["503"] ?? 0} of 503, ${findings.length} findings`,
);
await server.remove();
process.exit(findings.length === 0 ? 0 : 1);
