import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connect } from "@/db/connect";
import { campaigns, invites, members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { answerInvite, sendInvite } from "./invites";
import { insertedRow } from "./rows";

const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-unit-"));
let connection: Connection;
const db = () => connection.db;
const asked = { campaignId: 0, senderId: 0, receiverId: 0 };
let people = 0;

const person = async () => {
  people += 1;
  const row = { email: `${people}@example.org`, username: `Person ${people}`, passwordHash: "none" };
  return insertedRow(await db().insert(users).values(row).returning({ id: users.id })).id;
};
const join = (userId: number) =>
  db().insert(members).values({ campaignId: asked.campaignId, userId, role: "player" });
const send = () =>
  db().transaction((tx) => sendInvite(tx, asked.campaignId, asked.senderId, asked.receiverId));

beforeAll(async () => {
  const settings = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };
  connection = await connect({ ...settings, dataDir: folder });
}, 120_000);
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const book = { name: "The Salt Crown", coverColour: "#000000", description: "", setting: "" };
  asked.campaignId = insertedRow(
    await db().insert(campaigns).values(book).returning({ id: campaigns.id }),
  ).id;
  asked.senderId = await person();
  asked.receiverId = await person();
});

describe("an invite", () => {
  it("of somebody who was removed while they sent it is none", async () => {
    await expect(send()).rejects.toMatchObject({ kind: "missing" });
    expect(await db().$count(invites, eq(invites.campaignId, asked.campaignId))).toBe(0);
  });

  it("to a member is refused", async () => {
    await join(asked.senderId);
    await join(asked.receiverId);
    await expect(send()).rejects.toMatchObject({ kind: "conflict" });
  });

  it("that a member accepts makes them no member once more", async () => {
    await join(asked.senderId);
    const { id } = await send();
    await join(asked.receiverId);
    const answered = await db().transaction((tx) => answerInvite(tx, id, asked.receiverId, true));
    expect(answered).toEqual({ campaignId: asked.campaignId, isJoined: false });
  });
});
