import { expect, test } from "vitest";
import { endpoints } from "./all";
import { takesKey } from "./idempotency";

/** Each with the reason, which is also on its line. */
const EXCEPTIONS: Record<string, string> = {
  // The answer is told once and stored nowhere: it would be kept with the key.
  "/api/campaigns/[id]/invite-links": "secret",
  "/api/users/me/calendar": "secret",
  // The address opens the book and would be kept with the key; who has joined is told so.
  "/api/join/[token]": "secret",
  // The guard refuses who has left, and who has logged out.
  "/api/campaigns/[id]/leave": "right ends",
  "/api/users/logout": "right ends",
  // Nothing is counted or made: read is read, and a draft is drawn up of what is there.
  "/api/handouts/[id]/read": "same again",
  "/api/evenings/[id]/draft": "same again",
};

test("every POST of somebody who is signed in takes a key, but for those that have a reason", () => {
  const posts = endpoints.filter(({ method, access }) => method === "POST" && access !== "anyone");
  expect(posts.filter(takesKey).length).toBeGreaterThan(30);
  const keyless = posts.filter((one) => !takesKey(one));
  expect(Object.fromEntries(keyless.map(({ path, unkeyed }) => [path, unkeyed]))).toEqual(EXCEPTIONS);
});
