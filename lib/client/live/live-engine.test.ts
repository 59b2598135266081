import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeBrowser, openBrowser, type Stream, streams } from "./browser.fixture";
import type { Away } from "./live-events";
import type { OpenPage } from "./leading-tab";

const watched: { onSeen: () => void; onUnseen: () => void }[] = [];
vi.mock("@/lib/client/page/wait-for-renderings", () => ({ waitForRenderings: () => {} }));
vi.mock("@/lib/client/api/call", () => ({ call: () => Promise.resolve({}) }));
vi.mock("./when-no-unsaved-input", () => ({ whenNoUnsavedInput: (work: () => void) => work }));
vi.mock("./watch-visibility", () => ({
  watchVisibility: (_: number, sight: (typeof watched)[number]) => {
    watched.push(sight);
    return () => {};
  },
}));

/** The moment at which a page was made, by a server whose clock is an hour ahead. */
const madeAt = (time: number) => `${time + 3_600_000} 740:740:`;

/** A tab of one person, with modules of its own as in a browser; `seen` is what it shows. */
const openTab = async (campaignId: number | null, since = madeAt(performance.timeOrigin)) => {
  vi.resetModules();
  const { startLive } = await import("./live-engine");
  const events = await import("./live-events");
  const seen = { rendered: 0, away: null as Away, heard: [] as unknown[] };
  vi.spyOn(events, "showAway").mockImplementation((away) => {
    seen.away = away;
  });
  vi.spyOn(events, "tellPage").mockImplementation((kind, event) => {
    if (kind !== "presence") seen.heard.push(kind === "change" ? event : kind);
  });
  const live = startLive({
    userId: 1,
    shown: { campaignId, since },
    refresh: () => {
      seen.rendered += 1;
    },
    goTo: () => {},
  });
  const sight = watched.at(-1);
  sight?.onSeen();
  await vi.advanceTimersByTimeAsync(0);
  const turnTo = async (next: OpenPage) => {
    live.show(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { seen, turnTo, hide: () => sight?.onUnseen(), show: () => sight?.onSeen() };
};
const streamOf = (book: number): Stream | undefined =>
  streams.findLast(({ address }) => address.includes(`campaign_id=${book}&`));

beforeEach(() => {
  openBrowser();
  vi.stubGlobal("document", { hasFocus: () => true });
});
afterEach(() => {
  vi.restoreAllMocks();
  closeBrowser();
});

it("has the page of a book whose stream is refused rendered again, and no other, and says of no other that it is away", async () => {
  const [leader, hidden] = [await openTab(7), await openTab(8)];
  streamOf(7)?.tell("presence", { present: [] });
  hidden.hide();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streamOf(8)?.readyState).toBe(2);
  hidden.show();
  await vi.advanceTimersByTimeAsync(0);
  streamOf(8)?.fail(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([leader.seen.rendered, hidden.seen.rendered]).toEqual([0, 1]);
  expect(leader.seen.away).toBeNull();
  expect(hidden.seen.away).not.toBeNull();
});

it("doesn't say on a page of no book that came later that it is away where one of two streams is open", async () => {
  await openTab(7);
  streamOf(7)?.tell("presence", { present: [] });
  const home = await openTab(null);
  await openTab(8);
  streamOf(8)?.fail(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(home.seen.away).toBeNull();
});

const hurt = (id: number) => ({ kind: "characters", id, campaign_id: 7, by: 2 });

it.each([
  ["leads", true],
  ["hears another one", false],
])(
  "tells a tab that %s what came of a book while its page was made, where the book is open elsewhere",
  async (_, leads) => {
    if (!leads) await openTab(7);
    const shelf = await openTab(null);
    if (leads) await openTab(7);
    const stream = streamOf(7);
    stream?.tell("presence", { present: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    stream?.tell("change", hurt(1), "41");
    await vi.advanceTimersByTimeAsync(20_000);
    const since = madeAt(Date.now());
    await vi.advanceTimersByTimeAsync(3000);
    stream?.tell("change", hurt(2), "42");
    stream?.tell("shown", { place: "themes" }, "43");
    await vi.advanceTimersByTimeAsync(3000);
    expect(shelf.seen.heard).toEqual([]);
    await shelf.turnTo({ campaignId: 7, since });
    expect(shelf.seen.heard).toEqual([
      expect.objectContaining({ kind: "characters", id: 2 }),
      "shown",
      "refetched",
    ]);
    expect(streamOf(7)).toBe(stream);
  },
);

it("goes on from the moment until which all was told, where no change came after it", async () => {
  await openTab(7);
  streamOf(7)?.tell("change", hurt(1), "41");
  streamOf(7)?.tell("moment", {}, "1764000000000 740:742:740");
  streamOf(7)?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  const said = new URL(streamOf(7)?.address ?? "", "http://x").searchParams;
  expect([...said.values()]).toContain("1764000000000 740:742:740");
  streamOf(7)?.tell("change", hurt(1), "43");
  streamOf(7)?.fail();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streamOf(7)?.address).toMatch(/=43$/);
});
