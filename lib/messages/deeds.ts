export const deedTexts = {
  mine: "What I do",
  its: "What it does",
  hold: "Hold a button for advantage",
  loading: "Loading attacks and spells...",
  failed: "Failed to load attacks and spells.",
  none: "What items, spells and actions ask to be rolled stands here, as buttons.",
  noRoll: "no roll",
  spend: "spend one",
  left: (level: number, left: number, amount: number) => `Level ${level}: ${left} of ${amount} left`,
  noEnergy: (name: string, level: number) => `no ${name} of level ${level} left`,
  amount: (dice: string, kind: string, heals: boolean) =>
    heals ? `heals, ${dice} hit points` : `damage, ${[dice, kind].filter(Boolean).join(" ")}`,
} as const;
