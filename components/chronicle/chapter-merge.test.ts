import { expect, it } from "vitest";
import { mergeChapter } from "./chapter-merge";
import { isSame, PARTS, type Words } from "./chapter-words";
import { NONE_SENT, withSentParts } from "./sent-parts";

const base: Words = { title: "The Choir", chapter: "It rained.", threads: [] };
const paid = { text: "Who paid?", isDone: false };
const sang = { text: "Who sang?", isDone: false };

const merge = (mine: Partial<Words>, theirs: Partial<Words>, others: object = {}) =>
  mergeChapter({
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
    sent: NONE_SENT,
    held: [],
    asked: [],
    ...others,
  });

it("takes a part from who alone has changed it", () => {
  expect(merge({ chapter: "It snowed." }, { title: "Rain", threads: [paid] })).toEqual({
    words: { title: "Rain", chapter: "It snowed.", threads: [paid] },
    asked: [],
  });
  expect(merge({ threads: [paid] }, { threads: [sang] })).toEqual({
    words: { ...base, threads: [paid, sang] },
    asked: [],
  });
});

it("asks about what both have changed, and not to the same", () => {
  const mine = { title: "Snow", chapter: "It snowed.", threads: [paid] };
  const theirs = { title: "Snow", chapter: "It poured.", threads: [sang] };
  expect(merge(mine, theirs)).toEqual({ words: { ...mine, threads: [paid, sang] }, asked: ["chapter"] });
});

it("changes nothing in hand", () => {
  expect(merge({}, { title: "Rain", chapter: "It poured." }, { held: ["chapter"] })).toEqual({
    words: { ...base, title: "Rain" },
    asked: ["chapter"],
  });
});

it("knows what was sent from here, and takes back nothing that was put back since", () => {
  const sent = withSentParts(NONE_SENT, { ...base, chapter: "It snowed.", threads: [paid] });
  // Its answer was lost; another went on from it.
  expect(merge({ chapter: "It snowed on." }, { chapter: "It snowed.", title: "Snow" }, { sent })).toEqual({
    words: { ...base, title: "Snow", chapter: "It snowed on." },
    asked: [],
  });
  expect(merge({}, { chapter: "It snowed for days." }, { sent }).asked).toEqual(["chapter"]);
  expect(merge({ threads: [sang] }, { threads: [{ ...paid, isDone: true }] }, { sent }).asked).toEqual([
    "threads",
  ]);
});

it("asks about threads that could be merged where all is to be asked about", () => {
  const theirs = { threads: [paid] };
  expect(merge({}, theirs, { held: ["threads"] })).toMatchObject({ asked: [] });
  for (const mine of [{}, { threads: [sang] }])
    expect(merge(mine, theirs, { held: PARTS, asked: PARTS })).toEqual({
      words: { ...base, ...mine },
      asked: ["threads"],
    });
  expect(merge({ threads: [paid] }, theirs, { asked: PARTS }).asked).toEqual([]);
});

it("takes threads in another order for the same", () => {
  expect(isSame({ ...base, threads: [paid, sang] }, { ...base, threads: [sang, paid] })).toBe(true);
  const answered = { ...paid, isDone: true };
  expect(isSame({ ...base, threads: [paid, sang] }, { ...base, threads: [sang, answered] })).toBe(false);
  const sent = withSentParts(NONE_SENT, { ...base, threads: [paid, sang] });
  expect(merge({}, { threads: [sang, paid] }, { sent }).words.threads).toEqual([]);
});
