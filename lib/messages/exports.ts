import type { FileBound } from "@/lib/model/file-bounds";

const over: Readonly<Record<FileBound, string>> & Readonly<Partial<Record<string, string>>> = {
  records: "This book has more records than can be imported again.",
  texts: "The texts of this book are longer than can be imported again.",
  pictures: "Of the pictures of this book only the first 1,000 can be imported again.",
};

export const exportTexts = {
  button: "Download a copy",
  saved: "The book was downloaded.",
  failed: "Failed to download the book.",
  large: (megabytes: number) =>
    `This file is larger than the ${megabytes} MB that can be imported again. Fewer or smaller pictures would make it fit.`,
  /** By what is too much. */
  over,
  markdownButton: "Download as Markdown",
  markdownSaved: "What you see of this book was downloaded.",
} as const;
