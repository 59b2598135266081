/** One sheet of the dungeon master's notes, as it is stored. */
export interface Note {
  id: number;
  /** Empty where it has no name. */
  title: string;
  text: string;
  updatedAt: Date;
}
