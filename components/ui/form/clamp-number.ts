/** The whole number that the text says, brought into range; undefined if it says none. */
export function clampNumber(text: string, min: number, max: number): number | undefined {
  const tidy = text.trim().replace("−", "-");
  if (!/^[+-]?\d+(\.\d+)?$/.test(tidy)) return undefined;
  return Math.min(max, Math.max(min, Math.trunc(Number(tidy))));
}
