export const SIZES = [
  { width: 1440, height: 900, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 390, height: 844, touch: true },
] as const;
export type Size = (typeof SIZES)[number];

export const fileOf = (name: string, { width }: Size): string => `${name}-${width}.png`;
