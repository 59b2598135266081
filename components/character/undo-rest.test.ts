import { expect, test, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { changeEnergy } from "@/lib/client/mutations/energy";
import { changeCharacterHitPoints } from "@/lib/client/mutations/hit-points";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { undoOf } from "./undo-rest";

vi.mock("@/lib/client/mutations/energy", () => ({ changeEnergy: vi.fn() }));
vi.mock("@/lib/client/mutations/hit-points", () => ({ changeCharacterHitPoints: vi.fn() }));

const isolde = (currentHitPoints: number) =>
  ({ id: 7, campaignId: 1, currentHitPoints, temporaryHitPoints: 0 }) as Character;
const spent = { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
const traits = [{ characterId: 7, energy: { amounts: spent, spent, levels: 1 } }] as unknown as PartyTraits[];
const before = { characters: [isolde(31)], traits };

/** The keys of what was sent, of which the first answer gets lost. */
const losingOne = (write: typeof changeCharacterHitPoints | typeof changeEnergy) => {
  const keys: unknown[] = [];
  vi.mocked(write as typeof changeEnergy).mockImplementation((_, given) => {
    keys.push(given.pressKey);
    if (keys.length > 1) return Promise.resolve({} as never);
    return Promise.reject(new CallError("", { status: 0, fields: {} }));
  });
  return keys;
};

test("a step whose answer got lost is repeated under its key, however late", async () => {
  const points = losingOne(changeCharacterHitPoints);
  const energy = losingOne(changeEnergy);
  const undo = undoOf(before, [isolde(44)], undefined);
  await expect(undo?.()).rejects.toThrow(CallError);
  await expect(undo?.()).rejects.toThrow(CallError);
  await undo?.();
  for (const keys of [points, energy]) {
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  }
});

test("of a character that is gone nothing is left, and the others' rest is taken back", async () => {
  const sent: unknown[] = [];
  vi.mocked(changeCharacterHitPoints)
    .mockReset()
    .mockImplementation((_, { params: { id } }) => {
      sent.push(id);
      if (id === 8) return Promise.reject(new CallError("", { status: 404, fields: {} }));
      return Promise.resolve(isolde(31));
    });
  const gone = (points: number) => ({ ...isolde(points), id: 8, temporaryHitPoints: 3 });
  const undo = undoOf({ characters: [gone(5), isolde(31)], traits: [] }, [gone(44), isolde(44)], undefined);
  await undo?.();
  await undo?.();
  expect(sent).toEqual([8, 7]);
});

test("a rest that restored nothing, with none before, can't be taken back", () => {
  expect(undoOf({ characters: [isolde(44)], traits: [] }, [isolde(44)], undefined)).toBeUndefined();
});

test("a rest that restored nothing leaves the one before to be taken back", async () => {
  const earlier = async () => {};
  expect(undoOf({ characters: [isolde(44)], traits: [] }, [isolde(44)], earlier)).toBe(earlier);
  expect(undoOf(before, [isolde(44)], earlier)).not.toBe(earlier);
});

test.each([
  [0, { change: -44, undo: true }],
  [5, { change: -39, undo: false }],
])("of who had %s hit points before the rest it says whether their fall is one", async (points, body) => {
  const write = vi.mocked(changeCharacterHitPoints).mockReset().mockResolvedValue(isolde(points));
  await undoOf({ characters: [isolde(points)], traits: [] }, [isolde(44)], undefined)?.();
  expect(write.mock.calls.map(([, given]) => given.body)).toEqual([body]);
});
