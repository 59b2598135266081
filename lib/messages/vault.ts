import type { VaultBecomes } from "@/lib/model/vault";

const ONE: Record<VaultBecomes, string> = { notes: "sheet of notes", handouts: "handout" };
const counted = (count: number): string => count.toLocaleString("en");

/** Of notes that are brought into the book, as its answers say it. */
export const vaultTexts = {
  choose: "Choose a file",
  wrongMedia: "Only a zip of Markdown files, or a Markdown file, can be brought in",
  tooLarge: (megabytes: number) => `Up to ${megabytes} MB can be brought in at once`,
  tooMuch: (megabytes: number, entries: number) =>
    `At most ${megabytes} MB and ${counted(entries)} files of any kind, unpacked, can be brought in at once`,
  tooMany: (texts: number) => `At most ${counted(texts)} texts at once`,
  nothing: "There is nothing in the file that can be brought in",
  notUnicode: "It is not written in UTF-8.",
  longPath: "Its folders have too long a name.",
  longText: (megabytes: number) => `It is longer than ${megabytes} MB.`,
  unseen: "No text of the file shows it.",
  frontMatter: "Its front matter becomes the first lines of the text.",
  table: "A table becomes lines.",
  comment: "Its comments are left out: a reader never saw them.",
  embedded: "A text that it shows within itself is a link.",
  addresses: (count: number) =>
    count === 1
      ? "One picture left out: it is an address, and nothing is fetched."
      : `${count} pictures left out: they are addresses, and nothing is fetched.`,
  shortTitle: (most: number) =>
    `Its title is shortened: it has ${most} characters at most, and stands whole in the text.`,
  shortText: (length: number, becomes: VaultBecomes, most: number) =>
    `Its text is shortened: of ${counted(length)} characters a ${ONE[becomes]} holds ${counted(most)}.`,
  pictures: {
    missing: (name: string) => `The picture “${name}” is left out: it is not in the file.`,
    changed: (name: string) => `The picture “${name}” is left out: it is another one.`,
    unreadable: (name: string) => `The picture “${name}” is left out: it can’t be read.`,
    "too large": (name: string) => `The picture “${name}” is left out: it is larger than 4 MB.`,
    "too late": (name: string) =>
      `The picture “${name}” is left out: making the pictures anew took too long.`,
    "too many": (name: string) => `The picture “${name}” is left out: there are too many.`,
  },
} as const;
