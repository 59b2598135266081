import { z } from "zod";

type Writer = (value: unknown) => unknown;
type Transform = (value: unknown, payload: z.core.ParsePayload) => unknown;

const asItIs: Writer = (value) => value;
/** Schemas that change nothing on the way out; what they check was checked when the value was stored. */
const UNCHANGED = new Set(["string", "number", "int", "boolean", "enum", "literal", "custom"]);

/**
 * What writes a stored value of this codec to the wire. Answers are our own rows, read by typed columns, so they are not validated
 * a second time: twenty characters are six hundred values, and running each through its schema cost more than asking for them.
 */
export const serializerFor = (codec: z.ZodType): Writer => {
  if (codec instanceof z.ZodNullable) {
    const inner = serializerFor(codec.unwrap() as z.ZodType);
    return inner === asItIs ? asItIs : (value) => (value === null ? null : inner(value));
  }
  if (codec instanceof z.ZodCodec) {
    const outwards: Transform = codec.def.reverseTransform;
    return (value) => outwards(value, { value, issues: [] });
  }
  return UNCHANGED.has(codec.def.type) ? asItIs : (value) => z.encode(codec, value);
};
