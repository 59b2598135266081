/** The button "Show the table" and its answers. */
export const showTexts = {
  show: "Show the table",
  short: "Show",
  onTable: "On the table",
  shown: "The table sees it now.",
  failed: "It could not be shown. Please try again.",
} as const;
