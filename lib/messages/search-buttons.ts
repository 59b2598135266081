/** The buttons that open the search; what it says itself comes with it. */
export const searchButtonTexts = {
  top: "Search",
  book: "Search this book",
  all: "Search all books",
} as const;
