import { z } from "zod";

/** A JSON schema in the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Shapes {
  /** What is accepted. */
  sent: JsonSchema;
  answered: JsonSchema;
}

const toJson = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
};

const numberAsText = { type: "string", description: "The same number as text" };
const listAsText = { type: "string", contentMediaType: "application/json" };

const numberShapes = (to: z.ZodNumber): Shapes => {
  const answered = toJson(to);
  return { answered, sent: { anyOf: [answered, numberAsText] } };
};
const textShapes = (to: z.ZodString): Shapes => {
  const answered = toJson(to);
  return { answered, sent: { anyOf: [answered, { type: "number" }] } };
};
const listShapes = (list: JsonSchema): Shapes => ({
  answered: { ...listAsText, contentSchema: list },
  sent: { anyOf: [list, { ...listAsText, description: "The list as JSON text" }] },
});
const alike = (shape: JsonSchema): Shapes => ({ sent: shape, answered: shape });

const codecShapes = (codec: z.ZodCodec): Shapes => {
  const { in: from, out: to } = codec.def;
  const entries = codec.meta()?.["entries"];
  if (entries instanceof z.ZodType) return listShapes(toJson(entries));
  if (from instanceof z.ZodUnion) {
    if (to instanceof z.ZodNumber) return numberShapes(to);
    if (to instanceof z.ZodString) return textShapes(to);
    if (to instanceof z.ZodArray) return listShapes(toJson(to));
  }
  // One text that is kept as the only entry of a list.
  return alike(toJson(to instanceof z.ZodArray ? (to.element as z.ZodType) : (from as z.ZodType)));
};

/** How the values of a codec look on the wire, in requests and in answers. */
export const shapesOf = (codec: z.ZodType): Shapes => {
  if (codec instanceof z.ZodCodec) return codecShapes(codec);
  if (!(codec instanceof z.ZodNullable)) return alike(toJson(codec));
  const { sent, answered } = shapesOf(codec.unwrap() as z.ZodType);
  const nothing = { type: "null" };
  return { sent: { anyOf: [sent, nothing] }, answered: { anyOf: [answered, nothing] } };
};

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

/** The same with the tighter limit that new values have: of a text, a number, or the entries of a list. */
export const withInputLimit = (sent: JsonSchema, inputLimit: z.ZodType | undefined): JsonSchema => {
  if (!inputLimit) return sent;
  const limit = toJson(inputLimit);
  const inner: JsonSchema = isObject(limit["items"]) ? limit["items"] : limit;
  const tighten = (shape: JsonSchema): JsonSchema => {
    if (shape["type"] === "array") return { ...shape, items: inner };
    if (shape["maximum"] !== undefined) return { ...shape, maximum: inner["maximum"] };
    if (shape["maxLength"] === undefined) return shape;
    const { maxLength, description } = inner;
    return { ...shape, maxLength, ...(description !== undefined && { description }) };
  };
  return Array.isArray(sent["anyOf"]) ? { ...sent, anyOf: sent["anyOf"].map(tighten) } : tighten(sent);
};
