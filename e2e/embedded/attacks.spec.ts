// Longer than most: these tests share a server of their own, which is started once a file.
import { expect } from "@playwright/test";
import { join, type Player } from "../support/cast";
import { answerOf } from "../support/client";
import { test } from "../support/deployed";
import { ATTACKS, attack } from "../fuzz/attacks";
import { PASSWORD } from "../support/people";

// They measure how long others wait, so they follow one another.
test.describe.configure({ mode: "default" });

const SENT = 16;
/**
 * Others may wait so much longer than without an attacker, and where one such body alone keeps the embedded database busy for longer, as
 * a campaign of 20,000 rows in one transaction does, for so many of the eight. How long that is depends on the machine: it is measured
 * beforehand.
 */
const TIMES = 10;
const PATIENCE_MS = 5_000;
const BODIES = 3;

/** The same two for all tests: one address signs up thirty people an hour. */
let people: Promise<[attacker: Player, other: Player]> | undefined;

for (const kind of ATTACKS)
  test(`eight people who send ${kind.name} keep nobody else waiting`, async ({ deployed: { baseURL } }) => {
    test.setTimeout(240_000);
    people ??= Promise.all([join(baseURL, "Mallory"), join(baseURL, "Maren")]);
    const [attacker, other] = await people;
    const timed = async (ask: () => Promise<Response>, allowed: readonly number[]) => {
      const started = performance.now();
      expect(allowed).toContain((await answerOf(await ask())).status);
      return performance.now() - started;
    };
    /** How long the slower of a log-in and a look at the server's health takes: what is promised is promised for each request. */
    const visit = async () => {
      const health = await timed(() => fetch(`${baseURL}/api/health`), [200]);
      const logIn = () =>
        fetch(`${baseURL}/api/users/login`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: other.email, password: PASSWORD }),
        });
      // An embedded database that writes a whole campaign turns others away for that time.
      const logged = await timed(logIn, [200, 503]);
      return Math.max(health, logged);
    };
    await visit();
    const usual = Math.max(await visit(), await visit(), await visit());
    const sent = { baseURL, token: attacker.token };
    const began = performance.now();
    await attack(kind, { ...sent, atOnce: 1, most: 1 });
    const alone = performance.now() - began;
    let isOver = false;
    const attacked = attack(kind, { ...sent, atOnce: 8, most: SENT }).finally(() => {
      isOver = true;
    });
    let slowest = 0;
    while (!isOver) slowest = Math.max(slowest, await visit());
    expect(slowest).toBeLessThan(Math.max(PATIENCE_MS, BODIES * alone) + TIMES * usual);
    const statuses = await attacked;
    for (const status of Object.keys(statuses))
      expect(["201", "400", "413", "415", "429", "503", "closed"]).toContain(status);
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(SENT);
  });
