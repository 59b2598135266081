import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endpointName } from "@/lib/client/api/api";
import { CallError } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { watchOwnCharacters } from "./notify-own-characters";

const callServer = vi.hoisted(() => vi.fn<(name: object) => Promise<unknown>>());
vi.mock("@/lib/client/api/call", async (load) => ({ ...(await load<object>()), call: callServer }));
vi.mock("@/lib/client/page/toast", () => ({ toast: { info: vi.fn() } }));

const READER = 1;
const OTHER = 2;
const isolde = (currentHitPoints: number) => ({
  id: 7,
  name: "Isolde",
  createdBy: READER,
  currentHitPoints,
  maxHitPoints: 44,
  temporaryHitPoints: 0,
});
const bow = { id: 1, name: "a bow" };
const rope = { id: 2, name: "a rope" };
/** What the server has. */
let stored = { character: isolde(31), items: [bow] };
const answer = async (name: object): Promise<unknown> =>
  endpointName(name) === "characters.list" ? [stored.character] : stored.items;

beforeEach(() => {
  vi.useFakeTimers();
  stored = { character: isolde(31), items: [bow] };
  callServer.mockImplementation(answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** A watch that knows what is stored. */
const watching = async () => {
  const nameOf = () => "Maren";
  const watch = watchOwnCharacters({ campaignId: 3, readerId: READER, nameOf, onLook: () => {} });
  await vi.runAllTimersAsync();
  return { change: (...by: number[]) => by.forEach((one) => watch.change({ id: 7, by: one })) };
};
const told = () => vi.mocked(toast.info).mock.calls.map(([text]) => text);

it("tells what others do to one's character: damage, and what they give", async () => {
  const watch = await watching();
  stored = { character: isolde(28), items: [bow, rope] };
  watch.change(OTHER, OTHER);
  await vi.runAllTimersAsync();
  expect(told()).toEqual([
    "Maren dealt 3 damage to Isolde, who has 28 hit points left.",
    "Maren gave Isolde a rope.",
  ]);
});

it("tells nobody of the item that one notes oneself while others change the character", async () => {
  const watch = await watching();
  stored.items = [bow, rope];
  watch.change(OTHER, READER);
  await vi.runAllTimersAsync();
  watch.change(OTHER);
  await vi.runAllTimersAsync();
  expect(told()).toEqual([]);
});

it("takes no item for another's whose change is heard while the character is read", async () => {
  const watch = await watching();
  callServer.mockImplementation(async (name) => {
    if (stored.items.length === 1) {
      stored.items = [bow, rope];
      watch.change(READER);
    }
    return answer(name);
  });
  watch.change(OTHER);
  await vi.runAllTimersAsync();
  expect(told()).toEqual([]);
});

it("remembers whose changes could not be read", async () => {
  const watch = await watching();
  stored.items = [bow, rope];
  callServer.mockRejectedValueOnce(new CallError("", { status: 0, fields: {} }));
  watch.change(READER);
  await vi.runAllTimersAsync();
  watch.change(OTHER);
  await vi.runAllTimersAsync();
  expect(told()).toEqual([]);
});
