import type { DeedKind, Fact } from "@/lib/rules/chronicle-fact";
import { scenesOf } from "@/lib/rules/chronicle-scenes";
import { sentencesFor } from "@/lib/rules/chronicle-sentences";

export type { Deed, Fact } from "@/lib/rules/chronicle-fact";

interface Most {
  sentences: number;
  characters: number;
}
/** What can be told at all: a chapter holds no more characters. */
const AT_MOST: Most = { sentences: Infinity, characters: 50_000 };
/** What is ticked by itself: a chapter of more sentences is a list, and room is left for a word by hand. */
const BY_ITSELF: Most = { sentences: 60, characters: 45_000 };
/** How remarkable a happening is, where not all can be told. */
const WEIGHT: Record<DeedKind, number> = {
  fight: 3,
  level: 3,
  fall: 2,
  seal: 2,
  join: 2,
  character: 2,
  roll: 2,
  rise: 1,
  gift: 1,
  rest: 1,
  shown: 0,
};

/** A happening with its sentence. */
export interface ToldFact {
  id: number;
  kind: DeedKind;
  at: string;
  text: string;
  ticked: boolean;
}

/** Whether it would be told by itself, if there were no limit: what not everybody knows is never told by itself. */
const isRemarkable = (fact: Fact, isTold: (title: string) => boolean): boolean => {
  if (fact.kind === "seal") return fact.entry.isForAll;
  // A page of the book itself lies on the table again and again; a handout's opening is told already.
  if (fact.kind === "shown") return fact.entry.title !== null && !isTold(fact.entry.title);
  return true;
};

/** Those that would be told by themselves, if there were no limit. */
const remarkable = (facts: readonly Fact[]): Fact[] => {
  const titles = new Set<string>();
  return facts.filter((fact) => {
    const is = isRemarkable(fact, (title) => titles.has(title));
    if (fact.kind === "seal") titles.add(fact.entry.title);
    if (fact.kind === "shown" && fact.entry.title !== null) titles.add(fact.entry.title);
    return is;
  });
};

/** The ids of as many as may be told: the most remarkable ones, the earlier first among equals, each with its whole sentence. */
const within = (
  facts: readonly Fact[],
  texts: ReadonlyMap<number, string>,
  { sentences, characters }: Most,
): ReadonlySet<number> => {
  const taken = new Set<number>();
  let length = 0;
  for (const { id } of facts.toSorted((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind])) {
    // With what parts it from the next.
    length += (texts.get(id)?.length ?? 0) + 2;
    if (taken.size === sentences || length > characters) break;
    taken.add(id);
  }
  return taken;
};

/** A number that follows from the first thing that happened: evenings begin differently, and what is told stays as more happens. */
const seedOf = (facts: readonly Fact[]): number => {
  let seed = 0;
  for (const sign of facts[0]?.at ?? "") seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
};

/**
 * Drafts the chapter of an evening: a sentence for each happening, no two alike, and the text that those make which are taken, a paragraph
 * a scene. The same facts make the same text.
 *
 * @param facts in the order of time, as those who will read the chapter knew them
 * @param taken the ids of those that are told, as far as a chapter holds them; without it the remarkable ones
 */
export const draftChapter = (
  facts: readonly Fact[],
  taken?: ReadonlySet<number>,
): { happenings: ToldFact[]; chapter: string } => {
  const sentences = sentencesFor(facts, seedOf(facts));
  const texts = new Map(facts.map(({ id }, index) => [id, sentences[index] ?? ""]));
  const told = taken
    ? within(
        facts.filter(({ id }) => taken.has(id)),
        texts,
        AT_MOST,
      )
    : within(remarkable(facts), texts, BY_ITSELF);
  const happenings = facts.map(
    ({ id, kind, at }): ToldFact => ({ id, kind, at, text: texts.get(id) ?? "", ticked: told.has(id) }),
  );
  const chapter = scenesOf(happenings)
    .map((scene) => scene.filter(({ ticked }) => ticked).map(({ text }) => text))
    .filter((scene) => scene.length > 0)
    .map((scene) => scene.join(" "))
    .join("\n\n");
  return { happenings, chapter };
};
