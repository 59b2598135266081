/** Pages of the book that a dungeon master shows to all. */
export const PAGE_PLACES = ["map", "description", "setting", "factions", "themes"] as const;
export const SHOWN_PLACES = [...PAGE_PLACES, "character", "handout", "fight"] as const;
export type ShownPlace = (typeof SHOWN_PLACES)[number];

/** A page that lies on the table. */
export interface ShownPage {
  place: ShownPlace;
  /** Of the character, handout or fight; null of a page of the book. */
  id: number | null;
  /** The person who shows it; null once their account is deleted. */
  by: number | null;
  shownAt: Date;
}

/** Whether the place is one of many, which an id tells apart. */
export const needsId = (place: ShownPlace): boolean => !PAGE_PLACES.some((page) => page === place);
