// One file: every kind of answer is held against the same table of headers.
import { request as sendRaw } from "node:http";
import { expect } from "@playwright/test";
import { test } from "../support/cast";

const PAGES = [
  "/login",
  "/login?tab=signup",
  "/home",
  "/create",
  "/edit-campaign",
  "/campaign",
  "/character",
  "/encounter",
  "/profile",
  "/messages",
  "/admin-messages",
  "/nowhere",
];

const directives = (policy: string) =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));

for (const page of PAGES)
  test(`${page} runs no script but its own, and is framed by nobody`, async ({ site }) => {
    const answers = [await fetch(site + page), await fetch(site + page)];
    const policies = answers.map(({ headers }) => directives(headers.get("content-security-policy") ?? ""));
    const [first = new Map<string, string[]>(), second] = policies;
    const scripts: string[] = first.get("script-src") ?? [];
    const nonce = /^'nonce-(.{20,})'$/.exec(
      scripts.find((source) => source.startsWith("'nonce-")) ?? "",
    )?.[1];
    expect(nonce).toBeDefined();
    expect(second?.get("script-src")).not.toEqual(scripts);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(first.get("style-src")).not.toContain("'unsafe-inline'");
    for (const [name, sources] of Object.entries({
      "frame-ancestors": "'none'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
    }))
      expect(first.get(name)).toEqual([sources]);
    const html = (await answers[0]?.text()) ?? "";
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.filter((attributes) => !attributes?.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/ on(?:click|load|error)=/);
  });

test("a form that a browser sends by itself is answered by its page again, which says that nothing was sent", async ({
  site,
}) => {
  const said = "Nothing was sent: this page did not load completely.";
  for (const page of PAGES) {
    const body = new URLSearchParams({ email: "wren@tomekeeper.example", password: "lantern" });
    const sent = await fetch(site + page, { method: "POST", body, redirect: "manual" });
    expect([page, sent.status, sent.headers.get("location")]).toEqual([page, 303, page]);
    const [cookie = ""] = (sent.headers.get("set-cookie") ?? "").split(";");
    const again = await (await fetch(site + page, { headers: { cookie } })).text();
    const [, attributes = "hidden"] = /<div id="not-sent"([^>]*)>/.exec(again) ?? [];
    expect([page, attributes.includes("hidden"), again.includes(said)]).toEqual([page, false, true]);
    const other = await (await fetch(site + page)).text();
    expect([page, /<div id="not-sent"[^>]* hidden=""/.test(other)]).toEqual([page, true]);
  }
});

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

test("what is named like a file and is none has the policy of a page", async ({ site }) => {
  const odd = [
    "/join/abc.png",
    "/reset/abc.txt",
    "/nowhere.ico",
    "/sounds/none.wav",
    "/icons/513.png",
    "/a/icon.svg",
    "/_next/none.js",
    "/images/a/b.png",
  ];
  for (const path of odd) {
    const { headers } = await fetch(site + path);
    expect([path, headers.get("content-type"), headers.get("content-security-policy")]).toEqual([
      path,
      expect.stringContaining("text/html"),
      expect.stringContaining("'nonce-"),
    ]);
  }
  // Nothing that is answered without a policy is a page.
  for (const path of [
    "/_next/static/none.js",
    "/images/none.png",

    "/api/a/b.png",
    "/icons/512.png",
  ]) {
    const { headers } = await fetch(site + path);
    expect([path, headers.get("content-type")]).toEqual([path, expect.not.stringContaining("text/html")]);
  }
});

test("every answer says how it may be used", async ({ site }) => {
  for (const path of [
    ...PAGES,
    "/api/health",
    "/api/users/me",
    "/api/nothing",
    "/images/none.webp",
    "/robots.txt",
    "/",
    "/signup",
    "/sounds/none.mp3",
    "/_next/static/none.js",
  ]) {
    const { headers } = await fetch(site + path, { redirect: "manual" });
    expect([path, Object.fromEntries(headers)]).toEqual([path, expect.objectContaining(EVERYWHERE)]);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  }
});

test("behind https a browser is told to stay there", async ({ site }) => {
  for (const path of ["/login", "/api/health", "/api/nothing"]) {
    const { headers } = await fetch(site + path, { headers: { "x-forwarded-proto": "https" } });
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  }
});

test("what the API answers is kept by nobody and read by no other site", async ({ site, cast }) => {
  const { token } = cast.creator;
  for (const path of [
    "/api/users/me",
    "/api/campaigns/my",
    "/api/health",
    "/api/openapi.json",
    "/api/nothing",
    "/api/campaigns/0/dm",
  ])
    for (const method of ["GET", "OPTIONS", "PATCH"]) {
      const { headers } = await fetch(site + path, {
        method,
        headers: {
          origin: "https://evil.example",
          authorization: `Bearer ${token}`,
          "access-control-request-method": "POST",
        },
      });
      expect([path, method, headers.get("cache-control")]).toEqual([path, method, "no-store"]);
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
});

/** Node's fetch refuses to send TRACE. */
const raw = (site: string, method: string, path: string) =>
  new Promise<{ status: number | undefined; allow: string | undefined; text: string }>((resolve, reject) => {
    sendRaw(site + path, { method }, (answer) => {
      let text = "";
      answer.on("data", (piece: Buffer) => {
        text += piece.toString();
      });
      answer.on("end", () => resolve({ status: answer.statusCode, allow: answer.headers.allow, text }));
    })
      .on("error", reject)
      .end();
  });
const SENTENCE = /^\{"error":"[^"]+"\}$/;

test("a wrong method is refused as JSON with Allow, next-auth's addresses and methods that nobody knows included", async ({
  site,
}) => {
  for (const [method, path, allow] of [
    ["TRACE", "/api/users/me", "GET, PUT, DELETE"],
    ["TRACE", "/api/auth/session", "GET, POST"],
    ["PROPFIND", "/api/users/me", "GET, PUT, DELETE"],
    ["LOCK", "/api/auth/session", "GET, POST"],
    ["PUT", "/api/auth/session", "GET, POST"],
    ["DELETE", "/api/auth/csrf", "GET"],
    ["POST", "/api/auth/providers", "GET"],
    ["GET", "/api/auth/callback/credentials", "POST"],
  ] as const)
    expect([path, await raw(site, method, path)]).toEqual([
      path,
      { status: 405, allow, text: expect.stringMatching(SENTENCE) },
    ]);
});

test("what next-auth doesn't know is answered as JSON", async ({ site }) => {
  for (const [method, path, status] of [
    ["GET", "/api/auth/nothing", 404],
    ["POST", "/api/auth/_log", 404],
    ["GET", "/api/auth/__proto__", 404],
    ["POST", "/api/auth/callback/nothing", 400],
  ] as const)
    expect([path, await raw(site, method, path)]).toEqual([
      path,
      expect.objectContaining({ status, text: expect.stringMatching(SENTENCE) }),
    ]);
});
