export const linkTexts = {
  here: "What links here",
  named: "Named here",
  failed: "What links here can’t be read.",
  again: "Try again",
  go: "Go there",
  there: "What links there",
  names: "Names",
  fit: (count: number) => (count === 1 ? "One name fits" : `${count} names fit`),
  unnamed: "A sheet of notes",
  tooLong: "They would be longer than a text of their kind may be",
  unfit: "No link can hold the new name: brackets, bars and line breaks end one",
} as const;
