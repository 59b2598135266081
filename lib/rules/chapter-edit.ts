import type { ToldFact } from "@/lib/rules/chronicle";
import { scenesOf } from "@/lib/rules/chronicle-scenes";

type Happening = Pick<ToldFact, "id" | "kind" | "at" | "text">;

/**
 * Where the sentence of a happening stands in a text, or -1. What stands within a longer one of the others is not it: "Kettil got up." is
 * also the end of "Later, Kettil got up.", which tells another happening.
 */
const placeOf = (chapter: string, happenings: readonly Happening[], { text }: Happening): number => {
  const longer = happenings.filter((other) => other.text.length > text.length && other.text.includes(text));
  const isWithin = (at: number) =>
    longer.some((other) =>
      [...occurrences(chapter, other.text)].some(
        (from) => from <= at && at + text.length <= from + other.text.length,
      ),
    );
  return [...occurrences(chapter, text)].find((at) => !isWithin(at)) ?? -1;
};

function* occurrences(chapter: string, text: string): Generator<number> {
  for (let at = chapter.indexOf(text); at >= 0; at = chapter.indexOf(text, at + 1)) yield at;
}

/** The ids of those happenings whose sentences stand in a text. */
export const toldIn = (chapter: string, happenings: readonly Happening[]): Set<number> =>
  new Set(happenings.filter((one) => placeOf(chapter, happenings, one) >= 0).map(({ id }) => id));

/** Without the sentence of a happening, and without the gap that it would leave. */
export const withoutSentence = (chapter: string, happenings: readonly Happening[], id: number): string => {
  const one = happenings.find((told) => told.id === id);
  const at = one ? placeOf(chapter, happenings, one) : -1;
  if (!one || at < 0) return chapter;
  const before = chapter.slice(0, at);
  const after = chapter.slice(at + one.text.length);
  const isParagraph = /(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(after);
  if (isParagraph) return (before.trimEnd() + after).replace(/^\n+/, "");
  return /(?:^|\n)$/.test(before) ? before + after.replace(/^ /, "") : before.replace(/ $/, "") + after;
};

/**
 * With the sentence of a happening, where it belongs in the order of time: after what stands there of its scene, else as a paragraph of
 * its own after the scenes before. What was written by hand stays as it is.
 */
export const withSentence = (chapter: string, happenings: readonly Happening[], id: number): string => {
  const one = happenings.find((told) => told.id === id);
  const find = (told: Happening) => placeOf(chapter, happenings, told);
  if (!one || find(one) >= 0) return chapter;
  const scenes = scenesOf(happenings);
  const scene = scenes.find((some) => some.includes(one)) ?? [];
  const place = scene.indexOf(one);
  const end = endOfLast(scene.slice(0, place), find);
  if (end !== undefined) return `${chapter.slice(0, end)} ${one.text}${chapter.slice(end)}`;
  const follower = startOfFirst(scene.slice(place + 1), find);
  if (follower !== undefined) return `${chapter.slice(0, follower)}${one.text} ${chapter.slice(follower)}`;
  const rest = placeOfScene(chapter, scenes, scenes.indexOf(scene), find);
  const parts = [chapter.slice(0, rest).trimEnd(), one.text, chapter.slice(rest).replace(/^\n+/, "")];
  return parts.filter(Boolean).join("\n\n");
};

type Find = (told: Happening) => number;

/** Where the last of some sentences that stand in the text ends; undefined where none does. */
const endOfLast = (told: readonly Happening[], find: Find): number | undefined => {
  const last = told.findLast((some) => find(some) >= 0);
  return last && find(last) + last.text.length;
};

/** Where the first of some sentences that stand in the text begins; undefined where none does. */
const startOfFirst = (told: readonly Happening[], find: Find): number | undefined => {
  const first = told.find((some) => find(some) >= 0);
  return first && find(first);
};

/** Where the paragraph of a scene belongs: after those of the scenes before, else before those of the scenes after, else at the end. */
const placeOfScene = (
  chapter: string,
  scenes: readonly (readonly Happening[])[],
  scene: number,
  find: Find,
): number => {
  const earlier = endOfLast(scenes.slice(0, scene).flat(), find);
  if (earlier !== undefined) return paragraphEnd(chapter, earlier);
  const later = startOfFirst(scenes.slice(scene + 1).flat(), find);
  return later === undefined ? chapter.length : chapter.lastIndexOf("\n\n", later) + 1;
};

const paragraphEnd = (chapter: string, from: number): number => {
  const at = chapter.indexOf("\n\n", from);
  return at < 0 ? chapter.length : at;
};
