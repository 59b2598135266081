import type { ShownPlace } from "./place";

/** A page that lies on the table. */
export interface ShownPage {
  place: ShownPlace;
  /** Of the character, handout or fight; null of a page of the book. */
  id: number | null;
  /** The person who shows it; null once their account is deleted. */
  by: number | null;
  shownAt: Date;
}
