import { capitalised } from "@/lib/rules/chronicle-words";
import { cardinal } from "@/lib/rules/number-words";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Of a file of another tool that is brought into the book. */
export const ownTexts = {
  tab: "Bring your own",
  file: "The file",
  inside: "What is in the file",
  cameIn: "What came in",
  fileContents: "The file, contents",
  records: "What is in the file, contents",
  report: "What came in, contents",
  lay: "Lay a file here, or choose one.",
  choose: "Choose a file",
  hint: (megabytes: number, records: number) => `JSON, up to ${megabytes} MB and ${records} records`,
  paste: "Or paste it here",
  pastedName: "what was pasted",
  readPasted: "Read what is pasted",
  reading: "Reading the file...",
  tooLarge: (megabytes: number) => `That file is too large. Up to ${megabytes} MB can be brought in at once.`,
  failed: "The file can’t be read.",
  notRead: "The connection is lost. Choose the file again once it is back.",
  unanswered: "The connection is lost. Bring the same in again once it is back: nothing comes in twice.",
  readable: "Files that can be read",
  formats: [
    ["Improved Initiative", "creatures, player characters"],
    ["Open5e", "creatures"],
    ["5e-bits", "creatures"],
    ["Foundry dnd5e", "actors"],
  ],
  another: "Another file",
  behind: "What stays behind",
  kept: "Traits, saves, skills, senses, challenge",
  keptWhere: "The sheet has no field for them, so they go into the description.",
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
  nameless: (place: number) => `Record ${place}`,
  promise: "Nothing leaves this book and nothing is fetched. All of it comes in, or none.",
  see: "See what is in it",
  seeReport: "See what came in",
  before: "Once a file is chosen, everything in it is listed here before anything is written.",
  bring: (name: string) => `Bring in ${name}`,
  cannot: (reason: string) => `Cannot be brought in: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  characterLine: (line: string) => (line ? `${line}, a player’s` : "a player’s"),
  all: "All that can be read",
  bringIn: (count: number) => `Bring in ${count}`,
  writing: "Writing them into the book…",
  done: (count: number) => `${count === 0 ? "None" : capitalised(cardinal(count))} came in`,
  stand: (kinds: readonly ("encounter" | "character")[], campaign: string) =>
    `They stand among the ${kinds.map((kind) => `${kind}s`).join(" and the ")} of ${campaign}.`,
  came: (kind: "encounter" | "character", count: number) => counted(count, kind),
  unticked: "Not ticked",
  toEncounters: "To the encounters",
  close: "Close",
} as const;
