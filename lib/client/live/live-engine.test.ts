import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeBrowser, openBrowser, type Stream, streams } from "./browser.fixture";
import type { Away } from "./live-events";

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

/** A tab of one person, with modules of its own as in a browser; `seen` is what it shows. */
const openTab = async (campaignId: number | null) => {
  vi.resetModules();
  const { startLive } = await import("./live-engine");
  const events = await import("./live-events");
  const seen = { rendered: 0, away: null as Away };
  vi.spyOn(events, "showAway").mockImplementation((away) => {
    seen.away = away;
  });
  startLive({
    userId: 1,
    shown: { campaignId, since: "now" },
    refresh: () => {
      seen.rendered += 1;
    },
    goTo: () => {},
  });
  const sight = watched.at(-1);
  sight?.onSeen();
  await vi.advanceTimersByTimeAsync(0);
  return { seen, hide: () => sight?.onUnseen(), show: () => sight?.onSeen() };
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
