import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { parseBounded } from "@/lib/model/bounded-json";
import { listOf, whole } from "@/lib/model/fields";
import { MAX_ID, parseId } from "@/lib/model/id";
import { parseMoment } from "@/lib/model/moment-text";
import { text } from "@/lib/model/text";

const INTEGER = /^-?\d{1,10}$/;
export const NO_ID = "Must be an id";
const NO_INTEGER = "Must be a whole number";

const numberOrText = (refusal: string) => z.union([z.number(), z.string()], refusal);

export const wireId = z.codec(numberOrText(NO_ID), z.int(NO_ID).min(1, NO_ID).max(MAX_ID, NO_ID), {
  decode: (value) => parseId(value) ?? Number.NaN,
  encode: (value) => value,
});

/** A whole number or its text, of a record's own schema. */
export const wireWhole = (schema: z.ZodNumber) =>
  z.codec(numberOrText(NO_INTEGER), schema, {
    decode: (value) => (typeof value === "number" ? value : INTEGER.test(value) ? Number(value) : Number.NaN),
    encode: (value) => value,
  });
export const wireInteger = (min: number, max: number) => wireWhole(whole({ min, max }));

const NO_DATE = "Must be a date";
/** Taken with any offset, written in UTC. */
export const wireDate = z.codec(z.string(NO_DATE).meta({ format: "date-time" }), z.date(), {
  decode: (value, context) => {
    const moment = parseMoment(value);
    if (moment) return moment;
    context.issues.push({ code: "custom", message: NO_DATE, input: value });
    return z.NEVER;
  },
  encode: (value) => value.toISOString(),
});

export const NO_FLAG = "Must be 1 or 0";
export const NO_OBJECT = "Must be an object";
/** 1 or 0 on the wire; forms send them as text. */
export const wireFlag = z.codec(
  z.union([z.literal(0), z.literal(1), z.literal("0"), z.literal("1")], NO_FLAG),
  z.boolean(),
  {
    decode: (value) => Number(value) === 1,
    encode: (value) => (value ? 1 : 0),
  },
);

/** 1 on the wire, or left out: for what few records have, so that all others are as they always were. */
export const wireMark = z.codec(z.literal(1).optional(), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : undefined),
});

/** True or false, or their text, as a form sends it. */
export const wireBoolean = z.codec(
  z.union([z.boolean(), z.enum(["true", "false"])], "Must be true or false"),
  z.boolean(),
  {
    decode: (value) => value === true || value === "true",
    encode: (value) => value,
  },
);

const MAX_ENCODINGS = 8;

/** Undoes JSON text that was encoded several times over; undefined where the text is no JSON list, `ofNull` where it says null. */
const unwrapList = (value: unknown, ofNull?: readonly unknown[]): readonly unknown[] | undefined => {
  let current = value;
  for (let depth = 0; depth < MAX_ENCODINGS && typeof current === "string"; depth += 1) {
    const parsed = parseJson(current);
    if (parsed === undefined) return undefined;
    current = parsed;
  }
  if (current === null) return ofNull;
  return Array.isArray(current) ? current : undefined;
};

const parseJson = (value: string): unknown => {
  try {
    return parseBounded(value);
  } catch {
    return undefined;
  }
};

export const NO_LIST = "Must be a list";
/** What a list may be on the wire. Its entries are looked at by whoever decodes it, who stops at the first wrong one. */
export const wireSource = z.union(
  [z.string(), z.custom<readonly unknown[]>((value) => Array.isArray(value))],
  NO_LIST,
);
const atMost = (entries: number) => `At most ${entries} entries`;

interface ListOptions {
  /** Longest entry that may be stored. */
  readonly max: number;
  /** How text that isn't JSON becomes entries. */
  readonly plain: "commas" | "lines";
  readonly entries?: number;
}

/** Blank parts are dropped later, so there may be more parts than entries; a text of nothing but separators is not split to its end. */
const MOST_PARTS = 10_000;
const splitPlain = (value: string, plain: ListOptions["plain"]): string[] =>
  plain === "commas"
    ? value.split(",", MOST_PARTS).map((entry) => entry.trim())
    : value.split(/\r\n|\r|\n/, MOST_PARTS);

/**
 * A list of texts: read from a JSON list, JSON text (encoded any number of times) or plain text; blank
 * entries are dropped; answered as JSON text, so that saving an answer again changes nothing.
 */
export const wireList = ({ max, plain, entries: most = LIMIT.listEntries }: ListOptions) =>
  z.codec(
    wireSource,
    z.array(text(max, `Each entry may have at most ${max} characters`)).max(most, atMost(most)),
    {
      decode: (value, context) => {
        const list = unwrapList(value, []) ?? splitPlain(String(value), plain);
        const refuse = (message: string) => {
          context.issues.push({ code: "custom", message, input: value });
          return z.NEVER;
        };
        if (list.length >= MOST_PARTS) return refuse(atMost(most));
        const entries: string[] = [];
        for (const entry of list) {
          if (entry === null) continue;
          if (typeof entry === "object") return refuse("Entries must be text");
          const own = typeof entry === "string" ? entry : JSON.stringify(entry);
          if (own.trim() === "") continue;
          if (entries.length === most) return refuse(atMost(most));
          entries.push(own);
        }
        return entries;
      },
      encode: (value) => JSON.stringify(value),
    },
  );

/** A list as a request brings it: a JSON list, or its text. Null is none, and clears nothing. */
export const wireEntries = <S extends z.ZodType>(entry: S, most: number, least = 0) =>
  z
    .codec(wireSource, z.custom<z.output<S>[]>(), {
      decode: (value, context) => {
        const refuse = (message: string) => {
          context.issues.push({ code: "custom", message, input: value });
          return z.NEVER;
        };
        const list = unwrapList(value);
        if (!list) return refuse(NO_LIST);
        if (list.length > most) return refuse(atMost(most));
        if (list.length < least) return refuse(`At least ${least} entries`);
        const entries: z.output<S>[] = [];
        for (const item of list) {
          const { success, data, error } = z.safeDecode(entry, item as z.input<S>);
          if (!success) return refuse(error.issues[0]?.message ?? NO_LIST);
          entries.push(data);
        }
        return entries;
      },
      encode: (value) => value.map((one) => z.encode(entry, one)),
    })
    .meta({ entries: z.array(entry).min(least).max(most) });

/** A list of objects, as JSON text on the wire; an entry whose value is blank is dropped. */
export const wireObjects = <S extends z.ZodType>(
  entry: S,
  isBlank: (value: z.output<S>) => boolean,
  most: number = LIMIT.listEntries,
) =>
  z
    .codec(wireSource, listOf(z.custom<z.output<S>>(), most), {
      decode: (value, context) => {
        const refuse = (message: string) => {
          context.issues.push({ code: "custom", message, input: value });
          return z.NEVER;
        };
        const list =
          unwrapList(value, []) ?? (typeof value === "string" && value.trim() === "" ? [] : undefined);
        const given = list?.filter((item) => item !== null && item !== "");
        if (!given) return refuse(NO_LIST);
        if (given.length > most) return refuse(atMost(most));
        const entries: z.output<S>[] = [];
        for (const item of given) {
          const { success, data, error } = entry.safeParse(item);
          if (!success) return refuse(error.issues[0]?.message ?? NO_LIST);
          if (!isBlank(data)) entries.push(data);
        }
        return entries;
      },
      encode: (value) => JSON.stringify(value),
    })
    .meta({ entries: z.array(entry).max(most) });
