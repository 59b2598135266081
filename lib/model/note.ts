/** One sheet of the dungeon master's notes, as it is stored. */
export interface Note {
  id: number;
  text: string;
  updatedAt: Date;
}
