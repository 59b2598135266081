import type { Opened } from "./opened";

interface Shown {
  id: number;
  campaignId: number;
  title: string;
  text: string;
  image: string | null;
  /** The first time that it was opened. */
  openedAt: Date | null;
}

/** A handout as those see it who keep it. */
export interface KeptHandout extends Shown, Opened {
  /** Orders the list; equal ones go by id. */
  position: number;
  createdAt: Date;
  updatedAt: Date;
}
/** A handout as a player sees it to whom it is open. */
export interface GivenHandout extends Shown {
  isRead: boolean;
}
export type Handout = KeptHandout | GivenHandout;

export const isKept = (handout: Handout): handout is KeptHandout => "isSealed" in handout;
