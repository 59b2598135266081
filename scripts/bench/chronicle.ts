// `npm run bench:chronicle`: drafts the chapter of an evening of two thousand happenings, and opens a chapter of fifty thousand characters
// in a browser, whose leaves it turns: how long until it can be read, and how long the frames are while its leaves turn.
import { findBrowser } from "@/e2e/support/browser";
import { openSeededApp } from "@/e2e/screens-catalogue/seeded-app";
import { draftChapter } from "@/lib/rules/chronicle";
import type { Deed, Fact } from "@/lib/rules/chronicle-fact";

const FACTS = 2000;
const TIMES = 50;
/** Milliseconds. A frame of a screen is 16.7 long; one that is dropped makes two of them. */
const LIMIT = { draft: 100, open: 200, frame: 33 };
const LEAVES = 12;
const REST = 3000;

const deedAt = (index: number): Deed => {
  const name = `Somebody ${index % 7}`;
  const deeds: Deed[] = [
    {
      kind: "fight",
      entry: {
        name: `Bridge ${index}`,
        rounds: 4,
        fallen: ["Goblin 1", "Goblin 2"],
        lastBlow: { by: name, on: "Goblin 2" },
      },
    },
    { kind: "fall", entry: { name, by: "Goblin 1" } },
    { kind: "rise", entry: { name } },
    { kind: "roll", entry: { by: name, label: "Stealth", natural: 20, total: 24 } },
    { kind: "seal", entry: { title: `Letter ${index}`, isForAll: true } },
    { kind: "shown", entry: { place: "map", title: null } },
    { kind: "gift", entry: { item: "Lantern", from: name, to: "Kettil" } },
    { kind: "rest", entry: { kind: "long" } },
    { kind: "level", entry: { name, level: 5 } },
    { kind: "join", entry: {} },
    { kind: "character", entry: { name } },
  ];
  return deeds[index % deeds.length] ?? { kind: "join", entry: {} };
};
const facts = Array.from({ length: FACTS }, (_, index): Fact => {
  const at = new Date(Date.UTC(2026, 0, 1, 19) + index * 6000).toISOString();
  return { ...deedAt(index), id: index + 1, at, person: "Maren" };
});
const percentile = (all: readonly number[], share: number) =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * share) - 1] ?? 0;

let failed = false;
const say = (isKept: boolean, text: string) => {
  failed ||= !isKept;
  console.log(`${isKept ? "✓" : "✗"} ${text}`);
};

const drafts = Array.from({ length: TIMES }, () => {
  const began = performance.now();
  draftChapter(facts);
  return performance.now() - began;
});
const p95 = percentile(drafts, 0.95);
say(
  p95 <= LIMIT.draft,
  `drafts ${FACTS} happenings in ${percentile(drafts, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
);

findBrowser();
const house = await openSeededApp();
try {
  const page = await house.visit(
    { name: "chronicle", as: "dm", path: "/campaign" },
    { viewport: { width: 1440, height: 900 }, realTime: true },
  );
  const post = async (path: string, data: object = {}) => {
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.post(`/api/${path}`, { data, headers });
    if (!answer.ok())
      throw new Error(`POST ${path} was answered with ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { evening_id: number };
  };
  const mine = (await (await page.request.get("/api/campaigns/my")).json()) as {
    campaign_id: number;
    campaign_name: string;
  }[];
  const [book] = mine;
  const { evening_id } = await post("evenings", {
    campaign_id: book?.campaign_id,
    title: "The long one",
    begin: 1,
  });
  await post(`evenings/${evening_id}/end`);
  const paragraph = "Nobody could say who had first remarked on it, and nobody asked. ".repeat(11).trim();
  const chapter = Array(80).fill(paragraph).join("\n\n").slice(0, 50_000);
  await post(`evenings/${evening_id}/sign`, { chapter });

  await page.goto("/campaign?tab=evenings");
  const row = page.getByRole("button", { name: /The long one/ });
  await row.waitFor();
  // What a page loads while it rests has come.
  await page.waitForTimeout(REST);
  await page.evaluate("globalThis.__name = (made) => made");
  /** From the press until the number of leaves is known and a frame with it was drawn. */
  const opened = await row.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        const look = () => {
          if (/Leaf 1 of \d+/.test(document.body.textContent ?? ""))
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
      }),
  );
  const leaf = async () => (await page.getByText(/^Leaf \d+ of \d+/).textContent()) ?? "";
  const leaves = await leaf();
  say(
    opened <= LIMIT.open,
    `opens a chapter of ${chapter.length} characters (${leaves}) in ${opened.toFixed(0)} ms`,
  );
  const frames = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let turned = 0;
        const press = () => {
          document.querySelector<HTMLElement>('button[aria-label="Turn the leaf"]')?.click();
          turned += 1;
          if (turned < count) setTimeout(press, 400);
          else
            setTimeout(
              () => resolve(times.slice(1).map((time, index) => time - (times[index] ?? time))),
              500,
            );
        };
        const look = (now: number) => {
          times.push(now);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        press();
      }),
    LEAVES,
  );
  const at = await leaf();
  const longest = Math.max(...frames);
  const dropped = frames.filter((frame) => frame > LIMIT.frame).length;
  say(
    dropped === 0 && at.startsWith(`Leaf ${LEAVES + 1} `),
    `turns ${LEAVES} leaves (now at ${at}): ${frames.length} frames, longest ${longest.toFixed(1)} ms, ${dropped} dropped`,
  );
} finally {
  await house.close();
}
process.exitCode = failed ? 1 : 0;
