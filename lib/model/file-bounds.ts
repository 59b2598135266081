/** Of which a book may hold more than can be imported again, beside the bytes of its file. */
export type FileBound = "records" | "texts" | "pictures";

/** The header of a downloaded book that says of which. */
export const OVER_LIMIT = "Over-Limit";
