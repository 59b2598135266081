/** A text, or each of a list's, as `change` has it; as it was where that would be too long, of which `refuse` is told. */
export const changedText = (
  value: unknown,
  most: number,
  change: (text: string) => string,
  refuse: () => void,
): unknown => {
  if (typeof value === "string") {
    const other = change(value);
    if (other.length <= most || other === value) return other;
    refuse();
    return value;
  }
  const each = (one: unknown) => changedText(one, most, change, refuse);
  if (Array.isArray(value)) return value.map(each);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one)]));
};
