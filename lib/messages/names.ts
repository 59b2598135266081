import { cardinal } from "@/lib/rules/number-words";

/** What is said of the names in texts once something was saved. */
export const nameTexts = {
  slips: "Names in texts",
  stands: (from: string, count: number) =>
    `“${from}” still stands in ${count === 1 ? "one text" : `${cardinal(count)} texts`}.`,
  write: (count: number) => `Write the new name in ${count === 1 ? "1 text" : `${count} texts`}`,
  leave: "Leave them",
  written: (count: number) => `The new name stands in ${count === 1 ? "1 text" : `${count} texts`} now.`,
  failed: "The new name could not be written.",
  read: (count: number) => (count === 1 ? "Players read this name: " : "Players read these names: "),
  hidden: (count: number) =>
    count === 1
      ? "They may not see what it leads to, so to them it is plain words."
      : "They may not see what they lead to, so to them they are plain words.",
  telling: "Players would read the new name in ",
  understood: "Close",
} as const;
