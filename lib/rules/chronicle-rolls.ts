import type { Entry, Sentence } from "@/lib/rules/chronicle-fact";
import { possessive, quoted, theItem } from "@/lib/rules/chronicle-words";

/** Names of skills and abilities, which stand in a sentence as they are. */
const WORDS_OF_ONE_NAME = /^[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)?$/;

/** What a roll was for, as it stands in a sentence. The labels that the sheet and the fight give are put into words, others quoted. */
const forWhat = (label: string) => {
  const [, weapon] = /^(.+), to hit$/.exec(label) ?? [];
  if (weapon !== undefined) return `the strike with ${theItem(weapon)}`;
  const [, whose, throwOf] = /^(?:(.+), )?(\w+ (?:save|check))$/.exec(label) ?? [];
  if (throwOf !== undefined) return whose === undefined ? `the ${throwOf}` : `the ${throwOf} of ${whose}`;
  return WORDS_OF_ONE_NAME.test(label) ? label : quoted(label.trim());
};
/** Labels that say no more than the dice themselves. */
const isWithoutWords = (label: string) => /^[\d\s+\-−dD()×]*$/.test(label);
const roller = (entry: Entry<"roll">, person: string) => entry.by ?? person;

const ROLLS: Record<"best" | "worst" | "bareBest" | "bareWorst", Sentence<"roll">[]> = {
  best: [
    (roll, person) => `for ${forWhat(roll.label)} ${possessive(roller(roll, person))} die showed 20`,
    (roll, person) =>
      `${possessive(roller(roll, person))} die lay at a natural 20 for ${forWhat(roll.label)}`,
    (roll, person) => `a natural 20 came to ${roller(roll, person)} for ${forWhat(roll.label)}`,
    (roll, person) =>
      `${forWhat(roll.label)} could not have gone better for ${roller(roll, person)}: a natural 20`,
    (roll, person) =>
      `${roller(roll, person)} asked the dice for ${forWhat(roll.label)}, and they answered 20`,
    (roll, person) => `the table saw ${roller(roll, person)} throw a natural 20 for ${forWhat(roll.label)}`,
    (roll, person) => `when it came to ${forWhat(roll.label)}, ${roller(roll, person)} rolled a 20`,
    (roll, person) => `luck was with ${roller(roll, person)}: ${forWhat(roll.label)}, a 20 on the die`,
  ],
  worst: [
    (roll, person) => `for ${forWhat(roll.label)} ${possessive(roller(roll, person))} die showed 1`,
    (roll, person) => `${forWhat(roll.label)} came to nothing for ${roller(roll, person)}: a natural 1`,
    (roll, person) => `the die turned its worst face to ${roller(roll, person)} for ${forWhat(roll.label)}`,
    (roll, person) => `${roller(roll, person)} rolled a 1 for ${forWhat(roll.label)}`,
    (roll, person) =>
      `of ${possessive(roller(roll, person))} try at ${forWhat(roll.label)} only the 1 is remembered`,
    (roll, person) => `a natural 1 was all that ${roller(roll, person)} got for ${forWhat(roll.label)}`,
    (roll, person) =>
      `when it came to ${forWhat(roll.label)}, the dice left ${roller(roll, person)} with a 1`,
    (roll, person) =>
      `there was no good way to tell ${possessive(roller(roll, person))} roll for ${forWhat(roll.label)}: a 1`,
  ],
  bareBest: [
    (roll, person) => `${roller(roll, person)} rolled a natural 20`,
    (roll, person) => `for ${roller(roll, person)} the die lay at 20`,
    (roll, person) => `a natural 20 was ${possessive(roller(roll, person))}`,
    (roll, person) => `the table saw ${roller(roll, person)} throw a 20`,
    (roll, person) => `${possessive(roller(roll, person))} die could not have shown more: a 20`,
  ],
  bareWorst: [
    (roll, person) => `${roller(roll, person)} rolled a natural 1`,
    (roll, person) => `for ${roller(roll, person)} the die lay at 1`,
    (roll, person) => `a natural 1 was all that ${roller(roll, person)} got`,
    (roll, person) => `the die turned its worst face to ${roller(roll, person)}`,
    (roll, person) => `${possessive(roller(roll, person))} die could not have shown less: a 1`,
  ],
};

/** The sentences about a natural 20 or 1, with the roll's label where it says anything. */
export const rollSentences = ({
  label,
  natural,
}: Entry<"roll">): { way: string; sentences: Sentence<"roll">[] } => {
  const isBest = natural === 20;
  const bare = isBest ? ("bareBest" as const) : ("bareWorst" as const);
  const full = isBest ? ("best" as const) : ("worst" as const);
  const way = isWithoutWords(label) ? bare : full;
  return { way, sentences: ROLLS[way] };
};
