/** The kinds of what a search finds. */
export const HIT_KINDS = [
  "page",
  "character",
  "item",
  "spell",
  "action",
  "encounter",
  "handout",
  "note",
  "fight",
  "evening",
  "map",
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

interface Named {
  kind: HitKind;
  id: number;
  title: string;
}

/** What was found, with the words around it. */
export interface Hit extends Named {
  excerpt: string;
  /** The creature that it belongs to. */
  of: Named | null;
  campaignId: number;
}

export interface SearchAsked {
  /** In whose book; null looks through all of the person's. */
  campaignId: number | null;
  query: string;
  kind?: HitKind | undefined;
  limit: number;
  /** Whether what the person keeps for themselves alone is looked through too. */
  withOwn?: boolean;
}
