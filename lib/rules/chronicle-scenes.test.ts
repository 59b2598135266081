import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeedKind } from "./chronicle-fact";
import { scenesOf } from "./chronicle-scenes";

interface Dated {
  kind: DeedKind;
  at: string;
}
const EVENING = Date.parse("2026-11-23T19:41:00.000Z");
const some = ["seal", "fall", "rise", "fight", "rest", "roll"] as const;
/** Happenings by their kinds, each so many minutes after the one before. */
const happened = (words: string, minutes: number[] = []): Dated[] => {
  let at = EVENING;
  return words.split(" ").flatMap((word, index) => {
    const kind = some.find((one) => one === word);
    at += (minutes[index] ?? 3) * 60_000;
    return kind ? [{ kind, at: new Date(at).toISOString() }] : [];
  });
};
const kinds = (all: readonly Dated[]) => scenesOf(all).map((scene) => scene.map(({ kind }) => kind));

describe("scenes", () => {
  it("has a fight with what led to it as one, and what comes after it as another", () => {
    expect(kinds(happened("seal fall roll rise fight rest"))).toEqual([
      ["seal"],
      ["fall", "roll", "rise", "fight"],
      ["rest"],
    ]);
  });
  it("parts what lies more than twenty minutes apart", () => {
    expect(kinds(happened("seal seal rest", [0, 20, 21]))).toEqual([["seal", "seal"], ["rest"]]);
    expect(kinds(happened("fall rise fight", [0, 30, 5]))).toEqual([["fall"], ["rise", "fight"]]);
  });
  it("loses nothing", () => {
    const any = fc.array(fc.tuple(fc.constantFrom(...some), fc.nat(45)), { maxLength: 40 });
    fc.assert(
      fc.property(any, (all) => {
        const facts = happened(
          all.map(([word]) => word).join(" "),
          all.map(([, minutes]) => minutes),
        );
        expect(scenesOf(facts).flat()).toEqual(facts);
      }),
    );
  });
});
