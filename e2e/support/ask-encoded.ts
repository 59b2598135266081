import { request } from "node:http";

interface EncodedAnswer {
  status: number | undefined;
  encoding: string | undefined;
  type: string | undefined;
  vary: string | undefined;
  kept: string | undefined;
  /** As it was sent. */
  body: Buffer;
}

/** As `fetch` doesn't: with just this list of encodings, and without reading them. */
export const askEncoded = (url: string, encodings: string, others: Record<string, string> = {}) =>
  new Promise<EncodedAnswer>((resolve, reject) => {
    const sent = request(url, { headers: { ...others, "accept-encoding": encodings } }, (response) => {
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
