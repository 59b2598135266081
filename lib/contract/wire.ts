// One file: the types of a field table, its reading and its writing follow from each other.
import { z } from "zod";
import { Failure } from "@/lib/model/failure";
import { serializerFor } from "./serializer";

/**
 * Field tables: one line a field, in the model's shape, saying what the field is called on the wire.
 * From a table follow the types, the reading of bodies and the writing of answers; names that the
 * contract spells wrong occur in tables only.
 */

type Direction = "both" | "fixed" | "answer" | "body" | "picture";
type Patched = "both" | "body";
type Created = Patched | "fixed";

/** Of a file that is no picture: how large it may be, and what it is. */
interface UploadSpec {
  readonly bytes: number;
  readonly description: string;
}

interface Leaf<S extends z.ZodType, D extends Direction> {
  readonly wire: string;
  readonly codec: S;
  readonly direction: D;
  /** The names under which a body may bring it; the first that is there is read. */
  readonly names: readonly string[];
  /** Limit for new values that stored ones may exceed, checked on the model's value in bodies only. */
  readonly inputLimit: z.ZodType | undefined;
  readonly upload?: UploadSpec;
  /** Of a file: the handler refuses a body without it. */
  readonly isRequired?: boolean;
}
type AnyLeaf = Leaf<z.ZodType, Direction>;
export interface Table {
  readonly [name: string]: AnyLeaf | Table;
}

type KeysOf<T, D extends Direction> = {
  [K in keyof T]: T[K] extends Leaf<z.ZodType, infer L> ? (L extends D ? K : never) : K;
}[keyof T];
type LeafKeysOf<T, D extends Direction> = {
  [K in keyof T]: T[K] extends Leaf<z.ZodType, infer L> ? (L extends D ? K : never) : never;
}[keyof T];

/** What an answer holds, in the model's names. */
export type AnswerOf<T> = {
  [K in KeysOf<T, "both" | "fixed" | "answer" | "picture">]: T[K] extends Leaf<infer S, Direction>
    ? z.output<S>
    : AnswerOf<T[K]>;
};
/** What a body may hold, in the model's names: everything optional, pictures apart. */
export type BodyOf<T, D extends Direction = Patched> = {
  [K in KeysOf<T, D>]?: T[K] extends Leaf<infer S, Direction> ? z.output<S> : BodyOf<T[K], D>;
};
/** The pictures a body may bring, by the model's names. */
export type PicturesOf<T> = { [K in LeafKeysOf<T, "picture"> & string]?: File };

const leaf = <S extends z.ZodType, D extends Direction>(
  direction: D,
  wire: string,
  codec: S,
  also: readonly string[] = [],
  inputLimit?: z.ZodType,
): Leaf<S, D> => ({ wire, codec, direction, names: [wire, ...also], inputLimit });

/** A field sent and answered; `also` are names that are read where `wire` is absent. */
export const field = <S extends z.ZodType>(wire: string, codec: S, ...also: string[]) =>
  leaf("both", wire, codec, also);
/** As `field`, with a limit for new values that is tighter than what may be stored. */
export const limitedField = <S extends z.ZodType>(
  wire: string,
  codec: S,
  inputLimit: z.ZodType,
  ...also: string[]
) => leaf("both", wire, codec, also, inputLimit);
/** Sent when the record is created and answered ever after: nothing moves it to another owner. */
export const createOnly = <S extends z.ZodType>(wire: string, codec: S) => leaf("fixed", wire, codec);
export const readOnly = <S extends z.ZodType>(wire: string, codec: S) => leaf("answer", wire, codec);
/** Read under another name first, which answers never have: whoever sends it means it. */
export const aliased = <S extends z.ZodType, D extends Direction>(
  name: string,
  one: Leaf<S, D>,
): Leaf<S, D> => ({
  ...one,
  names: [name, ...one.names],
});
export const writeOnly = <S extends z.ZodType>(wire: string, codec: S, ...also: string[]) =>
  leaf("body", wire, codec, also);
