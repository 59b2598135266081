import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "../support/cast";
import { askEncoded } from "../support/ask-encoded";

/** One of each kind that the page of /login needs. */
const filesOf = async (site: string) => {
  const html = await (await fetch(`${site}/login`)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[0] ?? "nothing";
  return [
    { file: first(/\/_next\/static\/[^"]+\.js(?=")/), type: /^(?:text|application)\/javascript$/ },
    { file: first(/\/_next\/static\/[^"]+\.css(?=")/), type: /^text\/css$/ },
    { file: first(/\/_next\/static\/[^"]+\.svg(?=#)/), type: /^image\/svg\+xml$/ },
  ];
};

test("scripts, styles and drawings are sent in the encoding that a browser takes, and kept", async ({
  site,
}) => {
  for (const { file, type } of await filesOf(site)) {
    const plain = await askEncoded(site + file, "identity");
    const gzip = await askEncoded(site + file, "gzip, deflate");
    const brotli = await askEncoded(site + file, "gzip, deflate, br, zstd");
    const unwanted = await askEncoded(site + file, "gzip, br;q=0");
    expect(
      [plain, gzip, brotli, unwanted].map(({ encoding }) => encoding),
      file,
    ).toEqual([undefined, "gzip", "br", "gzip"]);
    for (const answer of [plain, gzip, brotli, unwanted]) {
      expect(answer.status, file).toBe(200);
      expect(answer.type, file).toMatch(type);
      expect(answer.vary, file).toMatch(/accept-encoding/i);
      expect(answer.kept, file).toMatch(/max-age=31536000, immutable/);
    }
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
  }
});

test("scripts that a browser compiles in the background ask for it, and short ones don't", async ({
  site,
}) => {
  const html = await (await fetch(`${site}/login`)).text();
  const files = new Set(Array.from(html.matchAll(/\/_next\/static\/[^"\\]+\.js/g), ([file]) => file));
  const scripts = await Promise.all(
    [...files].map(async (file) => (await askEncoded(site + file, "identity")).body.toString()),
  );
  const isHinted = (script: string) => script.startsWith("//# allFunctionsCalledOnLoad\n");
  expect(scripts.filter(isHinted).length).toBeGreaterThan(2);
  for (const script of scripts) expect(isHinted(script)).toBe(script.length >= 30 * 1024);
});

test("faces are kept for good", async ({ site }) => {
  const html = await (await fetch(`${site}/login`)).text();
  const sheets = [...html.matchAll(/\/_next\/static\/[^"]+\.css(?=")/g)].map(([address]) => site + address);
  const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  const faces = [...styles.join("").matchAll(/url\("?\.\.\/(media\/[^")]+\.woff2)/g)].map(([, name]) => name);
  expect(faces.length).toBeGreaterThan(4);
  for (const face of faces)
    expect((await askEncoded(`${site}/_next/static/${face}`, "identity")).kept).toBe(
      "public, max-age=31536000, immutable",
    );
});

test("a page is the same in every encoding that a browser takes", async ({ site }) => {
  const plain = await askEncoded(`${site}/login`, "identity");
  const gzip = await askEncoded(`${site}/login`, "gzip, deflate");
  const brotli = await askEncoded(`${site}/login`, "gzip, deflate, br, zstd");
  expect([plain, gzip, brotli].map(({ encoding }) => encoding)).toEqual([undefined, "gzip", "br"]);
  const read = (html: Buffer) => html.toString().replaceAll(/nonce="[^"]+"|"nonce\\*":\\*"[^"\\]+/g, "");
  const texts = [read(plain.body), read(gunzipSync(gzip.body)), read(brotliDecompressSync(brotli.body))];
  expect(texts[0]).toMatch(/<style >[^<]+<\/style>.*<\/html>$/s);
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
  for (const answer of [plain, gzip, brotli]) expect(answer.vary).toMatch(/accept-encoding/i);
});
