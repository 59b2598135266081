import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { attempts } from "@/db/schema/attempts";
import { campaigns, members } from "@/db/schema/campaigns";
import { evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { RATE } from "@/lib/limits";
import { tellByLetter } from "./evening-letters";

const world = vi.hoisted(() => ({
  database: undefined as unknown,
  letters: [] as string[],
  done: Promise.resolve(),
}));
vi.mock("@/db/client", () => ({ database: async () => world.database }));
vi.mock("@/lib/server/auth/mail", () => ({
  sendsMail: () => true,
  sendMail: async (letters: { to: string }[]) => void world.letters.push(...letters.map(({ to }) => to)),
}));
vi.mock("@/lib/server/process/after-answer", () => ({
  afterAnswer: (work: () => Promise<void>) => {
    world.done = work();
  },
}));

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
  world.database = memory.db;
}, 60_000);
afterAll(() => memory.close());
beforeEach(async () => {
  await memory.db.delete(attempts);
});

const signUp = async (name: string): Promise<number> => {
  const values = { username: name, email: `${name}@tomekeeper.example`, passwordHash: "" };
  const [row] = await memory.db.insert(users).values(values).returning({ id: users.id });
  return row?.id ?? 0;
};
/** A book of its founder and its readers with an evening that is to come: tells all of them of its date. */
const bookOf = async (by: number, ...readers: number[]) => {
  const { db } = memory;
  const values = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [book] = await db.insert(campaigns).values(values).returning({ id: campaigns.id });
  const campaignId = book?.id ?? 0;
  const seat = (userId: number) =>
    ({ campaignId, userId, role: userId === by ? "creator" : "player" }) as const;
  await db.insert(members).values([by, ...readers].map(seat));
  const startsAt = new Date(Date.now() + 86_400_000);
  const [evening] = await db
    .insert(evenings)
    .values({ campaignId, number: 1, title: "I", startsAt })
    .returning({ id: evenings.id });
  return async () => {
    tellByLetter(
      { db, caller: { id: by } },
      { id: evening?.id ?? 0, campaignId, state: "planned" },
      "settled",
    );
    await world.done;
  };
};

it("writes to one address no more than a day's letters, whoever has them sent, and goes on writing to the others", async () => {
  const [maren, sefa, ysolt] = [await signUp("Maren"), await signUp("sefa"), await signUp("ysolt")];
  const [one, another] = [await bookOf(maren, ysolt), await bookOf(sefa, ysolt)];
  const { points } = RATE["evening reader"];
  for (let count = 1; count < points; count += 1) await one();
  const sent = () => world.letters.splice(0);
  expect(sent()).toHaveLength(2 * (points - 1));
  await another();
  expect(sent()).toEqual(["sefa@tomekeeper.example", "ysolt@tomekeeper.example"]);
  await another();
  expect(sent()).toEqual(["sefa@tomekeeper.example"]);
  await one();
  expect(sent()).toEqual(["Maren@tomekeeper.example"]);
  await memory.db.update(attempts).set({ expire: new Date(0) });
  await another();
  expect(sent()).toEqual(["sefa@tomekeeper.example", "ysolt@tomekeeper.example"]);
});
