export const mapTexts = {
  nameRequired: "Please enter a name",
  imageRequired: "Please choose a picture",
  noFog: "Maps can't be covered with fog yet",
  created: "The map is in the book, sealed.",
  changed: "Map changed.",
  deleted: "Map deleted.",
} as const;
