/** Toasts about live events of one's own characters: what others gave or did to them. */
export const ownCharacterTexts = {
  gave: (who: string, to: string, item: string) => `${who} gave ${to} ${item}.`,
  dealt: (who: string, damage: number, to: string, left: number) =>
    `${who} dealt ${damage} damage to ${to}, who has ${left} hit point${left === 1 ? "" : "s"} left.`,
  somebody: "Somebody",
} as const;
