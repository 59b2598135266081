import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { campaigns, members } from "@/db/schema/campaigns";
import { inviteLinks } from "@/db/schema/invite-links";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { createLink, findInvitation } from "./invite-links";
import { insertedRow } from "./rows";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let campaignId: number;
let makerId: number;
let links = 0;

const person = async (username: string) => {
  const row = { email: `${crypto.randomUUID()}@example.org`, username, passwordHash: "none" };
  return insertedRow(await memory.db.insert(users).values(row).returning({ id: users.id })).id;
};
const enlist = (userId: number, role: "creator" | "player") =>
  memory.db.insert(members).values({ campaignId, userId, role });
const newLink = () => {
  links += 1;
  const expiresAt = new Date(Date.now() + 3_600_000);
  return { campaignId, createdBy: makerId, tokenHash: `hash ${links}`, expiresAt, uses: null };
};

beforeAll(async () => {
  memory = await memoryDatabase();
}, 120_000);
afterAll(() => memory.close());
beforeEach(async () => {
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  campaignId = insertedRow(await memory.db.insert(campaigns).values(book).returning({ id: campaigns.id })).id;
  await enlist(await person("Maren"), "creator");
  makerId = await person("Tobias");
});

test("a link of somebody who was removed while they made it is none", async () => {
  const made = memory.db.transaction((tx) => createLink(tx, newLink(), "Tobias"));
  await expect(made).rejects.toMatchObject({ kind: "missing" });
  expect(await memory.db.$count(inviteLinks, eq(inviteLinks.campaignId, campaignId))).toBe(0);
});

test("a link shows its book while its maker is a member", async () => {
  const link = newLink();
  await memory.db.insert(inviteLinks).values(link);
  expect(await findInvitation(memory.db, link.tokenHash)).toBeUndefined();
  await enlist(makerId, "player");
  expect(await findInvitation(memory.db, link.tokenHash)).toMatchObject({ campaignId, keptBy: "Maren" });
});
