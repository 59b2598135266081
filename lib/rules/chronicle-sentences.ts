import {
  CHARACTERS,
  FALLS,
  GIFTS,
  JOINS,
  LEVELS,
  RESTS,
  RISES,
  SEALS,
  SHOWN,
} from "@/lib/rules/chronicle-deeds";
import type { Deed, Fact } from "@/lib/rules/chronicle-fact";
import { fightSentences } from "@/lib/rules/chronicle-fights";
import { rollSentences } from "@/lib/rules/chronicle-rolls";
import { capitalised } from "@/lib/rules/chronicle-words";
import { ordinal } from "@/lib/rules/number-words";

/** Which sentences a happening may have, under the name of their case: of one case none is used twice before all were. */
const casesOf = (fact: Deed): { name: string; sentences: readonly ((person: string) => string)[] } => {
  const of = <E>(name: string, sentences: readonly ((entry: E, person: string) => string)[], entry: E) => ({
    name: `${fact.kind} ${name}`,
    sentences: sentences.map((sentence) => (person: string) => sentence(entry, person)),
  });
  switch (fact.kind) {
    case "fight":
      return of(fact.entry.outcome ?? "open", fightSentences(fact.entry), fact.entry);
    case "fall": {
      const way = fact.entry.by === null ? "alone" : "by";
      return of(way, FALLS[way], fact.entry);
    }
    case "rise":
      return of("", RISES, fact.entry);
    case "roll": {
      const { way, sentences } = rollSentences(fact.entry);
      return of(way, sentences, fact.entry);
    }
    case "seal": {
      const way = fact.entry.isForAll ? "all" : "some";
      return of(way, SEALS[way], fact.entry);
    }
    case "shown":
      return of("", SHOWN, fact.entry);
    case "gift":
      return of("", GIFTS, fact.entry);
    case "rest":
      return of(fact.entry.kind, RESTS[fact.entry.kind], fact.entry);
    case "level":
      return of("", LEVELS, fact.entry);
    case "join":
      return of("", JOINS, fact.entry);
    case "character":
      return of("", CHARACTERS, fact.entry);
  }
};

/** Words of time before a sentence that was used already, so that it is another one. */
const AGAIN = [
  "later",
  "not long after",
  "then",
  "after that",
  "presently",
  "by and by",
  "a little later",
  "some time after",
  "soon enough",
  "in the course of the evening",
];

/**
 * Tells facts one after another, a sentence each, of which none is said twice. Of each case of a kind the sentences go round, from one on
 * that `start` says; once all were used they go round again with a word of time before them, and after those with a count.
 */
export const sentencesFor = (facts: readonly Fact[], start: number): string[] => {
  const used = new Map<string, number>();
  return facts.map((fact) => {
    const { name, sentences } = casesOf(fact);
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    const index = (start + before) % sentences.length;
    const round = Math.floor(before / sentences.length);
    const told = sentences[index]?.(fact.person ?? "somebody") ?? "";
    if (round === 0) return `${capitalised(told)}.`;
    const again = AGAIN[(round - 1 + index) % AGAIN.length] ?? "later";
    return round <= AGAIN.length
      ? `${capitalised(again)}, ${told}.`
      : `And for the ${ordinal(before + 1)} time of its kind that evening: ${told}.`;
  });
};
