/** A sheet of the dungeon master's notes without what stands on it: what its tab shows. */
export interface NoteTitle {
  id: number;
  /** Empty where it has no name. */
  title: string;
  updatedAt: Date;
}

/** One sheet of the dungeon master's notes, as it is stored. */
export interface Note extends NoteTitle {
  text: string;
}

/** What the page of a campaign brings of its notes: all titles, and of the first sheet, if there is one, the text. */
export interface OpenedNotes {
  titles: NoteTitle[];
  first: Note | undefined;
}
