/** What others do to one's own characters, told as it is heard. */
export const ownCharacterTexts = {
  gave: (who: string, to: string, item: string) => `${who} gave ${to} ${item}.`,
  dealt: (who: string, damage: number, to: string, left: number) =>
    `${who} dealt ${damage} damage to ${to}, who has ${left} hit point${left === 1 ? "" : "s"} left.`,
  somebody: "Somebody",
} as const;
