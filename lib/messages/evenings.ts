export const eveningTexts = {
  titleRequired: "Please enter a title",
  additionRequired: "Please write something to add",
  chapterRequired: "A signed chapter has a text",
  onlyWriter: "Only who wrote it can keep it for themselves",
  calledOff: "The evening was called off.",
  additionDeleted: "The addition was deleted.",
  calendarWithdrawn: "The address of your calendar leads nowhere any more.",
  noCalendar: "There is no such calendar",
} as const;

/** A moment as a letter says it, whose writer doesn't know the reader's zone. */
const inUtc = (date: Date): string =>
  `${date.toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })}, ${date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })} UTC`;

interface EveningLetter {
  username: string;
  campaign: string;
  title: string;
  place: string;
  link: string;
}
const letter = ({ username, place, link }: EveningLetter, sentence: string, lines: readonly string[]) =>
  [
    `Hello ${username},`,
    "",
    sentence,
    "",
    ...lines,
    ...(place.trim() === "" ? [] : [`Where: ${place}`]),
    "",
    link,
    "",
    "You get this letter because you play in this book. Your profile has a switch that stops them.",
  ].join("\n");

const calledOff = ({ campaign }: EveningLetter) => `${campaign}: the evening was called off`;

/** Letters about evenings: what they are called, and what they say. */
export const eveningLetters = {
  offered: {
    subject: ({ campaign }: EveningLetter) => `${campaign}: which evening suits you?`,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(
        told,
        `These dates are offered for ${told.title} of ${told.campaign}. Please say which suit you:`,
        dates.map(inUtc),
      ),
  },
  withdrawn: {
    subject: ({ campaign }: EveningLetter) => `${campaign}: a date is no longer offered`,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(told, `This date is no longer offered for ${told.title} of ${told.campaign}:`, dates.map(inUtc)),
  },
  settled: {
    subject: ({ campaign }: EveningLetter) => `${campaign}: the date is settled`,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(told, `${told.title} of ${told.campaign} is played on:`, dates.map(inUtc)),
  },
  moved: {
    subject: ({ campaign }: EveningLetter) => `${campaign}: the evening was moved`,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(told, `${told.title} of ${told.campaign} was moved, and is now played on:`, dates.map(inUtc)),
  },
  undecided: {
    subject: calledOff,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(
        told,
        `${told.title} of ${told.campaign} was called off. These dates were offered for it:`,
        dates.map(inUtc),
      ),
  },
  calledOff: {
    subject: calledOff,
    text: (told: EveningLetter, dates: readonly Date[]) =>
      letter(
        told,
        `${told.title} of ${told.campaign} was called off. It would have been on:`,
        dates.map(inUtc),
      ),
  },
} as const;
