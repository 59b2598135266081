// Writes the pictures of app/icon.svg that browsers and home screens want: `node scripts/app-icons.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const here = (name) => new URL(`../${name}`, import.meta.url);
const mark = readFileSync(here("app/icon.svg"));
const DESK = "#1f150d";

/** The mark in the middle of a square; `share` of its side, on the desk where `ground` says so. */
async function square(side, share, ground) {
  const inner = Math.round(side * share);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  const background = ground ? DESK : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file with one picture in it, as PNG. */
function ico(png, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(here("public/icons"), { recursive: true });
writeFileSync(here("app/favicon.ico"), ico(await square(32, 1, false), 32));
writeFileSync(here("app/apple-icon.png"), await square(180, 0.78, true));
writeFileSync(here("public/icons/192.png"), await square(192, 0.96, false));
writeFileSync(here("public/icons/512.png"), await square(512, 0.96, false));
// What a home screen cuts to its own shape: the mark stays inside the safe circle.
writeFileSync(here("public/icons/maskable.png"), await square(512, 0.62, true));
