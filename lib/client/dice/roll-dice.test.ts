import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rollDice } from "./roll-dice";

vi.mock("@/lib/client/page/sound", () => ({ playSound: () => {} }));

/** The keys of the requests, whose answers all get lost. */
let keys: (string | null)[];
/** How they get lost. */
let lose: () => Response;

beforeEach(() => {
  keys = [];
  lose = () => {
    throw new TypeError("Lost");
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: new URL("http://localhost/home") }));
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get("idempotency-key"));
    return lose();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const roll = (typed?: number[]) =>
  new Promise<string>((resolve) =>
    rollDice(7, [20], {
      ...(typed && { typed }),
      onRolled: () => resolve("fell here"),
      onFailed: () => resolve("failed"),
    }),
  );

const gatewayTimeout = () => new Response("", { status: 504 });

it.each([
  ["gets lost", undefined],
  ["is one of a gateway that waited in vain", gatewayTimeout],
])(
  "sends a roll once more where its answer %s, and the same roll after the dice fell here as another one",
  async (_, answer) => {
    lose = answer ?? lose;
    expect([await roll(), await roll()]).toEqual(["fell here", "fell here"]);
    const [first, , second] = keys;
    expect(keys).toEqual([first, first, second, second]);
    expect(first).not.toBe(second);
  },
);

it("takes what a real die shows, sent again after its answer got lost, for the same roll", async () => {
  expect([await roll([4]), await roll([4])]).toEqual(["failed", "failed"]);
  expect(new Set(keys).size).toBe(1);
});
