/**
 * Numbers and defaults of the product. Facts of the game (skills, dice in a pool, ranges of scores and levels, the defaults
 * of a new character) are rules and live in lib/rules.
 */

/** Milliseconds, unless the name says otherwise. Work in the background starts at once, never after one of these. */
export const DELAY = {
  login: 3000,
  signup: 500,
  create: 1000,
  open: 1500,
  /** The longest that a loading overlay may stay. */
  overlay: 4000,
  flip: { leaves: 15, each: 40 },
  /** How long pages stay blank after the leaves have risen, before they say what is awaited. */
  blank: 400,
  toast: 3000,
  /** Toasts that tell of a failure. */
  notification: 5000,
  dice: 5000,
  /** How long the bar of a narrow screen says what another's die shows. */
  rolled: 4000,
  /** How long a deletion can be taken back. */
  undo: 6000,
  /** The same for what is resolved among many, one after the other. */
  undoResolve: 10_000,
} as const;

/**
 * Lengths are in UTF-16 code units, as `maxLength` and `String.length` count.
 *
 * What is stored may be longer than what the API accepts: tightening a limit of `stored` needs a migration, because what is sent
 * back unchanged is checked against it.
 */
export const LIMIT = {
  password: { min: 6, max: 12 },
  username: { min: 1, max: 40 },
  email: 254,
  /** Names of campaigns, characters, encounters, origins, factions, and a theme. */
  name: 120,
  description: 20_000,
  note: 200_000,
  noteTitle: 60,
  /** What is sought in a book, an excerpt of what was found, and how much of it one answer holds. */
  search: 100,
  excerpt: 160,
  hits: 50,
  names: 20,
  exactNames: 50,
  feedback: 20_000,
  /** Of an evening. */
  chapter: 50_000,
  /** The highest number of an evening that a file keeps, far below the store's: the evenings to come are counted on from it. */
  eveningNumber: 1_000_000,
  eveningPlace: 200,
  eveningMinutes: { min: 30, max: 1440, usual: 240 },
  eveningDates: 10,
  thread: 200,
  threads: 30,
  addition: 4000,
  /** Of one evening, in its draft. */
  happenings: 2000,
  /** Names of items, spells and actions in the forms, and of an item's abilities everywhere. */
  belongingName: 18,
  range: 18,
  area: 18,
  cost: 18,
  damageType: 20,
  /** One effect. */
  effect: 420,
  /** One tool or language. */
  proficiency: 20,
  /** The name of a condition, and how many a creature has at most. */
  condition: 40,
  conditions: 20,
  /** Entries of one list: factions, themes, effects, tools and the like. */
  listEntries: 200,
  /** What the stored model holds where it is wider than the API: short texts, and one effect. */
  stored: { short: 120, effect: 4000 },
  /** Damage types that are shown as badges; a belonging may have more. */
  damageBadges: 3,
  /**
   * `bytes` is what the server takes, `sent` what a browser shrinks to: two and a book's texts fit into the 4.5 MB of a hosted
   * function. `side` is the longest one in pixels after re-encoding.
   */
  image: { bytes: 4 * 1024 * 1024, sent: 2 * 1024 * 1024, side: 1600 },
  /**
   * A map: its longest side in pixels, what a browser shrinks it to, since it is sent alone, what it has at most as it is stored, and how it
   * is said in words.
   */
  map: { side: 4096, sent: 3.5 * 1024 * 1024, stored: 16 * 1024 * 1024, alt: 300 },
  /**
   * A campaign's file, when it is brought in. `bytes` as it is sent, `records` and `unpacked` in bytes while it is unpacked, the others
   * are counts; `rows` is of all records together but for the journal.
   */
  file: {
    bytes: 64 * 1024 * 1024,
    records: 16 * 1024 * 1024,
    unpacked: 128 * 1024 * 1024,
    entries: 6100,
    pictures: 1000,
    /** Pictures that it may name: what is beyond those that come in is left out, and told. */
    listed: 6000,
    notes: 1000,
    handouts: 1000,
    maps: 500,
    creatures: 2000,
    fights: 500,
    /** Five of the fullest evenings, or some sixty usual ones. */
    journal: 10_000,
    evenings: 1000,
    additions: 2000,
    belongings: 1000,
    rows: 20_000,
    /** Links that say which of several of a name they mean. */
    links: 2000,
    /** Lines of a report about what was left out. */
    leftOut: 100,
  },
  /** Seconds that a token is valid: 30 days. */
  tokenAge: 30 * 24 * 60 * 60,
  /** Entries of feedback on a page of its list. */
  page: 200,
  /** A file of another tool with creatures to bring in. */
  import: { bytes: 4 * 1024 * 1024, records: 500 },
  /**
   * A vault of notes to bring in, and one text of it. `entries` are all files of the archive, most of which no text may be: pictures and
   * what the other tool keeps there for itself.
   */
  vault: {
    bytes: 20 * 1024 * 1024,
    unpacked: 60 * 1024 * 1024,
    entries: 5000,
    texts: 1000,
    text: 1024 * 1024,
    path: 500,
  },
  /** Entries that the library answers at most, and where nothing is said. */
  library: 100,
  libraryUsual: 50,
  /** Entries that any other list answers at most; where the next begins it says in its `Link`. */
  list: 1000,
  /** Bytes of a part of a list, as it is answered; its first entry is answered whatever it has. */
  listBytes: 2 * 1024 * 1024,
  /** Bytes of a list that a page brings; a longer one the browser loads in parts. */
  pageBytes: 1024 * 1024,
  /** The largest id that the database's integer holds. */
  id: 2_147_483_647,
} as const;

export const DEFAULT = {
  campaignName: "New Campaign",
  /** What stands on the preview of a book that has no title yet. */
  bookTitle: "Create a Campaign",
  /** Of a new campaign, also when it is sent empty. */
  coverColour: "#2a6ca6",
  /** Of a book on the shelf whose stored colour is empty. */
  shelfColour: "#a65c2a",
  factionRole: "Player",
} as const;

/** Suggested lowest and highest value of the radar charts. */
export const CHART_RANGE = {
  sheet: [-2, 20],
  wizardAbilities: [0, 20],
  wizardSaves: [-5, 10],
} as const;

/** In a page's request: its address, which a layout would not know otherwise. */
export const PAGE_HEADER = "x-page";
/** What the address of a book says where a dungeon master reads it through a player's eyes: the player's id. */
export const MIRROR = "as";
/** The request header in which the proxy tells the page what its address asks for, since rewrites hide the tabs of a book from it. */
export const SEARCH_HEADER = "x-search";
/** The request header in which the proxy tells the page the nonce of its content policy. */
export const NONCE_HEADER = "x-nonce";
/** The cookie by which a page learns that it answers a form that the browser sent by itself. */
export const NOT_SENT_COOKIE = "form_not_sent";

/** What was written and has to do with names in texts: the event that says so, and where it is kept in the tab. */
export const WRITTEN = "written";
