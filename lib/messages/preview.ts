export const previewTexts = {
  notice: "Preview of a change. What is written here is removed with it.",
} as const;
