// `npm run bench:live`: how soon a change is drawn by six browsers, what five hundred streams cost, and what clients do that never read.
import { option } from "../option";
import { measureBrowsers } from "./browsers";
import { measureStalled, measureStreams } from "./streams";

const CHANGES = option("changes", 200);
const STREAMS = option("streams", 500);
const STALLED = option("stalled", 50);

const at = (latencies: readonly number[], part: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? Number.NaN;
const figures = (latencies: readonly number[]) =>
  `p50 ${at(latencies, 0.5)} ms, p95 ${at(latencies, 0.95)} ms, longest ${at(latencies, 1)} ms`;

for (const [kind, instances] of [
  ["embedded", 1],
  ["PostgreSQL", 1],
  ["PostgreSQL", 2],
] as const) {
  if (CHANGES === 0) break;
  const latencies = await measureBrowsers(kind, instances, CHANGES);
  console.log(
    `6 browsers, ${CHANGES} changes, ${instances} on ${kind}, sent to drawn: ${figures(latencies)}`,
  );
}
if (STREAMS > 0) {
  const { memory, alone, idle, busy, perSecond, after } = await measureStreams(STREAMS);
  console.log(`${STREAMS} streams: ${memory.toFixed(0)} MB, ${idle.toFixed(2)} % of a processor idle`);
  console.log(`  without any: ${alone.toFixed(2)} %`);
  console.log(`  at ${perSecond.toFixed(1)} changes a second: ${busy.toFixed(1)} %, ${after.toFixed(0)} MB`);
}
if (STALLED > 0) {
  const { latencies, memory, missed } = await measureStalled(STALLED);
  console.log(`Beside ${STALLED} who never read, sent to heard: ${figures(latencies)}`);
  console.log(`  ${missed} missed, ${memory.toFixed(0)} MB more after it`);
}
process.exit(0);
