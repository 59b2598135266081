// `npm run bench:scale`: the same calls where there is little and where there is much. Each is asked of two hundred campaigns spread
// over the tables, so that no page of the database is asked for all the time.
import { sql } from "drizzle-orm";
import { issueToken } from "@/lib/server/auth/session-token";
import { fill } from "./fill";
import { bytesOf, load, median, percentile, type Run } from "./load";
import { option } from "./option";
import { SECRET, serveProduct } from "./servers";
import { makeDatabase, rowsOf } from "./world";

const SMALL = option("small", 1000);
const LARGE = option("large", 1_000_000);
const SECONDS = option("seconds", 1.5);
const ROUNDS = option("rounds", 5);
const CONNECTIONS = option("connections", 16);
const CAMPAIGNS = 200;

interface Asked {
  name: string;
  requests: Buffer[];
}

const callsOf = async (characters: number): Promise<Asked[]> => {
  const campaigns = characters / 10;
  const places = Array.from({ length: Math.min(CAMPAIGNS, campaigns) }, (_, index, all = CAMPAIGNS) => {
    const campaign = 1 + Math.floor((index * campaigns) / Math.min(all, campaigns));
    return { campaign, character: 10 * campaign, user: 1 + ((campaign * 7) % (characters / 5)) };
  });
  const text = "The tide takes the lower town twice a day. ".repeat(10);
  const people = await Promise.all(
    places.map(async (place) => ({
      ...place,
      token: await issueToken({ userId: place.user, sessionVersion: 1 }),
    })),
  );
  const asked = (name: string, of: (place: (typeof people)[number]) => Parameters<typeof bytesOf>[0]) => ({
    name,
    requests: people.map((place) => bytesOf(of(place))),
  });
  return [
    asked("GET /api/campaigns/my", ({ token }) => ({ method: "GET", path: "/api/campaigns/my", token })),
    asked("GET /api/characters/{id}", ({ token, campaign }) => ({
      method: "GET",
      path: `/api/characters/${campaign}`,
      token,
    })),
    asked("GET /api/character-inventory/character/{id}", ({ token, character }) => ({
      method: "GET",
      path: `/api/character-inventory/character/${character}`,
      token,
    })),
    asked("PUT /api/dm-notes/{id}", ({ token, campaign }) => ({
      method: "PUT",
      path: `/api/dm-notes/${campaign}`,
      token,
      body: JSON.stringify({ note_text: text }),
    })),
    asked("GET /home", ({ token }) => ({
      method: "GET",
      path: "/home",
      cookie: `next-auth.session-token=${token}`,
    })),
  ];
};

const measure = async (port: number, { requests }: Asked): Promise<Run> => {
  let turn = 0;
  const next = () => requests[(turn += 1) % requests.length] ?? Buffer.alloc(0);
  return load({ port, next, connections: CONNECTIONS, seconds: SECONDS, status: 200 });
};

process.env["NEXTAUTH_SECRET"] = SECRET;
const made = await Promise.all(
  [SMALL, LARGE].map(async (characters) => ({ characters, ...(await makeDatabase()) })),
);
try {
  for (const { characters, db } of made) {
    const started = performance.now();
    await fill(db, characters);
    const answer = await db.execute(
      sql.raw("select pg_size_pretty(pg_database_size(current_database())) as size"),
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${characters} characters filled in ${seconds} s: ${rowsOf<{ size: string }>(answer)[0]?.size}`,
    );
  }
  const sides = await Promise.all(
    made.map(async ({ characters, url }) => ({
      calls: await callsOf(characters),
      product: await serveProduct(url),
    })),
  );
  const [small, large] = sides;
  if (!small || !large) throw new Error("Nothing to compare");
  for (const [index, { name }] of small.calls.entries()) {
    const runs: Run[][] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [side, { calls, product }] of sides.entries()) {
        const call = calls[index];
        const run = call && (await measure(product.port, call));
        // The first round warms up.
        if (round >= 0 && run) runs[side]?.push(run);
      }
    const at = (side: number, part: number) => median((runs[side] ?? []).map((run) => percentile(run, part)));
    const errors = runs.flat().reduce((sum, run) => sum + run.errors, 0);
    const line = [0.5, 0.99].map((part) => {
      const [few, many] = [at(0, part), at(1, part)];
      return `p${part * 100} ${few.toFixed(2)} → ${many.toFixed(2)} ms (${(many / few).toFixed(2)} x)`;
    });
    console.log(`${name.padEnd(46)}${line.join("   ")}   ${errors} errors`);
  }
  await Promise.all(sides.map(({ product }) => product.stop()));
} finally {
  for (const { drop } of made) await drop();
}
