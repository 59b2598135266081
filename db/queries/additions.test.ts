import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { additions, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { OWNED } from "@/lib/limits";
import { ownedTexts } from "@/lib/messages/owned";
import type { RollAudience } from "@/lib/model/roll";
import { changeAddition, createAddition, lockAddition } from "./additions";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
const ids = { ysolt: 0, otho: 0, campaign: 0, evening: 0, elsewhere: 0 };
beforeAll(async () => {
  memory = await memoryDatabase();
  const { db } = memory;
  const person = async (username: string) => {
    const values = { username, email: `${username}@tomekeeper.example`, passwordHash: "" };
    const [row] = await db.insert(users).values(values).returning({ id: users.id });
    return row?.id ?? 0;
  };
  const book = async () => {
    const values = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
    const [campaign] = await db.insert(campaigns).values(values).returning({ id: campaigns.id });
    const told = { campaignId: campaign?.id ?? 0, number: 1, title: "I", signedAt: new Date() };
    const [evening] = await db.insert(evenings).values(told).returning({ id: evenings.id });
    return { campaign: told.campaignId, evening: evening?.id ?? 0 };
  };
  const elsewhere = (await book()).evening;
  Object.assign(ids, await book(), { ysolt: await person("ysolt"), otho: await person("otho"), elsewhere });
}, 60_000);
afterAll(() => memory.close());
beforeEach(() => memory.db.delete(additions));

const fill = (count: number, audience: RollAudience) =>
  memory.db.execute(sql`
    insert into additions (campaign_id, evening_id, user_id, text, audience)
    select ${ids.campaign}, ${ids.evening}, ${ids.ysolt}, 'I paid.', ${audience} from generate_series(1, ${count}::integer)`);
const add = (userId: number, audience: RollAudience, evening = ids.evening) =>
  memory.db.transaction((tx) => createAddition(tx, evening, { userId, text: "I paid.", audience }));
const readdress = (from: RollAudience, audience: RollAudience) =>
  memory.db.transaction(async (tx) => {
    const which = and(eq(additions.userId, ids.ysolt), eq(additions.audience, from));
    const [one] = await tx.select({ id: additions.id }).from(additions).where(which).limit(1);
    return changeAddition(tx, await lockAddition(tx, one?.id ?? 0, ids.ysolt), { text: "I lied.", audience });
  });
const refusal = (what: "additions" | "ownAdditions") => ({
  kind: "conflict",
  message: ownedTexts[what](OWNED[what]),
});

test("what somebody adds for themselves alone takes no room from the table, and has an end of its own in each book", async () => {
  await fill(OWNED.additions - 1, "dm");
  await fill(OWNED.ownAdditions, "me");
  expect(await add(ids.otho, "table")).toMatchObject({ audience: "table" });
  await expect(add(ids.otho, "dm")).rejects.toMatchObject(refusal("additions"));
  await expect(add(ids.ysolt, "me")).rejects.toMatchObject(refusal("ownAdditions"));
  expect(await add(ids.otho, "me")).toMatchObject({ audience: "me" });
  expect(await add(ids.ysolt, "me", ids.elsewhere)).toMatchObject({ audience: "me" });
});

test("room is asked for again where an addition comes to be for others, or for oneself alone", async () => {
  await fill(OWNED.additions, "table");
  await fill(OWNED.ownAdditions, "me");
  await expect(readdress("me", "table")).rejects.toMatchObject(refusal("additions"));
  await expect(readdress("table", "me")).rejects.toMatchObject(refusal("ownAdditions"));
  expect(await readdress("table", "dm")).toMatchObject({ audience: "dm", text: "I lied." });
  expect(await readdress("me", "me")).toMatchObject({ audience: "me", text: "I lied." });
});
