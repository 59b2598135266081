// Bodies as clients other than browsers send them: without a length, in another encoding, with a file in the place of a text.
import { type IncomingHttpHeaders, request as sendRaw } from "node:http";
import { connect } from "node:net";
import { expect } from "@playwright/test";
import { test } from "../support/cast";

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  pieces: readonly (string | Buffer)[];
}
interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  json: unknown;
}

/** Piece by piece, with no length announced; looks for an answer when all of it is sent. */
const inPieces = (baseURL: string, { method = "POST", path, headers = {}, pieces }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = sendRaw(baseURL + path, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (piece: Buffer) => {
        text += piece.toString();
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, json: JSON.parse(text) as unknown }),
      );
    });
    request.on("error", reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });

const refusal = { error: expect.any(String) };

test("a body without an announced length is read to its end before it is refused as too large", async ({
  cast,
  site,
}) => {
  const authorization = `Bearer ${cast.creator.token}`;
  const piece = Buffer.alloc(1024 * 1024, "x");
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=seam"]) {
    const answer = await inPieces(site, {
      path: "/api/campaigns/create",
      headers: { authorization, "content-type": type },
      pieces: ["{", ...Array<Buffer>(12).fill(piece)],
    });
    expect([type, answer.status, answer.json]).toEqual([type, 413, refusal]);
  }
});

test("a body without a type is refused, and none at all is an empty one", async ({ cast, site }) => {
  const headers = { authorization: `Bearer ${cast.creator.token}` };
  const path = "/api/campaigns/create";
  const untyped = await inPieces(site, { path, headers, pieces: ['{"campaign_name":"Salt"}'] });
  expect([untyped.status, untyped.json]).toEqual([415, refusal]);
  const none = await inPieces(site, {
    path,
    headers: { ...headers, "transfer-encoding": "chunked" },
    pieces: [],
  });
  expect(none.status).toBe(400);
  expect(none.json).toMatchObject({ fields: { campaign_name: expect.any(String) } });
});

test("bytes that are no UTF-8 are refused instead of guessed at", async ({ cast, site }) => {
  const answer = await inPieces(site, {
    path: "/api/campaigns/create",
    headers: { authorization: `Bearer ${cast.creator.token}`, "content-type": "application/json" },
    pieces: ['{"campaign_name":"a', Buffer.from([0xed, 0xa0, 0x80]), 'b"}'],
  });
  expect([answer.status, answer.json]).toEqual([400, refusal]);
});

test("a text that comes as a file is refused by its name", async ({ cast, site }) => {
  const form = new FormData();
  form.set("campaign_name", "The Salt Crown");
  form.set("description", new Blob(["Every night the sea takes a street."]), "blob");
  const answer = await fetch(`${site}/api/campaigns/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${cast.creator.token}` },
    body: form,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { description: expect.any(String) } });
});

test("bodies of one person that never end leave room for those of others", async ({ cast, site }) => {
  const path = "/api/campaigns/create";
  const headersOf = ({ token }: { token: string }) => ({
    authorization: `Bearer ${token}`,
    "content-type": "multipart/form-data; boundary=seam",
  });
  const held = Array.from({ length: 6 }, () => {
    const request = sendRaw(site + path, { method: "POST", headers: headersOf(cast.creator) });
    request.on("error", () => {});
    request.write("--seam\r\n");
    return request;
  });
  const answered = held.map(
    (request) => new Promise((resolve) => request.on("response", ({ statusCode }) => resolve(statusCode))),
  );
  expect(await Promise.race(answered)).toBe(503);
  const field = 'Content-Disposition: form-data; name="campaign_name"';
  const other = await inPieces(site, {
    path,
    headers: headersOf(cast.owner),
    pieces: [`--seam\r\n${field}\r\n\r\nSalt\r\n--seam--\r\n`],
  });
  for (const request of held) request.destroy();
  expect(other.status).toBe(201);
});

test("whose session has ended is told that, whatever else is wrong", async ({ cast }) => {
  const player = await cast.standIn();
  await player.send("POST", "/api/users/logout", { everywhere: true });
  for (const [method, path] of [
    ["PUT", "/api/campaigns/abc"],
    ["GET", "/api/characters/0"],
    ["GET", "/api/campaigns/my?limit=0"],
    ["POST", "/api/campaigns/invite"],
  ] as const)
    expect([path, (await player.send(method, path, method === "GET" ? undefined : {})).status]).toEqual([
      path,
      401,
    ]);
});

const RETURNS = ["foo", "%", "http://[", "/\0", "::::", "/\u{1f701}", "javascript:1", "http://a\r\nb"];

test("next-auth refuses what it can't read, wherever it stands", async ({ site }) => {
  const post = (path: string, body: string, type = "application/json") =>
    fetch(`${site}/api/auth/${path}`, { method: "POST", headers: { "content-type": type }, body });
  const refused = [
    await post("callback/credentials", '{"password":hunter2}'),
    await post("signout", "email=me@x"),
    await post("callback/credentials", "null"),
    await post("signin/credentials", "[]"),
    await post("session", '{"callbackUrl":{}}'),
    await fetch(`${site}/api/auth/session?callbackUrl=::::`),
    await fetch(`${site}/api/auth/csrf`, { headers: { cookie: "next-auth.callback-url=::::" } }),
  ];
  for (const path of ["signin", "signin/credentials", "signout", "callback/credentials", "session"])
    for (const callbackUrl of RETURNS)
      refused.push(
        await post(path, JSON.stringify({ callbackUrl })),
        await post(path, String(new URLSearchParams({ callbackUrl })), "application/x-www-form-urlencoded"),
      );
  for (const answer of refused) {
    expect([answer.url, answer.status]).toEqual([answer.url, 400]);
    expect(await answer.json()).toEqual(refusal);
  }
  expect((await post("signout", "")).status).toBeLessThan(500);
  expect((await fetch(`${site}/api/auth/callback/credentials`)).status).toBe(405);
});

/** The first line of what a server answers to these bytes. */
const answerTo = (baseURL: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseURL).port), "127.0.0.1");
    let said = "";
    socket.on("data", (piece: Buffer) => {
      said += piece.toString("latin1");
    });
    socket.on("close", () => resolve(said.split("\r\n")[0] ?? ""));
    socket.on("error", reject);
    socket.write(bytes);
  });

test("a target that is no address and a router's state that is none are no failure", async ({ site }) => {
  const ask = (target: string, ...headers: string[]) =>
    answerTo(
      site,
      `${[`${target} HTTP/1.1`, "Host: a", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`,
    );
  for (const target of [
    "GET *",
    "OPTIONS *",
    "TRACE /login",
    "GET //",
    "GET http://a/login",
    "GET /%",
    "GET /a%00b",
    "GET /login?%",
    "GET /join/%",
    "GET /reset/%E0%A4%A",
  ])
    expect([target, await ask(target)]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 [2-4]/)]);
  const states = [
    "x",
    "%",
    "[]",
    "null",
    "%5B5%5D",
    "x".repeat(41_000).slice(0, 15_000),
    encodeURIComponent('["",{"children":5}]'),
  ];
  for (const state of states)
    expect([state, await ask("GET /login", "RSC: 1", `Next-Router-State-Tree: ${state}`)]).toEqual([
      state,
      expect.stringMatching(/^HTTP\/1\.1 [2-4]/),
    ]);
});

test("the root of the API is an unknown address like any other", async ({ site }) => {
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(`${site}/api`, { method });
    expect([method, answer.status, await answer.json()]).toEqual([method, 404, refusal]);
  }
});
