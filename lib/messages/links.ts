export const linkTexts = {
  here: "What links here",
  named: "Named here",
  failed: "What links here can’t be read.",
  again: "Try again",
  names: "Names",
  fit: (count: number) => (count === 1 ? "One name fits" : `${count} names fit`),
  unnamed: "A sheet of notes",
} as const;
