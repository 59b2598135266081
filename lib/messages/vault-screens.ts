import type { VaultBecomes } from "@/lib/model/vault";

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Of the dialog that brings notes into the book. */
export const vaultScreenTexts = {
  button: "Bring notes",
  title: "Bring your notes",
  close: "Close",
  inside: "What is in the file",
  lay: "Lay a vault here, or choose one.",
  hint: (megabytes: number, texts: number) =>
    `A zip of Markdown, or single .md files; up to ${megabytes} MB and ${texts.toLocaleString("en")} texts`,
  becomes: "What becomes of it",
  facts: [
    ["Folders", "the beginnings of titles"],
    ["[[Links]]", "stay, and lead somewhere"],
    ["Pictures", "come along"],
    ["Marks", "become plain text that reads well"],
  ],
  packed: "notes.zip",
  kind: "Markdown",
  they: "They become",
  options: [
    { value: "notes", label: "Notes of yours" },
    { value: "handouts", label: "Sealed handouts" },
  ] as const satisfies readonly { value: VaultBecomes; label: string }[],
  only: {
    notes: "Their pictures become sealed handouts, to which the notes link.",
    handouts: "Nobody but you sees them before you break a seal.",
  } satisfies Record<VaultBecomes, string>,
  promise: "Nothing leaves this book. All of it comes in, or none.",
  before: "Once a file is chosen, every text in it is listed here before anything is written.",
  links: (count: number) => counted(count, "link"),
  /** One name may stand in many links, so names are counted where they lead nowhere. */
  lead: (plain: number) => {
    if (plain === 0) return "All lead to something in this book or in the file.";
    return plain === 1
      ? "One name leads to nothing in this book or in the file: links to it stay plain words."
      : `${plain} names lead to nothing in this book or in the file: links to them stay plain words.`;
  },
  plain: (names: readonly string[]) =>
    names.length === 0 ? "" : `Plain words: ${names.map((name) => `“${name}”`).join(", ")}.`,
  came: (becomes: VaultBecomes, count: number) =>
    becomes === "notes" ? counted(count, "note") : `${counted(count, "handout")}, sealed`,
  stand: {
    notes: "They stand among the notes of this book.",
    handouts: "They stand sealed among the handouts of this book.",
  } satisfies Record<VaultBecomes, string>,
  plates: (count: number) => `${counted(count, "picture")}, sealed`,
  platesText: "A handout each, to which the texts link.",
  noFolder: "without a folder",
  to: { notes: "To the notes", handouts: "To the handouts" } satisfies Record<VaultBecomes, string>,
} as const;
