import { table } from "./table";

/** Formulas of Foundry's: sums of dice and figures with what they refer to, as "2d6 + 5". */

/** What a reference such as `abilities.dex.mod` stands for; undefined where the actor has none. */
export type Lookup = (path: string) => number | string | undefined;

interface Dice {
  count: number;
  sides: number;
  /** "kh1" of "2d20kh1", or "". */
  manner: string;
}
/** Dice and a figure that are added up. */
interface Sum {
  dice: readonly Dice[];
  flat: number;
}

const LONGEST = 400;
const REFERENCE = /@([\w.-]{1,100})/g;
/** The formula with what it refers to; `missing` gets the references that nothing stands for, which stay. */
export const withValues = (formula: string, lookup: Lookup, missing: string[] = []): string =>
  formula.replace(REFERENCE, (whole: string, written: string) => {
    const path = written.replace(/(?<![.-])[.-]{1,100}$/, "");
    const value = lookup(path);
    if (value === undefined) missing.push(`@${path}`);
    if (value === undefined) return whole;
    const rest = written.slice(path.length);
    return (typeof value === "number" && value < 0 ? `(${value})` : String(value)) + rest;
  });

const TOKEN = /\s{0,50}(?:(\d{1,9}(?:\.\d{1,9})?)|(d\d{1,9}[a-z<>=\d]{0,20})|([a-z]{1,10})|([-+*/(),]))/iy;
const FUNCTIONS = table<(...values: number[]) => number>({
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  abs: Math.abs,
  sign: Math.sign,
  min: Math.min,
  max: Math.max,
});
class NoSum extends Error {}

const tokensOf = (formula: string): string[] => {
  const tokens: string[] = [];
  const plain = formula.replace(/\[[^\][]{0,100}\]/g, "").trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const [, figure, die, word, mark] = TOKEN.exec(plain) ?? [];
    const token = figure ?? die ?? word ?? mark;
    if (token === undefined) throw new NoSum();
    tokens.push(token.toLowerCase());
  }
  return tokens;
};
const flatOf = ({ dice, flat }: Sum): number => {
  if (dice.length > 0) throw new NoSum();
  return flat;
};
const DIE = /^d(\d+)(.*)$/;

/** Reads products and sums from left to right; dice can be added and taken away, and nothing else. */
class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  whole(): Sum {
    const sum = this.#sum();
    if (this.#at < this.#tokens.length) throw new NoSum();
    return sum;
  }

  #takes(...tokens: string[]): string | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined || !tokens.includes(next)) return undefined;
    this.#at += 1;
    return next;
  }

  #sum(): Sum {
    let sum = this.#product();
    for (let mark = this.#takes("+", "-"); mark; mark = this.#takes("+", "-")) {
      const { dice, flat } = this.#product();
      const worth = mark === "-" ? -1 : 1;
      sum = {
        dice: [...sum.dice, ...dice.map((die) => ({ ...die, count: worth * die.count }))],
        flat: sum.flat + worth * flat,
      };
    }
    return sum;
  }

  #product(): Sum {
    let product = this.#one();
    for (let mark = this.#takes("*", "/"); mark; mark = this.#takes("*", "/")) {
      const [left, right] = [flatOf(product), flatOf(this.#one())];
      product = { dice: [], flat: mark === "*" ? left * right : left / right };
    }
    return product;
  }

  #one(): Sum {
    if (this.#takes("+")) return this.#one();
    if (this.#takes("-")) {
      const { dice, flat } = this.#one();
      return { dice: dice.map((die) => ({ ...die, count: -die.count })), flat: -flat };
    }
    const token = this.#tokens[this.#at] ?? "";
    this.#at += 1;
    if (DIE.test(token)) return this.#dice(1, token);
    if (/^\d/.test(token)) return this.#counted({ dice: [], flat: Number(token) });
    if (token === "(") return this.#counted(this.#inBrackets()[0] ?? { dice: [], flat: 0 });
    const apply = FUNCTIONS.get(token);
    if (!apply || !this.#takes("(")) throw new NoSum();
    return { dice: [], flat: apply(...this.#inBrackets().map(flatOf)) };
  }

  /** "2d6" and "(2)d6": a figure with a die behind it counts it. */
  #counted(sum: Sum): Sum {
    const next = this.#tokens[this.#at] ?? "";
    if (!DIE.test(next)) return sum;
    this.#at += 1;
    return this.#dice(flatOf(sum), next);
  }

  #dice(count: number, token: string): Sum {
    const [, sides = "", manner = ""] = DIE.exec(token) ?? [];
    return { dice: [{ count, sides: Number(sides), manner }], flat: 0 };
  }

  #inBrackets(): Sum[] {
    const sums = [this.#sum()];
    while (this.#takes(",")) sums.push(this.#sum());
    if (!this.#takes(")")) throw new NoSum();
    return sums;
  }
}

/** The formula as a sum; undefined where it is none. */
const sumOf = (formula: string): Sum | undefined => {
  if (formula.length > LONGEST || formula.trim() === "") return undefined;
  try {
    const sum = new Reader(tokensOf(formula)).whole();
    return Number.isFinite(sum.flat) ? sum : undefined;
  } catch (error) {
    if (error instanceof NoSum) return undefined;
    throw error;
  }
};

/** The figure that a formula without dice comes to; undefined where it is no such formula. */
export const figureOf = (formula: string): number | undefined => {
  const sum = sumOf(formula);
  return sum?.dice.length === 0 ? sum.flat : undefined;
};

/** "12 (2d6 + 5)" or "2d6 + 5"; a formula that is no sum of dice as it is written. */
export const rolledText = (formula: string, withAverage: boolean): string => {
  const sum = sumOf(formula);
  if (!sum || sum.dice.some(({ count }) => !Number.isInteger(count))) return formula.trim();
  const { dice } = sum;
  const flat = Math.trunc(sum.flat);
  if (dice.length === 0) return String(flat);
  const parts = dice.map(({ count, sides, manner }, index) => {
    const sign = count < 0 ? "-" : index > 0 ? "+" : "";
    return `${index > 0 ? `${sign} ` : sign}${Math.abs(count)}d${sides}${manner}`;
  });
  if (flat !== 0) parts.push(`${flat < 0 ? "-" : "+"} ${Math.abs(flat)}`);
  const text = parts.join(" ");
  const average = dice.reduce((all, { count, sides }) => all + (count * (sides + 1)) / 2, flat);
  const isPlain = dice.every(({ manner }) => manner === "");
  return withAverage && isPlain ? `${Math.floor(average)} (${text})` : text;
};
