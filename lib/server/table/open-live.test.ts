import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, connect } from "@/db/connect";
import type * as live from "@/db/queries/live";
import { changeRole, removeMember } from "@/db/queries/members";
import { deleteUser, revokeSessions } from "@/db/queries/users";
import { campaigns, members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { type Transaction, transaction } from "@/db/transaction";
import { openLive } from "./open-live";

/** What is committed after the stream's person was asked about, and before the stream hears of anything. */
const meanwhile = vi.hoisted(() => ({ change: async (): Promise<unknown> => undefined }));
vi.mock("@/db/queries/live", async (load) => {
  const real = await load<typeof live>();
  const currentSnapshot: typeof real.currentSnapshot = async (db) => {
    await meanwhile.change();
    return real.currentSnapshot(db);
  };
  return { ...real, currentSnapshot };
});

const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-unit-"));
let connection: Connection;
let person = { id: 0, sessionVersion: 1 };
let campaignId = 0;

beforeAll(async () => {
  const settings = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };
  connection = await connect({ ...settings, dataDir: folder });
}, 120_000);
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const { db } = connection;
  meanwhile.change = async () => undefined;
  const account = { username: "Adair", email: `${crypto.randomUUID()}@tomekeeper.example`, passwordHash: "" };
  const [user] = await db.insert(users).values(account).returning();
  const book = { name: "The Salt Crown", coverColour: "#000000", description: "", setting: "" };
  const [campaign] = await db.insert(campaigns).values(book).returning();
  person = { id: user?.id ?? 0, sessionVersion: 1 };
  campaignId = campaign?.id ?? 0;
  await db.insert(members).values({ campaignId, userId: person.id, role: "admin" });
});

const open = async (init: RequestInit = {}) => {
  const request = new Request("http://localhost/api/live", init);
  return openLive(connection.db, person, { campaignId: String(campaignId) }, request);
};
/** The first piece that a stream sends; undefined where it has ended. */
const firstOf = async (init?: RequestInit) => {
  const reader = (await open(init)).content.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value && new TextDecoder().decode(value);
};

describe("a stream that is opened", () => {
  it("greets who may hear", async () => {
    expect(await firstOf()).toMatch(/Adair/);
  });

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ["removed", (tx) => removeMember(tx, campaignId, person.id, "creator")],
    ["made a player", (tx) => changeRole(tx, campaignId, person.id, "player")],
    ["logged out everywhere", (tx) => revokeSessions(tx, person.id)],
    ["deleted", (tx) => deleteUser(tx, person.id)],
  ])("ends and tells nothing where the person is %s in that moment", async (_, change) => {
    meanwhile.change = () => transaction(connection.db, change);
    expect(await firstOf()).toBeUndefined();
  });

  it("ends where its client has gone", async () => {
    const client = new AbortController();
    meanwhile.change = async () => client.abort();
    await expect(firstOf({ signal: client.signal })).rejects.toThrow("The client doesn't read");
  });
});
