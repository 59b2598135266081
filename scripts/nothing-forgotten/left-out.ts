/** What a book’s file and a copy leave out, each with the reason. */

export type Reasons = Record<string, string>;

export const NEW_ROW: Reasons = {
  id: "a new row's own",
  campaignId: "the new book's",
  createdAt: "when the new row was made; the order stays",
  updatedAt: "when the new row was made",
};

/** Tables that no file holds. */
export const NOT_IN_A_FILE: Reasons = {
  members: "people don't come along",
  invites: "are to people",
  inviteLinks: "lead into the old book",
  presence: "lasts as long as a page is open",
  changes: "last an hour",
  shown: "lies on the table of one evening",
  rolls: "are people's; the newest alone are kept",
  handoutReads: "are people's",
  fightActs: "name people",
  eveningAnswers: "are people's",
  eveningAttendance: "is of people",
  calledOffEvenings: "tell calendars of the old book's evenings",
};

/** Columns that a book's file leaves out, or says in another way. */
export const NOT_IN_THE_BOOK: Record<string, Reasons> = {
  handouts: {
    isSealed: "comes in sealed: it was open to people who don't come along",
    openedFor: "is of people",
    openedAt: "comes in sealed",
    position: "numbered anew in the same order",
  },
  maps: {
    isSealed: "comes in sealed: it was open to people who don't come along",
    openedFor: "is of people",
    position: "numbered anew in the same order",
  },
  characters: { createdBy: "belongs to who brings it in" },
  journal: {
    userId: "is of people; a name that no account has stays in person",
    readers: "are people",
    actId: "is of the old fight, whose acts don't come along",
  },
  evenings: {
    signedBy: "is of people",
    sequence: "counts what calendars were told of the old evening",
    takenBackAt: "counts for hours",
    carried: "counts while the old evening runs",
  },
  eveningDates: { eveningId: "the new evening's" },
  additions: { eveningId: "the new evening's", userId: "is of people; the name stays in author" },
  fights: { version: "counts the acts of the old fight" },
};
/** Of a fight's `rest`. */
export const NOT_OF_A_FIGHT: Reasons = {
  id: "drawn anew",
  turn: "belongs to its evening",
  proposals: "belong to their evening",
  departed: "stand in the summary",
  isReady: "belongs to its evening",
  saveAsked: "belongs to its evening",
  saveDifficulty: "belongs to its evening",
};

/** Columns that a copy of a creature in the same book has otherwise. */
export const NOT_IN_A_COPY: Record<string, Reasons> = {
  characters: { name: "has a number", createdBy: "belongs to who copies it" },
  encounters: { name: "has a number" },
};

/** Tables that name a creature and belong to something else. */
export const NOT_OF_A_CREATURE: Reasons = { additions: "stand in a chapter, once" };
