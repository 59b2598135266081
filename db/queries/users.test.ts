import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { rolls } from "@/db/schema/rolls";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { deleteUser } from "./users";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 60_000);
afterAll(() => memory.close());

test("with an account go the rolls for its person alone, and those that others hear stay", async () => {
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const account = { username: "Wren", email: "wren@example.com", passwordHash: "" };
  const [person] = await db.insert(users).values(account).returning({ id: users.id });
  await db.insert(rolls).values(
    (["table", "dm", "me"] as const).map((audience) => ({
      campaignId: row?.id ?? 0,
      userId: person?.id ?? 0,
      label: "Stealth",
      dice: [],
      modifier: 0,
      mode: "normal" as const,
      total: 7,
      isTyped: false,
      audience,
    })),
  );
  await db.transaction((tx) => deleteUser(tx, person?.id ?? 0));
  const left = await db
    .select({ userId: rolls.userId, audience: rolls.audience })
    .from(rolls)
    .orderBy(rolls.id);
  expect(left).toEqual([
    { userId: null, audience: "table" },
    { userId: null, audience: "dm" },
  ]);
});
