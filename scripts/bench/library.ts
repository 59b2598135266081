// npm run bench:library: what the library costs in memory once each kind was looked at, how long reading them takes, and a search.
import { findInLibrary, searchLibrary } from "@/lib/library/library";
import { LIBRARY_KINDS } from "@/lib/model/library";

const ROUNDS = 100;
const TYPED = ["g", "go", "gob", "goblin", "dragon breath", "legendary resistance", "xyzzy", "the", "fire"];

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const before = heap();
const opened = performance.now();
for (const kind of LIBRARY_KINDS) await searchLibrary(kind, {});
const reading = performance.now() - opened;
const grown = heap() - before;

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const query of TYPED)
    for (const kind of ["monsters", "spells", "items"] as const) {
      const started = performance.now();
      await searchLibrary(kind, { query });
      times.push(performance.now() - started);
    }
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
await findInLibrary("monsters", "goblin");
console.log(
  `memory ${grown.toFixed(1)} MB, read in ${reading.toFixed(0)} ms, a search ${at(0.5)} ms (p50), ${at(0.95)} ms (p95), ${times.length} searches`,
);
