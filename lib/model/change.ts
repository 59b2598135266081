/** What a change is about; what a creature owns or is by origin counts as the creature. */
export const CHANGE_KINDS = [
  "campaign",
  "members",
  "invites",
  "notes",
  "characters",
  "encounters",
  "handouts",
  "fights",
  "shelf",
  "account",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What else goes through the table of changes, with its contents: dice that fell, a page that is shown, who has a book open. */
export const NEWS_KINDS = ["roll", "shown", "presence"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];
