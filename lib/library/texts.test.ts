import { expect, it } from "vitest";
import { parseDiceFormula } from "@/lib/rules/dice-formula";
import { piecesOf } from "@/lib/rules/dice-in-text";
import { libraryTexts } from "./library-texts.fixture";
import { RARE_WORDS } from "./rare-words.fixture";

const all = await libraryTexts();
const around = (text: string, index: number): string => text.slice(Math.max(0, index - 20), index + 30);
const found = (pattern: RegExp, isRight: (match: RegExpExecArray) => boolean = () => false): string[] =>
  all.flatMap(({ of, text }) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      isRight(match) ? [] : [`${of}: ${around(text, match.index)}`],
    ),
  );

const DICE = /^\d{0,2}d\d{1,3}$/;
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;

it("no letter stands among figures", () => {
  const differing = found(
    /[\p{L}\d]*(?:\d\p{L}|\p{L}\d)[\p{L}\d]*/gu,
    ([word]) => DICE.test(word) || ORDINAL.test(word),
  );
  expect(differing).toEqual([]);
});

const ABILITIES_NAMED = "Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma";
/** Dice and difficulties as they may be written, read or not. */
const TO_ROLL = new RegExp(String.raw`(?<!\p{L})(?:\d+ ?)?d ?\d+|\bDC ?\S+ (?:${ABILITIES_NAMED})`, "gu");
/** Hit dice may have more added to them than one throws at the table with; fights read and throw them. */
const isHitDice = (text: string) => parseDiceFormula(text) !== null;

it("every die, saving throw and check is read, so that it makes a button", () => {
  const unread = all.flatMap(({ of, text }) => {
    const rest = piecesOf(text)
      .map((piece) => (piece.roll ? "[read]" : piece.text))
      .join("");
    const left = isHitDice(text) ? [] : [...rest.matchAll(TO_ROLL)];
    return left.map(({ index }) => `${of}: ${around(rest, index)}`);
  });
  expect(unread).toEqual([]);
});

it("a difficulty is a number, or says what it is", () => {
  const KNOWN =
    /^DC(?: \d{1,2}\b| of 5 \+ the damage\b|\.|\)|,| equals \d| for this saving throw equals 8\b| or | to | higher or lower)/;
  expect(found(/\bDC\b/g, ({ input, index }) => KNOWN.test(input.slice(index)))).toEqual([]);
});

it("a save is asked where the text asks for one, and none for a check", () => {
  const saves = all.flatMap(({ of, text }) => {
    let end = 0;
    return piecesOf(text).flatMap((piece) => {
      end += piece.text.length;
      const rest = piece.text.replace(/^DC \d+ \w+/, "") + text.slice(end);
      const isAsked = /^(?: or \w+)? saving throw/.test(rest);
      return piece.text.startsWith("DC") && isAsked !== (piece.roll?.save !== undefined)
        ? [`${of}: ${piece.text}${text.slice(end, end + 30)}`]
        : [];
    });
  });
  expect(saves).toEqual([]);
});

/** So many entries use a word that is English, or the game's. */
const OFTEN = 3;
const ENDINGS: readonly (readonly [string, string])[] = [
  ["s", ""],
  ["es", ""],
  ["ed", ""],
  ["ed", "e"],
  ["d", ""],
  ["ing", ""],
  ["ing", "e"],
  ["ly", ""],
  ["er", ""],
  ["er", "e"],
  ["ies", "y"],
  ["ied", "y"],
];
const SHORTEST_STEM = 3;
const stemsOf = (word: string): string[] => [
  word,
  ...ENDINGS.flatMap(([ending, instead]) =>
    word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM
      ? [word.slice(0, -ending.length) + instead]
      : [],
  ),
];
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, "")
    .match(/\p{L}{2,}/gu) ?? [];

it("every word is English: one that many entries use, one of a name, or one that was looked at", () => {
  const users = new Map<string, Set<string>>();
  for (const { of, text } of all)
    for (const word of wordsIn(text)) users.set(word, (users.get(word) ?? new Set()).add(of));
  const names = new Set(all.flatMap(({ of }) => wordsIn(of)));
  const isKnown = (word: string) => names.has(word) || (users.get(word)?.size ?? 0) >= OFTEN;
  const rare = [...users.keys()].filter((word) => !stemsOf(word).some(isKnown));
  expect(rare.toSorted()).toEqual(RARE_WORDS.toSorted());
});

it("blanks, brackets and full stops stand as they should", () => {
  expect(
    found(/ [.,;:)]| {2}|\( |\.\.|[,;]\p{L}|\bft\.(?=[\p{L}\d])|\b\d+ft\b|\bit s\b|\p{L} ['’]\p{L}/gu),
  ).toEqual([]);
});
