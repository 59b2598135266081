import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "../support/cast";

interface Answer {
  status: number | undefined;
  encoding: string | undefined;
  type: string | undefined;
  vary: string | undefined;
  kept: string | undefined;
  /** As it was sent. */
  body: Buffer;
}

/** As `fetch` doesn't: with just this list of encodings, and without reading them. */
const ask = (url: string, encodings: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { headers: { "accept-encoding": encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status, headers } = response;
        resolve({
          status,
          encoding: headers["content-encoding"],
          type: headers["content-type"]?.split(";")[0],
          vary: headers.vary,
          kept: headers["cache-control"],
          body: Buffer.concat(parts),
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });

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
    const plain = await ask(site + file, "identity");
    const gzip = await ask(site + file, "gzip, deflate");
    const brotli = await ask(site + file, "gzip, deflate, br, zstd");
    const unwanted = await ask(site + file, "gzip, br;q=0");
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
