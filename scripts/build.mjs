// `npm run build`: the production build, with a compile hint at the top of its larger scripts and a Brotli copy beside each of its files
// that compress well. The framework's server compresses at every request, and with gzip only: an eighth more bytes, and time of the
// processor. Hosts with a network of their own that compresses (Vercel) need no copies.
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root, run } from "./run.mjs";

const compress = promisify(brotliCompress);
const folder = path.join(root, ".next/static");
const compressible = /\.(js|css|svg)$/;

/**
 * V8's explicit compile hint (Chrome 136 and later; a comment to others): all functions of the script are compiled at once, in the
 * background while it arrives, and not one by one on the main thread when a page is hydrated.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";
/** Bytes. Chromium compiles no shorter script in the background, where the hint would cost the main thread what it is to spare. */
const SHORTEST_HINTED = 30 * 1024;

async function addCompileHint(file) {
  const content = await fs.promises.readFile(file, "utf8");
  if (content.length >= SHORTEST_HINTED && !content.startsWith(COMPILE_HINT))
    await fs.promises.writeFile(file, COMPILE_HINT + content);
}

async function writeCopy(file) {
  const content = await fs.promises.readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await fs.promises.writeFile(`${file}.br`, await compress(content, { params }));
}

/** Builds, and throws an error with a sentence when that fails. */
export async function build() {
  const copies = !process.env.VERCEL;
  await run("next", ["build"], "The build failed");
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => compressible.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(files.filter((file) => file.endsWith(".js")).map(addCompileHint));
  if (copies) await Promise.all(files.map(writeCopy));
}

if (process.argv[1] === import.meta.filename)
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = error.exitCode ?? 1;
  });
