export const exportTexts = {
  button: "Download a copy",
  saved: "The book was downloaded.",
  failed: "Failed to download the book.",
  large: (megabytes: number) =>
    `This file is larger than the ${megabytes} MB that can be imported again. Fewer or smaller pictures would make it fit.`,
  markdownButton: "Download as Markdown",
  markdownSaved: "What you see of this book was downloaded.",
} as const;
