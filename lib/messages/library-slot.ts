/** The little that pages say of the library before anybody opens it. */
export const FROM_LIBRARY = "From the library";

/** What a record is that nobody has changed since it was taken. */
export const sourceLine = (fromLibrary: boolean): string => (fromLibrary ? "from the SRD 5.1" : "");
