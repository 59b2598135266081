export const seatTexts = {
  atTable: (names: readonly string[]) => `At the table: ${names.join(", ")}`,
  away: "away",
} as const;
