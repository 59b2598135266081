/** While a section of the book is not there yet, by its address. */
export const sectionLoading = {
  "/campaign": "Loading campaign...",
  "/character": "Loading characters...",
  "/encounter": "Loading encounters...",
  "/fight": "Loading fights...",
} as const;
