import type { ToldFact } from "@/lib/rules/chronicle";
import { scenesOf } from "@/lib/rules/chronicle-scenes";

type Happening = Pick<ToldFact, "id" | "kind" | "at" | "text">;

/** Without one sentence, and without the gap that it would leave. */
export const withoutSentence = (chapter: string, sentence: string): string => {
  const at = chapter.indexOf(sentence);
  if (at < 0) return chapter;
  const before = chapter.slice(0, at);
  const after = chapter.slice(at + sentence.length);
  const isParagraph = /(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(after);
  if (isParagraph) return (before.trimEnd() + after).replace(/^\n+/, "");
  return /(?:^|\n)$/.test(before) ? before + after.replace(/^ /, "") : before.replace(/ $/, "") + after;
};

/** Where the last of some sentences that stand in a text ends; undefined where none does. */
const endOfLast = (chapter: string, told: readonly Happening[]): number | undefined => {
  const last = told.findLast(({ text }) => chapter.includes(text));
  return last && chapter.indexOf(last.text) + last.text.length;
};

/**
 * With the sentence of a happening, where it belongs in the order of time: after what stands there of its scene, else as a paragraph of
 * its own after the scenes before. What was written by hand stays as it is.
 */
export const withSentence = (chapter: string, happenings: readonly Happening[], id: number): string => {
  const one = happenings.find((told) => told.id === id);
  if (!one || chapter.includes(one.text)) return chapter;
  const scenes = scenesOf(happenings);
  const scene = scenes.find((some) => some.includes(one)) ?? [];
  const place = scene.indexOf(one);
  const end = endOfLast(chapter, scene.slice(0, place));
  if (end !== undefined) return `${chapter.slice(0, end)} ${one.text}${chapter.slice(end)}`;
  const follower = scene.slice(place + 1).find(({ text }) => chapter.includes(text));
  if (follower) return chapter.replace(follower.text, () => `${one.text} ${follower.text}`);
  const rest = placeOf(chapter, scenes, scenes.indexOf(scene));
  const parts = [chapter.slice(0, rest).trimEnd(), one.text, chapter.slice(rest).replace(/^\n+/, "")];
  return parts.filter(Boolean).join("\n\n");
};

/** Where the paragraph of a scene belongs: after those of the scenes before, else before those of the scenes after, else at the end. */
const placeOf = (chapter: string, scenes: readonly (readonly Happening[])[], scene: number): number => {
  const earlier = endOfLast(chapter, scenes.slice(0, scene).flat());
  if (earlier !== undefined) return paragraphEnd(chapter, earlier);
  const later = scenes
    .slice(scene + 1)
    .flat()
    .find(({ text }) => chapter.includes(text));
  if (!later) return chapter.length;
  return chapter.lastIndexOf("\n\n", chapter.indexOf(later.text)) + 1;
};

const paragraphEnd = (chapter: string, from: number): number => {
  const at = chapter.indexOf("\n\n", from);
  return at < 0 ? chapter.length : at;
};
