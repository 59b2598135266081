/** Why copies are not made. */
export const copyTexts = {
  fewer: (most: number) =>
    `This holds too much to be copied so often at once. Make at most ${most} ${most === 1 ? "copy" : "copies"} at a time.`,
  tooLarge: "This holds too much to be copied. Delete some of its items, spells and actions first.",
} as const;
