export const shortcutTexts = {
  title: "Keyboard shortcuts",
  on: "Single keys are shortcuts",
  resting: "They rest while you write, and while a dialog like this one is open.",
} as const;
