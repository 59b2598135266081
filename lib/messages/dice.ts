export const diceTexts = {
  rolled: "You rolled",
  count: (dice: number, most: number) => `${dice} of ${most} dice`,
  emptyPool: "Choose up to six dice",
  emptyHistory: "No rolls yet",
} as const;
