/** The largest id that an `integer` column holds. */
export const MAX_ID = 2_147_483_647;
const ID = /^[1-9]\d{0,9}$/;

/** A positive integer, or its decimal text; undefined for all else: `"1e3"`, `" 12"` and numbers too large are no ids. */
export const parseId = (value: unknown): number | undefined => {
  const id = typeof value === "string" && ID.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined;
};
