import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { text } from "@/lib/model/text";
import { HIGHEST_SPELL_LEVEL, SPELL_LEVELS } from "@/lib/rules/belonging";
import { RANGE } from "@/lib/rules/creature";
import {
  clampEnergyLevels,
  ENERGY_LEVELS,
  MOST_ENERGY,
  MOST_ENERGY_LEVELS,
  mapEnergy,
} from "@/lib/rules/energy";
import { wireInteger, wireList, wireSource } from "./codecs";

const numberOrText = z.union([z.number(), z.string()], "Must be a number");
const WHOLE = /^-?\d+$/;
const toNumber = (value: number | string) =>
  typeof value === "number" ? value : WHOLE.test(value) ? Number(value) : Number.NaN;

/** Current hit points: brought into what a creature can have at most; the query brings them into its own maximum. */
export const wireHitPoints = z.codec(
  numberOrText,
  z.int("Must be a whole number").min(0).max(RANGE.maxHitPoints.max),
  {
    decode: (value) => Math.min(RANGE.maxHitPoints.max, Math.max(0, toNumber(value))),
    encode: (value) => value,
  },
);

export const wireEnergyLevels = z.codec(numberOrText, z.int().min(1).max(MOST_ENERGY_LEVELS), {
  decode: clampEnergyLevels,
  encode: (value) => value,
});
export const wireEnergyAmount = wireInteger(0, MOST_ENERGY);

const SPENT = `Must be a list of ${ENERGY_LEVELS.length} whole numbers from 0 to ${MOST_ENERGY}`;
const spentList = z.array(z.int().min(0).max(MOST_ENERGY)).length(ENERGY_LEVELS.length);
const amounts = wireList({ max: 3, plain: "commas" });
const energyByLevel = z.custom<ReturnType<typeof mapEnergy>>((value) => typeof value === "object");

/** What is spent of each energy level: a list on the wire, in the order of the levels. */
export const wireEnergySpent = z
  .codec(wireSource, energyByLevel, {
    decode: (value, context) => {
      const list = z.safeDecode(amounts, value);
      const spent = spentList.safeParse(list.data?.map(Number));
      if (spent.success) return mapEnergy((level) => spent.data[level - 1] ?? 0);
      context.issues.push({ code: "custom", message: SPENT, input: value });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(ENERGY_LEVELS.map((level) => value[level])),
  })
  .meta({ entries: spentList });

const NO_SPELL_LEVEL = `Must be Cantrip or a level from 1 to ${SPELL_LEVELS.length - 1}`;
const LEVEL_WORD = /^\s*(?:level|lvl)\s*(?=\d)/i;

/** What a new level may be; spells of the library have higher ones. */
export const newSpellLevel = z.int().max(SPELL_LEVELS.length - 1, NO_SPELL_LEVEL);

/** 0 to 9, also as `Cantrip`, `Level 3` or `Lvl 3`; answered as the number. */
export const wireSpellLevel = z.codec(
  z.union([z.number(), z.string()], NO_SPELL_LEVEL),
  z.int(NO_SPELL_LEVEL).min(0, NO_SPELL_LEVEL).max(HIGHEST_SPELL_LEVEL, NO_SPELL_LEVEL),
  {
    decode: (value) => {
      if (typeof value === "number") return value;
      return /^\s*cantrip\s*$/i.test(value) ? 0 : toNumber(value.replace(LEVEL_WORD, "").trim());
    },
    encode: (value) => value,
  },
);

/** Short texts that some clients send as numbers. */
export const wireShortText = z.codec(
  z.union([z.string(), z.number()], "Must be text"),
  text(LIMIT.stored.short),
  { decode: String, encode: (value) => value },
);

/** One text on the wire, whatever its line breaks, kept as the only entry of a list; none where it is empty. */
export const wireOneEffect = z.codec(z.string("Must be text"), z.array(text(LIMIT.stored.effect)), {
  decode: (value) => (value === "" ? [] : [value]),
  encode: (entries) => entries.join("\n"),
});

/** The limit for new entries of a list, or for its one text. */
export const entriesOf = (max: number, sentence = `Each entry may have at most ${max} characters`) =>
  z.array(text(max, sentence));
