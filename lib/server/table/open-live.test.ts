import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, connect } from "@/db/connect";
import type * as live from "@/db/queries/live";
import { changeRole, removeMember } from "@/db/queries/members";
import { deleteUser, revokeSessions } from "@/db/queries/users";
import { appendToOutbox } from "@/db/queries/outbox";
import { campaigns, members } from "@/db/schema/campaigns";
import { changes } from "@/db/schema/changes";
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
afterEach(() => void vi.useRealTimers());
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

const open = async (
  init: RequestInit = {},
  book: { campaignId?: string } = { campaignId: `${campaignId}` },
) => {
  const request = new Request("http://localhost/api/live", init);
  return openLive(connection.db, person, book, request);
};
/** What a stream sends until it has said so many moments. */
const untilMoment = async (stream: Awaited<ReturnType<typeof open>>, count = 1) => {
  const reader = stream.content.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (text.split("event: moment").length <= count) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Ended after ${text}`);
    text += decoder.decode(value);
  }
  await reader.cancel();
  return text;
};
const momentIn = (text: string) => /^id: (.*)\nevent: moment$/m.exec(text)?.[1] ?? "";
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

  it.each([
    ["a book", () => undefined],
    ["a person", () => ({})],
  ])("of %s is gone on with from where it began, however old the last change is by then", async (_, book) => {
    const { db } = connection;
    const told = { userId: person.id, kind: "shelf", by: person.id } as const;
    await transaction(db, (tx) => appendToOutbox(tx, [{ ...told, recordId: 41 }]));
    await db.update(changes).set({ createdAt: new Date(Date.now() - 7_200_000) });
    const moment = momentIn(await untilMoment(await open({}, book())));
    await transaction(db, (tx) => appendToOutbox(tx, [{ ...told, recordId: 42 }]));
    const back = await untilMoment(await open({ headers: { "last-event-id": moment } }, book()));
    expect(back).toMatch(/"id":42/);
    expect(back).not.toMatch(/"id":41|resync/);
    expect(momentIn(back)).not.toBe(moment);
  });

  it("is told in a quiet hour from where it can be gone on with", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const stream = await open();
    vi.advanceTimersByTime(30 * 60_000);
    expect(await untilMoment(stream, 2)).not.toMatch(/event: (change|resync)/);
  });

  it("ends where its client has gone", async () => {
    const client = new AbortController();
    meanwhile.change = async () => client.abort();
    await expect(firstOf({ signal: client.signal })).rejects.toThrow("The client doesn't read");
  });
});
