import { request as sendRaw } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { startAppServer } from "../support/app-server";
import { askEncoded } from "../support/ask-encoded";
import { join, test } from "../support/cast";

/** The framework's router adds this to every answer of its own. */
const ROUTED = /\brsc\b/;

test("calls are answered before the framework's router, and what no route file has by the framework", async ({
  request,
}) => {
  const vary = async (address: string, method = "GET") =>
    (await request.fetch(address, { method })).headers()["vary"] ?? "";
  for (const address of ["/api/health", "/api/campaigns/my", "/api/characters/7", "/api/users/me?x=%20"])
    expect(await vary(address), address).not.toMatch(ROUTED);
  expect(await vary("/api/health", "DELETE")).not.toMatch(ROUTED);
  for (const address of ["/api/no-such-address", "/api/auth/session", "/login"])
    expect(await vary(address), address).toMatch(ROUTED);
});

/**
 * The answer to a path as it is written, which `fetch` would put right first. A page has no text here, since its nonce and
 * the address in it differ at each asking.
 */
const askRaw = (site: string, path: string, token: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(site);
      sendRaw({ hostname, port, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += String(chunk);
        });
        answer.on("end", () =>
          resolve({
            status: answer.statusCode,
            location: answer.headers.location,
            text: answer.headers["content-type"]?.startsWith("text/html") ? "a page" : text,
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );

test("both doors read a path in the same way, however it is written", async ({ site }) => {
  test.setTimeout(120_000);
  const other = await startAppServer({ API_FAST_PATH: "off" });
  try {
    const doors = await Promise.all([site, other.address].map((door) => join(door, "Maren")));
    for (const path of [
      "/api/library/monsters/goblin",
      "/api/library/monsters/gobl%69n",
      "/api/library/monst%65rs/goblin",
      "/api%2Flibrary/monsters/goblin",
      "/api/library\\monsters\\goblin",
      "/api/library/monsters/./goblin",
      "/api/library/spells/../monsters/goblin",
      "/api/library/monsters/..",
      "/api/library/monsters/%2e%2e",
      "/api/library/monsters/goblin/",
      "/api/library//monsters/goblin",
      "/api/characters/%31",
      "/api/characters/1%20",
      "/api/characters/%",
      "/api/characters/%ff",
      "/api/characters/1%00",
      "/api/characters/%C3%A9",
    ]) {
      const answers = await Promise.all(
        doors.map(({ token }, index) => askRaw(index === 0 ? site : other.address, path, token)),
      );
      expect([path, answers[0]]).toEqual([path, answers[1]]);
    }
  } finally {
    await other.remove();
  }
});

test("a long answer is compressed for whoever takes it, and the same for whoever doesn't", async ({
  request,
  site,
}) => {
  const { token } = await join(site, "Maren");
  const take = (encodings: string) =>
    askEncoded(`${site}/api/library/monsters`, encodings, { authorization: `Bearer ${token}` });
  const plain = await take("gzip;q=0, br");
  const packed = await take("br, gzip");
  expect([plain.encoding, packed.encoding]).toEqual([undefined, "gzip"]);
  expect(plain.vary).toMatch(/accept-encoding/i);
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  const head = await request.fetch("/api/health", { method: "HEAD" });
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

test("a connection outlives a call whose body nobody read", async ({ site }) => {
  const socket = connect(Number(new URL(site).port), "localhost");
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  const body = "x".repeat(300_000);
  const call = `PUT /api/users/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  socket.write(call + call);
  const answers = () =>
    Buffer.concat(parts)
      .toString()
      .match(/HTTP\/1\.1 \d+/g) ?? [];
  await expect.poll(() => answers().length).toBe(2);
  expect(new Set(answers())).toEqual(new Set(["HTTP/1.1 401"]));
  socket.destroy();
});

test("an answer that is broken off is logged without its path, which may hold the token of a calendar", async () => {
  const server = await startAppServer({ LOG_LEVEL: "debug" });
  try {
    const { send } = await join(server.address, "Wren");
    const { url } = (await send("POST", "/api/users/me/calendar")).json() as { url: string };
    const { pathname } = new URL(url);
    // The server may have answered before it hears of the end.
    const breakOff = () => {
      const socket = connect(Number(new URL(server.address).port), "localhost");
      // The last one may still be on its way to a server that has ended.
      socket.on("error", () => socket.destroy());
      socket.end(`GET ${pathname} HTTP/1.1\r\nhost: x\r\n\r\n`, () => socket.destroy());
      return server.said;
    };
    await expect.poll(breakOff).toContain("answer broken off");
    expect(server.said).toContain("/calendar/[token]/");
    expect(server.said).not.toContain(pathname);
  } finally {
    await server.remove();
  }
});
