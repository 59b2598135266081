import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** So many texts stand for a part of a pattern that many would match. */
const MOST_SAMPLES = 3;
const CHARACTERS = [" ", "a", "1", "-", "\n", "(", ",", "é", "<", "&", "Z", "~", "\t", ".", '"', "_"];

type Part = AST.Element | AST.Alternative;

/** The parts of a pattern as texts that they match. */
class Sampler {
  readonly #flags: string;
  readonly #characters: string[];

  constructor({ source, flags }: RegExp) {
    this.#flags = flags.replace(/[gy]/g, "");
    // What the pattern names itself comes first: a class takes what other parts of it wait for.
    this.#characters = [...new Set([...(source.match(/[a-z0-9 ,]/gi) ?? []), ...CHARACTERS])];
  }

  #ofOne({ raw }: Part): string[] {
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags);
    return this.#characters.filter((one) => pattern.test(one)).slice(0, MOST_SAMPLES);
  }

  #ofSequence(parts: readonly AST.Element[]): string[] {
    return parts.reduce<string[]>(
      (begun, part) => {
        const samples = this.of(part);
        return begun.map((text, at) => text + (samples[at % samples.length] ?? ""));
      },
      Array.from({ length: MOST_SAMPLES }, () => ""),
    );
  }

  of(part: Part): string[] {
    switch (part.type) {
      case "Character":
        return [String.fromCodePoint(part.value)];
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return this.#ofOne(part);
      case "Alternative":
        return this.#ofSequence(part.elements);
      case "Group":
      case "CapturingGroup": {
        const all = part.alternatives.flatMap((one) => this.#ofSequence(one.elements).slice(0, 1));
        const step = Math.max(1, Math.floor(all.length / MOST_SAMPLES));
        return all.filter((_, at) => at % step === 0).slice(0, MOST_SAMPLES);
      }
      case "Quantifier":
        return this.of(part.element).map((text) => text.repeat(Math.max(1, part.min)));
      case "Assertion":
      case "Backreference":
        return [""];
    }
  }

  /** Every run of parts that follow each other, at any depth, with what stands before it in a match. */
  *runs(alternatives: readonly AST.Alternative[], before = ""): Generator<{ before: string; piece: string }> {
    for (const { elements } of alternatives)
      for (const [from, element] of elements.entries()) {
        const [head = ""] = this.#ofSequence(elements.slice(0, from));
        for (let to = from + 1; to <= elements.length; to += 1)
          for (const piece of this.#ofSequence(elements.slice(from, to)))
            yield { before: before + head, piece };
        const inner = element.type === "Quantifier" ? element.element : element;
        if ("alternatives" in inner) yield* this.runs(inner.alternatives, before + head);
      }
  }
}

/** Makes a text of a length. */
export type AttackText = (length: number) => string;

/**
 * Texts in which a pattern may look again and again: what it or a part of it matches, repeated; alone, and behind what a match has before
 * it. None ends as a match could.
 */
export const attackTexts = (pattern: RegExp): AttackText[] => {
  const { alternatives } = new RegExpParser().parsePattern(pattern.source, undefined, undefined, {
    unicode: pattern.flags.includes("u"),
    unicodeSets: pattern.flags.includes("v"),
  });
  const texts = new Map<string, AttackText>();
  for (const { before, piece } of new Sampler(pattern).runs(alternatives)) {
    if (piece === "") continue;
    for (const head of new Set(["", before]))
      texts.set(
        JSON.stringify([head, piece]),
        (length) => `${head}${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 2) + "\0!",
      );
  }
  return [...texts.values()];
};
