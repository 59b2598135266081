import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { memoryDatabase } from "@/db/testing/memory-database";
import { users } from "@/db/schema/users";
import type { Handler } from "@/lib/server/http/route";

// Handlers are functions of a request: called here as the server calls them, on a database in memory.
const memory = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock("@/db/client", () => ({
  database: () => Promise.resolve(memory.db),
  openConnection: () => Promise.resolve({ db: memory.db, namesStatements: true }),
}));

const { issueToken } = await import("@/lib/server/auth/session-token");
const root = path.resolve(import.meta.dirname, "../app/api");
const routesOf = async (address: string) =>
  (await import(path.join(root, address, "route.ts"))) as Record<"GET" | "POST", Handler>;
const campaigns = await routesOf("campaigns/create");
const characters = await routesOf("characters");
const characterList = await routesOf("characters/[id]");
const hitPoints = await routesOf("characters/[id]/hit-points");
const logOut = await routesOf("users/logout");

const tokens = { ysolt: "", stranger: "" };
let close: () => Promise<void>;
let campaignId: number;
let characterId: number;

interface Sent {
  method?: string;
  id?: number;
  data?: unknown;
  token?: string;
  headers?: Record<string, string>;
  query?: string;
}
const ask = async (handler: Handler, { method = "POST", id, data, token, headers, query = "" }: Sent) => {
  const request = new NextRequest(`http://localhost:3000/api/asked/${id ?? ""}${query}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(data !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(data !== undefined && { body: typeof data === "string" ? data : JSON.stringify(data) }),
  });
  const response = await handler(request, {
    params: Promise.resolve(id === undefined ? {} : { id: String(id) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as never };
};

beforeAll(async () => {
  const { db, close: end } = await memoryDatabase();
  memory.db = db;
  close = end;
  for (const name of ["ysolt", "stranger"] as const) {
    const person = { username: name, email: `${name}@tomekeeper.example`, passwordHash: "" };
    const [row] = await db.insert(users).values(person).returning({ id: users.id });
    tokens[name] = await issueToken({ userId: row?.id ?? 0, sessionVersion: 1 });
  }
  const made = await ask(campaigns.POST, { token: tokens.ysolt, data: { campaign_name: "The Salt Crown" } });
  campaignId = (made.json() as { campaign_id: number }).campaign_id;
  for (const character_name of ["Ysolt", "Otho"]) {
    const data = { campaign_id: campaignId, character_name, character_max_HP: 30, character_current_HP: 30 };
    const one = await ask(characters.POST, { token: tokens.ysolt, data });
    characterId ??= (one.json() as { character_id: number }).character_id;
  }
}, 60_000);
afterAll(() => close());

describe("from a request to its answer", () => {
  const damage = { change: -7 };

  it("who isn't known is told so, whatever else is wrong", async () => {
    const answer = await ask(hitPoints.POST, { id: characterId, data: "{" });
    expect(answer.status).toBe(401);
    expect((await ask(hitPoints.POST, { id: characterId, data: "{", token: "ey.no" })).status).toBe(401);
  });

  it("a stranger learns nothing of what is wrong with the body, and a member does", async () => {
    const wrong = { id: characterId, data: { change: "many" } };
    expect((await ask(hitPoints.POST, { ...wrong, token: tokens.stranger })).status).toBe(404);
    const told = await ask(hitPoints.POST, { ...wrong, token: tokens.ysolt });
    expect([told.status, Object.keys((told.json() as { fields: object }).fields)]).toEqual([400, ["change"]]);
  });

  it("what a cookie carries comes from this site", async () => {
    const cookie = `next-auth.session-token=${tokens.ysolt}`;
    const sent = { id: characterId, data: { change: 0 } };
    expect((await ask(hitPoints.POST, { ...sent, headers: { cookie } })).status).toBe(403);
    const here = { cookie, origin: "http://localhost:3000", host: "localhost:3000" };
    expect((await ask(hitPoints.POST, { ...sent, headers: here })).status).toBe(200);
  });

  it("a list comes in parts with a link to the next", async () => {
    const asked = { method: "GET", id: campaignId, token: tokens.ysolt };
    expect((await ask(characterList.GET, asked)).json()).toHaveLength(2);
    const part = await ask(characterList.GET, { ...asked, query: "?limit=1" });
    expect(part.json()).toHaveLength(1);
    expect(part.headers.get("link")).toContain('rel="next"');
    expect(part.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("a call with a key is carried out once, and answered alike", async () => {
    const sent = {
      id: characterId,
      data: damage,
      token: tokens.ysolt,
      headers: { "idempotency-key": "one" },
    };
    const answers = await Promise.all([ask(hitPoints.POST, sent), ask(hitPoints.POST, sent)]);
    answers.push(await ask(hitPoints.POST, sent));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ character_current_HP: 23 });
    expect((await ask(hitPoints.POST, { ...sent, data: { change: -1 } })).status).toBe(409);
  });

  it("nobody changes anything through a player's eyes", async () => {
    const sent = { id: characterId, data: damage, token: tokens.ysolt, query: "?see_as=2" };
    expect((await ask(hitPoints.POST, sent)).status).toBe(403);
    const seen = { method: "GET", id: campaignId, token: tokens.ysolt, query: "?see_as=2" };
    expect((await ask(characterList.GET, seen)).status).toBe(404);
  });

  it("a call that takes no key leaves it unread", async () => {
    const sent = { data: {}, token: tokens.ysolt, headers: { "idempotency-key": "" } };
    expect((await ask(logOut.POST, sent)).status).toBe(200);
  });
});
