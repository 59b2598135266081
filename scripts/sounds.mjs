// Writes public/sounds from formulas: `node scripts/sounds.mjs`. Mono, 16 bit, 11,025 samples a second.
import { mkdirSync, writeFileSync } from "node:fs";

const RATE = 11_025;

/** The same noise at every run. */
function noise(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state / 2 ** 31 - 1) * 0.9;
  };
}

/** Samples of `seconds`, each from its time. */
const render = (seconds, voice) =>
  Array.from({ length: Math.round(seconds * RATE) }, (_, at) => voice(at / RATE));

/** Loudness that rises to 1 at `peak` and falls with `fall` seconds. */
const swell = (time, start, peak, fall) => {
  const since = time - start;
  if (since < 0) return 0;
  return since < peak ? since / peak : Math.exp(-(since - peak) / fall);
};

/** Paper: noise whose brightness rises while the leaf moves and ends in a soft slap. */
function pageFlip() {
  const hiss = noise(7);
  let low = 0;
  let smooth = 0;
  return render(0.42, (time) => {
    const open = 0.18 + 0.5 * Math.sin(Math.PI * Math.min(1, time / 0.34));
    const grain = hiss();
    low += open * (grain - low);
    smooth += 0.06 * (low - smooth);
    const rustle = (low - smooth) * swell(time, 0, 0.16, 0.07) * (0.75 + 0.25 * Math.sin(time * 190));
    const slap = low * swell(time, 0.3, 0.008, 0.03) * 0.7;
    return rustle * 0.9 + slap;
  });
}

/** Dice: short knocks of bone on felt, quicker and softer towards the end. */
function dice() {
  const hiss = noise(23);
  const knocks = [0, 0.055, 0.1, 0.165, 0.21, 0.25, 0.3, 0.335, 0.365];
  return render(0.45, (time) =>
    knocks.reduce((sum, start, index) => {
      const loud = swell(time, start, 0.001, 0.014) * (0.85 - index * 0.07);
      const pitch = 900 + ((index * 383) % 700);
      const knock = Math.sin(2 * Math.PI * pitch * (time - start)) + 0.6 * hiss();
      return sum + (loud > 0.001 ? loud * knock * 0.5 : 0);
    }, 0),
  );
}

/** A small bell, struck once and softly: it is somebody's turn. */
function bell() {
  const tones = [
    [660, 1, 0.16],
    [1320, 0.4, 0.1],
    [1984, 0.22, 0.05],
  ];
  return render(0.44, (time) =>
    tones.reduce(
      (sum, [pitch, loud, fall]) =>
        sum + loud * swell(time, 0, 0.006, fall) * Math.sin(2 * Math.PI * pitch * time),
      0,
    ),
  );
}

/** Wax: a dull crack, and crumbs that fall on paper. */
function seal() {
  const hiss = noise(41);
  const crumbs = [0.09, 0.14, 0.2, 0.23, 0.29, 0.34];
  let low = 0;
  return render(0.42, (time) => {
    const grain = hiss();
    low += 0.3 * (grain - low);
    const crack = (low + 0.4 * Math.sin(2 * Math.PI * 170 * time)) * swell(time, 0, 0.002, 0.03);
    const falling = crumbs.reduce(
      (sum, start, index) => sum + grain * swell(time, start, 0.001, 0.006) * (0.3 - index * 0.035),
      0,
    );
    return crack + falling;
  });
}

function wav(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const data = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    data.writeInt16LE(Math.round((sample / loudest) * 29_000), at * 2);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

const folder = new URL("../public/sounds/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("page-flip.wav", folder), wav(pageFlip()));
writeFileSync(new URL("dice.wav", folder), wav(dice()));
writeFileSync(new URL("seal.wav", folder), wav(seal()));
writeFileSync(new URL("bell.wav", folder), wav(bell()));
