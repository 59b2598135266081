import { plainLetters } from "@/lib/rules/plain-letters";

/** The name in lower case with hyphens, without what is neither letter nor figure: `adult-black-dragon`, `hunters-mark`. */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
