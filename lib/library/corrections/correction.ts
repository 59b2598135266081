/** Where something stands in a record of the package: keys, places in a list, and names of what a list holds. */
export type At = readonly (string | number)[];

interface Place {
  /** The name of the record. */
  of: string;
  at: At;
  /** What decides: the document's own figures, or what they must add up to. */
  source: string;
}
/** A value that the package has wrong, as a whole. */
interface Value extends Place {
  was: unknown;
  is: unknown;
}
/** A few letters of a text; `part` stands in it once. */
interface Part extends Place {
  part: string;
  is: string;
}
/** A damaged text, or all lines of one, told in words of our own and marked as such. `part` is a piece of the damaged one. */
interface InShort extends Place {
  part: string;
  inShort: string | readonly string[];
}
/** What a list lacks: lines of a text, or something with a name. They come before the place that `at` ends with, else last. */
interface Added extends Place {
  add: readonly (string | { name: string; value?: number; quantity?: number })[];
  /** How many the list has as long as this is needed. */
  length: number;
}
/** A passage that another record, or another list of this one, has word for word. */
interface Copied extends Place {
  copy: { of: string; at: At };
}
/** What isn't part of the document. */
interface LeftOut extends Place {
  leftOut: true;
}

/** One thing that the package has wrong. */
export type Correction = Value | Part | InShort | Added | Copied | LeftOut;
