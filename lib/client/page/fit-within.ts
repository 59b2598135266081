interface Size {
  width: number;
  height: number;
}

/** The size in whole pixels, with the same proportions, whose longest side is at most `longest`; never larger. */
export function fitWithin(longest: number, { width, height }: Size): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
