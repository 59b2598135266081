import { afterAll, beforeAll, expect, test } from "vitest";
import { passwordResets } from "@/db/schema/password-resets";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { refill } from "./refill";
import { writeSnapshot } from "./snapshot";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 120_000);
afterAll(() => memory.close());

test("links to new passwords are neither kept nor restored, from backups of before either", async () => {
  const { db } = memory;
  const account = { username: "Wren", email: "wren@tomekeeper.example", passwordHash: "" };
  const [wren] = await db.insert(users).values(account).returning();
  const reset = { userId: wren?.id ?? 0, tokenHash: "used", expiresAt: new Date(Date.now() + 60_000) };
  await db.insert(passwordResets).values(reset);
  const lines: string[] = [];
  await writeSnapshot(db, (text) => {
    lines.push(text);
    return Promise.resolve();
  });
  expect(lines.join("")).not.toContain("password_resets");
  const row = {
    id: 1,
    user_id: wren?.id,
    token_hash: "used",
    expires_at: "2100-01-01",
    created_at: "2026-01-01",
  };
  lines.splice(-1, 0, '["password_resets",1]\n', `${JSON.stringify(row)}\n`);
  await db.delete(users);
  await refill(
    db,
    (async function* () {
      for (const line of lines) yield line.trimEnd();
    })(),
    (address) => address,
  );
  expect(await db.select().from(users)).toMatchObject([account]);
  expect(await db.select().from(passwordResets)).toEqual([]);
});
