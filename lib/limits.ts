/**
 * What one person, one address or one request may take of the server, so that nobody can take it from the others. The numbers of
 * `RATE`, `WRITES`, `WRITTEN` and `OWNED` are multiplied by `RATE_LIMIT_FACTOR`; lengths of texts and lists are the contract's and stand in
 * constants.ts.
 */

const KB = 1024;
const MB = 1024 * KB;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `points` in `seconds`. Far above a person's working pace. */
export const RATE = {
  /** Failed log-ins from one network address. */
  "log-in address": { points: 60, seconds: 15 * MINUTE },
  /** Failed log-ins to one account from one network address, or from one browser that has been logged in to it before. */
  "log-in account": { points: 10, seconds: 15 * MINUTE },
  /** Failed log-ins to one account from wherever nobody has logged in to it before. */
  "log-in guess": { points: 100, seconds: HOUR },
  "sign-up": { points: 30, seconds: HOUR },
  /** Letters for forgotten passwords, asked for from one network address, and to one e-mail address. */
  "forgotten address": { points: 20, seconds: HOUR },
  "forgotten account": { points: 5, seconds: HOUR },
  "reset guess": { points: 30, seconds: 15 * MINUTE },
  "password check": { points: 10, seconds: 15 * MINUTE },
  invite: { points: 60, seconds: HOUR },
  "invite link": { points: 60, seconds: HOUR },
  /** Addresses of invitations, from one network address, that open nothing. */
  "join guess": { points: 60, seconds: 15 * MINUTE },
  /** Addresses of calendars, from one network address, that are none. */
  "calendar guess": { points: 60, seconds: 15 * MINUTE },
  /** Readings of one person's calendar, by all that have subscribed to it: most ask once an hour, the busiest every few minutes. */
  calendar: { points: 120, seconds: HOUR },
  /** Evenings of which letters tell, by one person; beyond it none are sent. */
  "evening letter": { points: 40, seconds: HOUR },
  /** Letters about evenings to one e-mail address, by whomever; beyond it none are sent there. */
  "evening reader": { points: 20, seconds: DAY },
  /** Looks for pictures that nothing shows, by all functions of a hosted deployment together. */
  "picture sweep": { points: 1, seconds: DAY },
  feedback: { points: 20, seconds: HOUR },
  import: { points: 20, seconds: HOUR },
  /** Requests that bring pictures, and copies that take them along. */
  upload: { points: 200, seconds: HOUR },
  /** Pictures of imported campaigns. */
  "imported picture": { points: 2000, seconds: HOUR },
} as const;

export type RateName = keyof typeof RATE;

/** Changes of any kind by one person; counted in the process, so that a change costs no further statement. */
export const WRITES = { points: 6000, seconds: HOUR } as const;

/**
 * Bytes that one person writes: of the bodies of changes, of copies, and of what changes are answered, which is about what an act of a
 * fight writes.
 * Counted in the process too.
 */
export const WRITTEN = { bytes: 1024 * MB, seconds: DAY } as const;

/** What is kept at most, so that nobody fills the disk: whoever has so much already keeps it, and gets no more (409). */
export const OWNED = {
  /** Made or brought in by one person. */
  campaigns: 500,
  /** Of one campaign, imported ones included. */
  characters: 1000,
  encounters: 2000,
  notes: 1000,
  handouts: 1000,
  maps: 500,
  fights: 500,
  evenings: 1000,
  /** Those that one person keeps for themselves count apart. */
  additions: 2000,
  /** Of one person in one campaign, for themselves alone: nobody else sees them, or could make room. */
  ownAdditions: 500,
  /** Open ones of one campaign. */
  inviteLinks: 100,
  /** Items, spells and actions of one creature. */
  belongings: 1000,
  /** Bytes as they are stored, of all pictures that one person has uploaded, copied or brought in, and that are still shown. */
  pictureBytes: 500 * MB,
} as const;

/** Entries of a campaign's journal of one evening, and of what happened outside of any: nothing is refused, the least remarkable go. */
export const JOURNAL_KEPT = 2000;
/** Of them those of one person who doesn't run the book: twice what a usual evening makes in all, so that nobody fills the others' room. */
export const JOURNAL_SHARE = 300;

/**
 * What a person's calendar holds of all their books, since it is written in one go: the evenings that are nearest to now, and those that
 * were called off last. Of one book no more that were called off are kept. Years of play fit; nothing is refused.
 */
export const CALENDAR = { evenings: 1000, calledOff: 200 } as const;

/** How long an address counts as known to an account after a log-in. */
export const KNOWN_SECONDS = 90 * DAY;

/** A JSON text that is read at once: parsing what is within holds the event loop for a few milliseconds at most. */
export const JSON_LIMIT = {
  /** The contract's longest text fits in with every character escaped, as some clients send it. */
  bytes: 2 * MB,
  /** Values and names together; the contract's largest body has 3,000. */
  values: 20_000,
  /** Lists and objects inside one another. */
  depth: 64,
} as const;

/** A multipart body. Its texts together have the limit of a JSON body. */
export const FORM_LIMIT = { parts: 2000, headBytes: 2 * KB } as const;

/** Bodies above `JSON_LIMIT.bytes` that are being read or worked on in this process, together. */
export const BODIES_IN_FLIGHT = 128 * MB;
/** Those of one person together; a single one may be larger. Bodies that never end hold this much, and nobody else's. */
export const BODIES_OF_ONE = 32 * MB;

/** Decoding pictures: formats that are cheap to send and dear to decode have the lower limit of pixels. */
export const DECODING = {
  atOnce: 2,
  waiting: 12,
  seconds: 5,
  pixels: 40_000_000,
  dearPixels: 16_000_000,
  /** For the pictures of one import together, in milliseconds; those after it are left out and named. */
  importMs: 120_000,
} as const;

/** Hashing passwords; each takes 19 MB and 50 ms of a processor. */
export const HASHING = { atOnce: 4, waiting: 60 } as const;

/** Writing campaigns from files, of up to 20,000 rows each. */
export const IMPORTING = { atOnce: 1, waiting: 8, restMs: 1000 } as const;

/**
 * The copies that one call makes, with all that they hold: more are refused. From `large` on they are written one after another with
 * campaigns from files, for which others wait as long.
 */
export const COPYING = { rows: 20_000, bytes: 32 * MB, large: { rows: 1000, bytes: MB } } as const;

/** Reading vaults of notes: of the largest the texts alone take a processor for seconds. */
export const READING_VAULTS = { atOnce: 1, waiting: 8 } as const;

/** Seconds to wait that a refusal for want of room names. */
export const BUSY_SECONDS = 5;

/** When calls are turned away. */
export const OVERLOAD = {
  /** Milliseconds by which the event loop is late. */
  lagMs: 500,
  /** Costly calls that are being answered; from there on further ones are refused while the event loop is late, and not the only one. */
  costly: 3,
  /**
   * Milliseconds; where a statement has waited so long for the embedded database, which takes one after another, or would at the pace of
   * late, calls are turned away. On PostgreSQL no statement takes longer.
   */
  embeddedMs: 2500,
} as const;