/** A file when sent, an address or null when answered. */
export const picture = (wire: string) => leaf("picture", wire, z.string().nullable());
/** A picture without which nothing is made. */
export const requiredPicture = (wire: string) => ({ ...picture(wire), isRequired: true });
/** A file that is no picture; only ever sent, and never left out. */
export const upload = (wire: string, spec: UploadSpec) => ({ ...requiredPicture(wire), upload: spec });

interface Placed {
  readonly path: readonly string[];
  readonly leaf: AnyLeaf;
}
const isLeaf = (entry: AnyLeaf | Table): entry is AnyLeaf => entry["codec"] instanceof z.ZodType;

const leavesOf = (table: Table, path: readonly string[] = []): Placed[] =>
  Object.entries(table).flatMap(([name, entry]) =>
    isLeaf(entry) ? [{ path: [...path, name], leaf: entry }] : leavesOf(entry, [...path, name]),
  );

type Plain = Record<string, unknown>;
export const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const place = (target: Plain, path: readonly string[], value: unknown): void => {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner = target[head];
  const next: Plain = isPlain(inner) ? inner : {};
  target[head] = next;
  place(next, rest, value);
};
export const pick = (source: unknown, path: readonly string[]): unknown => {
  let value = source;
  for (const name of path) value = isPlain(value) ? value[name] : undefined;
  return value;
};

export const sentenceOf = (error: z.ZodError): string => error.issues[0]?.message ?? "Invalid value";

/** Nulls count as absent: clients send back what they read, and null there means 'unchanged'. */
const valueSent = (input: Plain, { names }: AnyLeaf): unknown => {
  const name = names.find((key) => Object.hasOwn(input, key) && input[key] != null);
  return name === undefined ? undefined : input[name];
};

/** A value above the limit for new values; allowed only where it is stored already. */
export interface OverLimit {
  readonly wire: string;
  readonly codec: z.ZodType;
  /** Where the model has it, and what was sent. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** What of it is above the limit. */
  readonly error: z.ZodError;
}
interface Decoded<M> {
  readonly value: M;
  readonly excess: readonly OverLimit[];
}
export const invalid = (fields: Record<string, string>): Failure =>
  new Failure("invalid", Object.values(fields)[0] ?? "The request is not valid", { fields });

export interface BodyField {
  readonly wire: string;
  readonly codec: z.ZodType;
  readonly required: boolean;
  /** What it is read from, in this order; the field's own name among them. */
  readonly names: readonly string[];
  readonly inputLimit: z.ZodType | undefined;
}
/** What an answer looks like, for describing it. */
export type AnswerShape =
  | { readonly record: Readonly<Record<string, z.ZodType | AnswerShape>> }
  | { readonly list: AnswerShape }
  /** No JSON, but a file of this media type. */
  | { readonly file: string };

/** A file that a body may bring: a picture, unless it says what else. */
export interface SentFile {
  readonly wire: string;
  readonly upload?: UploadSpec | undefined;
  readonly isRequired?: boolean | undefined;
}

/** How a body is read and written. Both throw `Failure` "invalid" with a sentence for each wire name. */
export interface BodyCodec<M, P = Record<never, never>> {
  decode(input: unknown): Decoded<M>;
  encode(value: M): Plain;
  readonly pictures: readonly (SentFile & { readonly name: keyof P & string })[];
  readonly fields: readonly BodyField[];
  /** The model's dotted path of a wire name, for showing a server's refusal at its field. */
  modelPath(wire: string): string | undefined;
}
export interface AnswerCodec<M> {
  readonly shape: AnswerShape;
  encode(value: M): unknown;
  decode(input: unknown): M;
}

const PATCHED: readonly Direction[] = ["both", "body"] satisfies Patched[];
const CREATED: readonly Direction[] = ["both", "body", "fixed"] satisfies Created[];

