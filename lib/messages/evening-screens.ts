export const eveningScreenTexts = {
  failed: "That did not reach the book. Please try again.",
  loading: "Loading evenings...",
  loadFailed: "Failed to load evenings.",
  noneNext: "No evening is planned yet.",
  none: "No evening has been played or planned yet.",
  noneKept:
    "No evenings yet. Offer a few dates and see who can come, or begin when you sit down to play: what happens is noted by itself.",
  callOff: "Call it off",
  confirmCallOff: (title: string) => `Call off ${title}?`,
  begin: "Begin the evening",
  end: "The evening is over",
  offer: (dates: string) => `Offer ${dates}`,
  set: "Set this date",
  offerHint: "They find them on the shelf and in a letter. A single date can be set without asking.",
  lettersHint: "A letter when a date is offered, settled or moved",
  calendarTitle: "In your calendar",
  calendarAbout:
    "The settled evenings of all your books, a year back and all ahead, with a reminder the day before. Moved or called off, they follow by themselves.",
  calendarAdd: "Add to my calendar",
  calendarAnew: "Make a new one",
  calendarWithdraw: "Withdraw it",
  calendarKept:
    "An address is in use. A new one takes its place, and what follows the old one hears no more of your evenings.",
  calendarOnce: "This address is shown once. Whoever has it can read when you play, and nothing else.",
  calendarCopied: "The address was copied.",
  saveFailed: "That could not be saved. Please try again.",
} as const;
