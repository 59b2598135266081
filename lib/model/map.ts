import type { Opened } from "./opened";

/** A map of the book beside that of the world, as a player sees it to whom it is open. */
interface GivenMap {
  id: number;
  campaignId: number;
  name: string;
  /** Null where a file that was brought in had lost it. */
  image: string | null;
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** What it shows, in words. */
  alt: string;
  updatedAt: Date;
}

/** A map as those see it who keep it. */
export interface KeptMap extends GivenMap, Opened {
  /** Orders the list; equal ones go by id. */
  position: number;
  createdAt: Date;
}
export type BookMap = KeptMap | GivenMap;

export const isKeptMap = (map: BookMap): map is KeptMap => "isSealed" in map;
