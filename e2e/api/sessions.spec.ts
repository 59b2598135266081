import { request as sendRaw } from "node:http";
import { expect } from "@playwright/test";
import { type Player, test } from "../support/cast";
import { signInWithNextAuth } from "../support/next-auth-door";
import { PASSWORD } from "../support/people";

const COOKIE = "next-auth.session-token";

const byCookie = (baseURL: string, token: string, path = "/api/users/me") =>
  fetch(baseURL + path, { headers: { cookie: `${COOKIE}=${token}` } });

const endings: [string, (player: Player) => Promise<unknown>][] = [
  [
    "changing the password",
    ({ send }) =>
      send("PUT", "/api/users/me/password", { current_password: PASSWORD, new_password: "candle1" }),
  ],
  ["logging out everywhere", ({ send }) => send("POST", "/api/users/logout", { everywhere: true })],
  ["deleting the account", ({ send }) => send("DELETE", "/api/users/me", { password: PASSWORD })],
];
for (const [what, end] of endings)
  test(`${what} ends the token for both carriers, and next-auth revives it for neither`, async ({
    cast,
    site: baseURL,
  }) => {
    const player = await cast.standIn();
    expect((await byCookie(baseURL, player.token)).status).toBe(200);
    await end(player);
    for (let round = 0; round < 2; round += 1) {
      expect((await player.send("GET", "/api/users/me")).status).toBe(401);
      expect((await byCookie(baseURL, player.token)).status).toBe(401);
      const session = await byCookie(baseURL, player.token, "/api/auth/session");
      expect(await session.json()).toEqual({});
      const cookies = session.headers.getSetCookie().filter((cookie) => cookie.startsWith(COOKIE));
      expect(cookies.every((cookie) => cookie.startsWith(`${COOKIE}=;`))).toBe(true);
    }
  });

test("a token that next-auth renews opens the account, until sessions are ended", async ({
  cast,
  site: baseURL,
}) => {
  const player = await cast.standIn();
  const session = await byCookie(baseURL, player.token, "/api/auth/session");
  const renewed = /next-auth\.session-token=([^;]+)/.exec(session.headers.getSetCookie().join())?.[1] ?? "";
  expect((await byCookie(baseURL, renewed)).status).toBe(200);
  await player.send("POST", "/api/users/logout", { everywhere: true });
  expect((await byCookie(baseURL, renewed)).status).toBe(401);
});

test("logging out clears the cookie of this browser alone", async ({ cast, site: baseURL }) => {
  const player = await cast.standIn();
  const { headers } = await player.send("POST", "/api/users/logout", {});
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^next-auth\.session-token=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/),
  ]);
  expect((await byCookie(baseURL, player.token)).status).toBe(200);
});

test("the cookies are out of reach for scripts and other sites", async ({ cast, site: baseURL }) => {
  const { email } = await cast.standIn();
  const answer = await cast.sendAs("nobody")("POST", "/api/users/login", { email, password: PASSWORD });
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toContain("; HttpOnly; SameSite=Lax; Max-Age=");
    expect(cookie).not.toContain("Domain");
  }
  expect(cookies[0]).toMatch(/^next-auth\.session-token=[^;]+; Path=\/;/);
  expect(baseURL).toMatch(/^http:/);
});

/** As next-auth's own form does it: a token against forgery first, then the credentials. */
const FOREIGN = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
];

test("next-auth's door leads to no other site", async ({ cast, site: baseURL }) => {
  const { email } = await cast.standIn();
  for (const callbackUrl of FOREIGN) {
    const answers = [
      await signInWithNextAuth(baseURL, { email, password: PASSWORD, callbackUrl }),
      await fetch(`${baseURL}/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`, {
        redirect: "manual",
      }),
      await fetch(`${baseURL}/api/auth/signout?callbackUrl=${encodeURIComponent(callbackUrl)}`, {
        redirect: "manual",
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      const target = new URL(answer.headers.get("location") ?? "/", baseURL);
      expect(target.origin).toBe(new URL(baseURL).origin);
    }
  }
});

test("next-auth's door opens with the right password only", async ({ cast, site: baseURL }) => {
  const { email, id } = await cast.standIn();
  const wrong = await signInWithNextAuth(baseURL, { email, password: "not this" });
  expect(wrong.headers.getSetCookie().join()).not.toContain(COOKIE);
  for (const odd of [{}, { email }, { email: "a\0b", password: "x" }, { email, password: "x".repeat(5000) }])
    expect((await signInWithNextAuth(baseURL, odd)).status).toBeLessThan(500);
  const right = await signInWithNextAuth(baseURL, { email, password: PASSWORD });
  const token = /next-auth\.session-token=([^;]+)/.exec(right.headers.getSetCookie().join())?.[1] ?? "";
  expect(await (await byCookie(baseURL, token)).json()).toMatchObject({ user_id: id });
});

test("next-auth reads no more than it needs", async ({ site: baseURL }) => {
  const answer = await fetch(`${baseURL}/api/auth/callback/credentials`, {
    method: "POST",
    body: "x".repeat(100_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

const withHost = (baseURL: string, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    sendRaw({ hostname, port, path, headers }, (answer) => {
      let text = JSON.stringify(answer.headers);
      answer.on("data", (piece: Buffer) => {
        text += piece.toString();
      });
      answer.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });

test("a forged Host leads nowhere", async ({ site: baseURL }) => {
  for (const headers of [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { host: "localhost", forwarded: "host=evil.example" },
  ] as Record<string, string>[])
    for (const path of [
      "/",
      "/signup",
      "/home",
      "/api/auth/providers",
      "/api/auth/signin",
      "/api/auth/signout",
      "/api/health",
    ])
      expect(await withHost(baseURL, path, headers)).not.toContain("evil.example");
});

test("a change by cookie is not fooled by a forged Host", async ({ cast, site: baseURL }) => {
  const { token } = await cast.standIn();
  const send = (headers: Record<string, string>) =>
    fetch(`${baseURL}/api/users/logout`, {
      method: "POST",
      headers: { cookie: `${COOKIE}=${token}`, ...headers },
    });
  for (const headers of [
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ] as Record<string, string>[])
    expect((await send(headers)).status).toBe(403);
});
