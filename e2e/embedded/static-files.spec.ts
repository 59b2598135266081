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
