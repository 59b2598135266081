/** The names by which the pages of a book are linked to and found, by the place of each. */
export const PAGE_TITLES = {
  description: "Description",
  setting: "Setting",
  factions: "Factions",
  themes: "Themes",
} as const;
