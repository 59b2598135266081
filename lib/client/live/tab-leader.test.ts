import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeBrowser, openBrowser } from "./browser.fixture";
import { electLeaderTab, type TabMessage } from "./tab-leader";

/** A tab of one person that is seen, and what it was told. */
const openTab = (book: number | null = 7) => {
  const heard: TabMessage[] = [];
  const state = { isLeading: false, beats: 0, said: 0 };
  const tabs = electLeaderTab(1, {
    onMessage: (message) => heard.push(message),
    onLead: () => {
      state.isLeading = true;
    },
    onFollow: () => {
      state.isLeading = false;
    },
    onBeat: () => {
      state.beats += 1;
    },
  });
  tabs.enter();
  tabs.want(book, () => {
    state.said += 1;
  });
  return { tabs, heard, state };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => openBrowser());
afterEach(closeBrowser);

it("lets the first tab lead, and the next one as soon as that leaves", async () => {
  const [first, second] = [openTab(), openTab()];
  await settle();
  expect([first.state.isLeading, second.state.isLeading]).toEqual([true, false]);
  first.tabs.leave();
  await settle();
  expect([first.state.isLeading, second.state.isLeading]).toEqual([false, true]);
});

it("tells the leader which books are open, the person's own stream only where no book is", async () => {
  const first = openTab(null);
  await settle();
  expect(await first.tabs.wanted(null)).toEqual(new Set([null]));
  const second = openTab(7);
  const third = openTab(8);
  await settle();
  expect(await first.tabs.wanted(null)).toEqual(new Set([7, 8]));
  third.tabs.leave();
  second.tabs.want(9, () => {});
  await settle();
  expect(await first.tabs.wanted(null)).toEqual(new Set([9]));
});

it("takes over from a leader that says nothing for 35 seconds, and hands back nothing to it", async () => {
  const first = openTab();
  await settle();
  const second = openTab();
  // The first tab is frozen by its browser: it keeps its lock, and no timer of it runs.
  first.tabs.close();
  vi.clearAllTimers();
  second.tabs.leave();
  second.tabs.enter();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(second.state.isLeading).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([first.state.isLeading, second.state.isLeading]).toEqual([false, true]);
});

it("gives signs of life while it leads, and none after it left", async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.advanceTimersByTimeAsync(30_000);
  expect([first.state.beats, second.heard.filter(({ type }) => type === "beat").length]).toEqual([3, 3]);
  first.tabs.leave();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(first.state.beats).toBe(3);
});

it.each([
  ["where the browser lends no locks", { locks: false }],
  ["where it lends no channels", { channels: false }],
])("has each tab lead itself %s", async (_, lends) => {
  closeBrowser();
  openBrowser(lends);
  const [first, second] = [openTab(), openTab(8)];
  await settle();
  expect([first.state, second.state]).toMatchObject([
    { isLeading: true, said: 1 },
    { isLeading: true, said: 1 },
  ]);
  expect(await second.tabs.wanted(8)).toEqual(new Set([8]));
});

it("leads alone where locks are refused", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: () => Promise.reject(new DOMException("refused", "SecurityError")) },
  });
  const first = openTab();
  await settle();
  expect(first.state).toMatchObject({ isLeading: true, said: 1 });
});
