/** Of the races and classes that a character's form offers. */
export const offerTexts = {
  race: {
    label: "Races of the library",
    choose: "Choose a race",
    replace: "Replace what is written about the race?",
  },
  class: {
    label: "Classes of the library",
    choose: "Choose a class",
    replace: "Replace what is written about the class?",
  },
  accept: "Replace",
  says: "What the book says",
  onlyTicked: "only what is ticked is written",
  ticked: (many: number, all: number) => `${many} of ${all}, written when you save`,
  tickAll: "Tick all",
} as const;
