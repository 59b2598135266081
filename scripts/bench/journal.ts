// `npm run bench:journal`: what the journal costs. Acts of a fight that it remembers (a character falls and gets up) beside the same acts
// that it doesn't (the character is hurt and healed), and reads of a book whose journal is full beside those of one where it is empty.
import { eq } from "drizzle-orm";
import { characters } from "@/db/schema/creatures";
import { journal } from "@/db/schema/journal";
import { clientOf, type Send } from "@/e2e/support/client";
import { make } from "@/e2e/support/make";
import { JOURNAL_KEPT } from "@/lib/limits";
import { median } from "./load";
import { option } from "./option";
import { SECRET, serveProduct } from "./servers";
import { addTable, makeDatabase } from "./world";

const ROUNDS = option("rounds", 300);
/** Pairs that aren't counted: the compiler has to have seen both. */
const WARM_UP = 100;
/** Milliseconds that an act may take longer, and how much longer a read may take. */
const LIMIT = { act: 1, read: 1.05 };
const HURT = 5;
/** Of each character of the table, and at most. */
const HIT_POINTS = { now: 17, most: 24 };
const IN_FIGHT = 12;

process.env["NEXTAUTH_SECRET"] = SECRET;
const { issueToken } = await import("@/lib/server/auth/session-token");
const { url, db, drop } = await makeDatabase();

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

interface Book {
  send: Send;
  campaignId: number;
}
const addBook = async (port: number): Promise<Book> => {
  const { userId, campaignId } = await addTable(db);
  const token = await issueToken({ userId, sessionVersion: 1 });
  return { send: clientOf(`http://127.0.0.1:${port}`, token), campaignId };
};

/** A running fight of twelve characters: `act` hits or heals the first of them. */
const startFight = async ({ send, campaignId }: Book) => {
  const party = await db
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.campaignId, campaignId))
    .limit(IN_FIGHT);
  const { fight_id: id = 0 } = await make({ send }, "fights", { campaign_id: campaignId, name: "A bridge" });
  let version = 1;
  const act = async (what: object): Promise<Record<string, unknown>> => {
    const answer = await make({ send }, `fights/${id}/acts`, { version, act: what });
    version = answer["version"] ?? 0;
    return answer;
  };
  const added = await act({ type: "add", characters: party.map((one) => one.id) });
  const [first] = added["combatants"] as { combatant_id: number }[];
  await act({ type: "start" });
  const targets = [first?.combatant_id];
  return { id, act: (type: "damage" | "heal", amount: number) => act({ type, targets, amount }) };
};

/** As many as are kept of an evening, so that each further one lets an older one go. */
const fillJournal = (campaignId: number) =>
  db.insert(journal).values(
    Array.from({ length: JOURNAL_KEPT }, () => ({
      campaignId,
      kind: "rise" as const,
      entry: { name: "Ysolt" },
      audience: "members" as const,
    })),
  );

interface Pair {
  plain: number;
  remembered: number;
}
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const say = (isMet: boolean, text: string) => {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? "✓" : "✗"} ${text}`);
};

/** Two acts that nothing remembers and two that the journal does, in turns, each pair first as often as second. */
const compareActs = async ({ act }: Awaited<ReturnType<typeof startFight>>): Promise<Pair[]> => {
  const there = (amount: number) =>
    timed(async () => [await act("damage", amount), await act("heal", amount)]);
  const pairs: Pair[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const pair = { plain: 0, remembered: 0 };
    const plain = async () => void (pair.plain = (await there(HURT)) / 2);
    const remembered = async () => void (pair.remembered = (await there(HIT_POINTS.most)) / 2);
    for (const work of round % 2 === 0 ? [plain, remembered] : [remembered, plain]) await work();
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
};

/** The same read of a book with an empty journal and of one with a full one. */
const compareReads = async (path: (book: Opened) => string, empty: Opened, full: Opened): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const read = (book: Opened) => timed(() => book.send("GET", path(book)));
    const pair = { plain: 0, remembered: 0 };
    const plain = async () => void (pair.plain = await read(empty));
    const remembered = async () => void (pair.remembered = await read(full));
    for (const work of round % 2 === 0 ? [plain, remembered] : [remembered, plain]) await work();
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
};
interface Opened extends Book {
  fightId: number;
}

const figures = (pairs: readonly Pair[]) => {
  const of = (name: keyof Pair) => pairs.map((one) => one[name]);
  const text = (values: readonly number[]) =>
    `${median(values).toFixed(2)} (mean ${mean(values).toFixed(2)}) ms`;
  const more = pairs.map(({ plain, remembered }) => remembered - plain);
  const ratio = median(of("remembered")) / median(of("plain"));
  return {
    more,
    ratio,
    said: `${text(of("plain"))} without, ${text(of("remembered"))} with, ratio ${ratio.toFixed(2)}`,
  };
};

try {
  const server = await serveProduct(url);
  try {
    const [empty, full] = [await addBook(server.port), await addBook(server.port)];
    const fights = [await startFight(empty), await startFight(full)] as const;
    await fights[1].act("heal", HIT_POINTS.most - HIT_POINTS.now);
    await fillJournal(full.campaignId);
    const [one, other] = [
      { ...empty, fightId: fights[0].id },
      { ...full, fightId: fights[1].id },
    ];
    for (const path of [
      ({ fightId }: Opened) => `/api/fights/id/${fightId}`,
      ({ campaignId }: Opened) => `/api/characters/${campaignId}`,
    ]) {
      const { ratio, said } = figures(await compareReads(path, one, other));
      say(ratio <= LIMIT.read, `GET ${path(other)}: ${said}, limit ${LIMIT.read}`);
    }
    // Last: characters that were hurt a thousand times take longer to be read, whatever is remembered of it.
    const acts = figures(await compareActs(fights[1]));
    const costs = Math.max(median(acts.more), mean(acts.more));
    say(
      costs <= LIMIT.act,
      `an act: ${acts.said}; ${median(acts.more).toFixed(2)} (mean ${mean(acts.more).toFixed(2)}) ms more, limit ${LIMIT.act} ms`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await drop();
}
console.log(`${ROUNDS} pairs each, in turns; ${JOURNAL_KEPT} entries in the full journal.`);
