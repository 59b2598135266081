// `npm run build`: the production build, with a Brotli copy beside each of its files that compress well. The framework's server
// compresses at every request, and with gzip only: an eighth more bytes, and time of the processor. Hosts with a network of their own
// that compresses (Vercel) need no copies.
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root, run } from "./run.mjs";

const compress = promisify(brotliCompress);
const folder = path.join(root, ".next/static");
const compressible = /\.(js|css|svg)$/;

async function writeCopy(file) {
  const content = await fs.promises.readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await fs.promises.writeFile(`${file}.br`, await compress(content, { params }));
}

/** Builds, and throws an error with a sentence when that fails. */
export async function build() {
  const copies = !process.env.VERCEL;
  await run("next", ["build"], "The build failed");
  if (!copies) return;
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(files.map((name) => writeCopy(path.join(folder, name))));
}

if (process.argv[1] === import.meta.filename)
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = error.exitCode ?? 1;
  });
