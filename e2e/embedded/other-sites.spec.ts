import { expect } from "@playwright/test";
import { test } from "../support/cast";
import { PASSWORD } from "../support/people";

/** What a form on another site can make a browser send without asking first. */
const submit = (
  site: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(site + path, { method: "POST", headers, body });
};
const ELSEWHERE: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
];

test("no other site logs its visitor in to an account of its choice, or signs them up", async ({
  site,
  cast,
}) => {
  const { email } = await cast.standIn();
  const fresh = `fresh.${crypto.randomUUID()}@tomekeeper.example`;
  for (const headers of ELSEWHERE) {
    const answers = [
      await submit(site, "/api/users/login", { email, password: PASSWORD }, headers),
      await submit(site, "/api/users/signup", { username: "M", email: fresh, password: PASSWORD }, headers),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
  const here = { "sec-fetch-site": "same-origin", origin: site };
  expect((await submit(site, "/api/users/login", { email, password: PASSWORD }, here)).status).toBe(200);
  expect((await submit(site, "/api/users/login", { email: fresh, password: PASSWORD }, {})).status).toBe(401);
});
