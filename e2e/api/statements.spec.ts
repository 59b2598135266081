// One file: what calls and pages may cost is counted in one log.
import { expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { assemble, test as base, type CallerName, type Cast } from "../support/cast";
import { CALLS, CHANGING, PAGES, READING } from "../support/statement-limits";
import { startAppServer } from "../support/app-server";
import { addressIn, build, makeReady, sentIn, type World } from "../support/world";

interface Counted {
  baseURL: string;
  /** The statements of whatever `work` asks of the server. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>;
}

const MARK = "/api/health";
/** `select 1` is the mark, and what is asked until the server is ready; one change in twenty removes old rows. */
const isNoise = (statement: string) =>
  /^((begin|commit|rollback)\b|select 1$|delete from "(changes|idempotency_keys)"|delete from "(journal|rolls|shown)" where "\w+"\."id" in \(select)/i.test(
    statement,
  );

const test = base.extend<object, { counted: Counted }>({
  counted: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (counted: Counted) => Promise<void>) => {
      const server = await startAppServer({ LOG_LEVEL: "debug" });
      const { address: baseURL } = server;
      /** A call that the log names when it is over: all that was asked before it is in the log by then. */
      const mark = async () => {
        const marks = () => server.said.split(`"path":"${MARK}"`).length;
        const before = marks();
        await fetch(baseURL + MARK);
        await expect.poll(marks).toBeGreaterThan(before);
      };
      await use({
        baseURL,
        statementsOf: async (work) => {
          await mark();
          const start = server.said.lastIndexOf("\n") + 1;
          await work();
          await mark();
          const lines = server.said.slice(start).trim().split("\n");
          const statements = lines.flatMap((line) => {
            const entry = JSON.parse(line) as { msg: string; statement?: string };
            return entry.msg === "statement" && entry.statement !== undefined ? [entry.statement] : [];
          });
          return statements.filter((statement) => !isNoise(statement));
        },
      });
      await server.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  site: [async ({ counted }, use) => use(counted.baseURL), { scope: "worker" }],
  cast: [async ({ site }, use) => use(await assemble(site)), { scope: "worker", timeout: 60_000 }],
});

const callerOf = (name: string): CallerName => {
  if (/ \/api\/messages\/\[id\]|GET \/api\/messages/.test(name)) return "outside";
  if (name.endsWith("/leave")) return "other";
  return /\/(respond|join\/\[token\])$/.test(name) ? "stranger" : "creator";
};

const counting = endpoints.filter(
  // The way to a new password begins with a letter, which this world doesn't send.
  ({ answer, body, path }) =>
    path !== "/api/users/reset-password" &&
    !("file" in answer.shape || body?.pictures.some(({ upload }) => upload)),
);

test("no call takes more statements than are written here", async ({ cast, counted }) => {
  test.setTimeout(180_000);
  const taken: Record<string, number> = {};
  const asked: Record<string, string> = {};
  let world: World | undefined;
  for (const endpoint of counting) {
    const name = `${endpoint.method} ${endpoint.path}`;
    world ??= await build(cast);
    const here = world;
    const ending = /\/users\/me|\/logout/.test(name) && endpoint.method !== "GET";
    const send = ending ? (await cast.standIn()).send : cast.sendAs(callerOf(name));
    await makeReady(endpoint, here, cast);
    let status = 0;
    const statements = await counted.statementsOf(async () => {
      ({ status } = await send(
        endpoint.method,
        addressIn(endpoint, here, cast),
        sentIn(endpoint, here, cast),
      ));
    });
    if (
      endpoint.method === "DELETE" ||
      /\/(leave|invite|respond|join\/\[token\]|acts|undo)$/.test(endpoint.path)
    )
      world = undefined;
    expect([name, status]).toEqual([name, status < 300 ? status : 200]);
    taken[name] = statements.length;
    const most = CALLS[name] ?? (endpoint.method === "GET" ? READING : CHANGING);
    if (statements.length > most) asked[name] = statements.join("\n");
  }
  expect(asked).toEqual({});
  expect(Math.max(...Object.values(taken))).toBeGreaterThan(0);
});

const MANY = 30;

/** The same campaign with so many more rows of everything that is shown. */
const grow = async (cast: Cast, world: World) => {
  const { campaign, character, encounter } = world;
  const send = cast.sendAs("creator");
  for (let round = 0; round < MANY; round += 1) {
    const sent = await Promise.all([
      send("POST", "/api/characters", { campaign_id: campaign }),
      send("POST", "/api/encounters", { campaign_id: campaign }),
      send("POST", "/api/dm-notes", { campaign_id: campaign, note_text: "A further sheet" }),
      send("POST", "/api/character-inventory", { character_id: character, item_name: "Lantern" }),
      send("POST", "/api/encounter-spells", { encounter_id: encounter, spell_name: "Tide" }),
      send("POST", "/api/campaigns/create", { campaign_name: "Another book" }),
      cast.sendAs("stranger")("POST", "/api/messages", { type: "error", text: "It broke again" }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  }
};

const pagesOf = async (cast: Cast, world: World, { baseURL, statementsOf }: Counted) => {
  const counts: Record<string, string[]> = {};
  for (const page of Object.keys(PAGES)) {
    const { token } = page === "/admin-messages" ? cast.outside : cast.creator;
    const cookie = [
      `next-auth.session-token=${token}`,
      `selectedCampaignId=${world["campaign"]}`,
      `editCampaignId=${world["campaign"]}`,
      `selectedCharacterId=${world["character"]}`,
      `selectedEncounterId=${world["encounter"]}`,
    ].join("; ");
    counts[page] = await statementsOf(async () => {
      const answer = await fetch(baseURL + page, { headers: { cookie } });
      expect([page, answer.status]).toEqual([page, 200]);
      await answer.text();
    });
  }
  return counts;
};
const lengthsOf = (counts: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(counts).map(([name, { length }]) => [name, length]));

test("no page and no list takes more statements where there is more to show", async ({ cast, counted }) => {
  test.setTimeout(120_000);
  const world = await build(cast);
  const pages = await pagesOf(cast, world, counted);
  for (const [page, statements] of Object.entries(pages))
    expect(statements.length, `${page}\n${statements.join("\n")}`).toBeLessThanOrEqual(PAGES[page] ?? 0);
  const lists = counting.filter(({ method, access }) => method === "GET" && access !== "anyone");
  const listed = async () => {
    const counts: Record<string, string[]> = {};
    for (const endpoint of lists) {
      const send = cast.sendAs(callerOf(`GET ${endpoint.path}`));
      const address = addressIn(endpoint, world, cast);
      counts[endpoint.path] = await counted.statementsOf(() => send("GET", address));
    }
    return lengthsOf(counts);
  };
  const before = await listed();
  await grow(cast, world);
  expect(lengthsOf(await pagesOf(cast, world, counted))).toEqual(lengthsOf(pages));
  expect(await listed()).toEqual(before);
});