const bodyCodec = <M, P>(
  table: Table,
  directions: readonly Direction[],
  required: readonly string[],
  missing: Record<string, string>,
): BodyCodec<M, P> => {
  const placed = leavesOf(table);
  const readable = placed.filter(({ leaf: { direction } }) => directions.includes(direction));
  return {
    decode(input) {
      const source = isPlain(input) ? input : {};
      const value: Plain = {};
      const fields: Record<string, string> = {};
      const excess: OverLimit[] = [];
      for (const { path, leaf: entry } of readable) {
        const raw = valueSent(source, entry);
        if (raw === undefined) {
          const name = path.join(".");
          if (required.includes(name)) fields[entry.wire] = missing[name] ?? "This field is required";
          continue;
        }
        const result = z.safeDecode(entry.codec, raw);
        if (!result.success) {
          fields[entry.wire] = sentenceOf(result.error);
          continue;
        }
        place(value, path, result.data);
        const inputLimit = entry.inputLimit?.safeParse(result.data);
        if (inputLimit?.success === false)
          excess.push({
            wire: entry.wire,
            codec: entry.codec,
            path,
            value: result.data,
            error: inputLimit.error,
          });
      }
      if (Object.keys(fields).length > 0) throw invalid(fields);
      return { value: value as M, excess };
    },
    encode(value) {
      const body: Plain = {};
      const fields: Record<string, string> = {};
      for (const { path, leaf: entry } of readable) {
        const raw = pick(value, path);
        if (raw === undefined) continue;
        const result = z.safeEncode(entry.codec, raw);
        if (result.success) body[entry.wire] = result.data;
        else fields[entry.wire] = sentenceOf(result.error);
      }
      if (Object.keys(fields).length > 0) throw invalid(fields);
      return body;
    },
    pictures: placed
      .filter(({ leaf: { direction } }) => direction === "picture")
      .map(({ path, leaf: { wire, upload: spec, isRequired } }) => ({
        name: path.join(".") as keyof P & string,
        wire,
        upload: spec,
        isRequired,
      })),
    fields: readable.map(({ path, leaf: { wire, codec, names, inputLimit } }) => ({
      wire,
      codec,
      names,
      inputLimit,
      required: required.includes(path.join(".")),
    })),
    modelPath: (wire) => placed.find(({ leaf: entry }) => entry.wire === wire)?.path.join("."),
  };
};

const answerCodec = <M>(table: Table): AnswerCodec<M> => {
  const shown = leavesOf(table).filter(({ leaf: { direction } }) => direction !== "body");
  const written = shown.map(({ path, leaf: { wire, codec } }) => ({
    path,
    wire,
    write: serializerFor(codec),
  }));
  return {
    shape: { record: Object.fromEntries(shown.map(({ leaf: { wire, codec } }) => [wire, codec])) },
    encode(value) {
      const answer: Plain = {};
      for (const { path, wire, write } of written) {
        const held = pick(value, path);
        if (held === undefined) throw new Error(`The answer has no ${path.join(".")}`);
        answer[wire] = write(held);
      }
      return answer;
    },
    decode(input) {
      const value: Plain = {};
      const source = isPlain(input) ? input : {};
      for (const { path, leaf: entry } of shown)
        place(value, path, z.decode(entry.codec, source[entry.wire]));
      return value as M;
    },
  };
};

type NewBodyOf<T, K extends keyof BodyOf<T, Created>> = BodyOf<T, Created> & {
  [N in K]-?: NonNullable<BodyOf<T, Created>[N]>;
};

/**
 * The three readings of a field table. `create(required, missing)` refuses a body without the required
 * names, with the sentence given for each; `patch` takes any part; both leave defaults to the caller,
 * because a default in a patch would reset what is stored.
 */
export const wireRecord = <const T extends Table>(table: T) => ({
  table,
  answer: answerCodec<AnswerOf<T>>(table),
  patch: bodyCodec<BodyOf<T>, PicturesOf<T>>(table, PATCHED, [], {}),
  create: <K extends keyof BodyOf<T, Created> & string>(
    required: readonly K[],
    missing: { [N in K]?: string } = {},
  ) => bodyCodec<NewBodyOf<T, K>, PicturesOf<T>>(table, CREATED, required, missing as Record<string, string>),
});

export const listOf = <M>(one: AnswerCodec<M>): AnswerCodec<M[]> => ({
  shape: { list: one.shape },
  encode: (values) => values.map((value) => one.encode(value)),
  decode: (input) => (Array.isArray(input) ? input.map((value) => one.decode(value)) : []),
});
