/**
 * The sections of an open book, in the order of their ribbons; the keys 1, 2, 3, … open them. `silk` names the ribbon's class
 * in the styles, `icon` is its drawing where there is no room for the word. A new section is a new line here, a page of its `href` under `app/(signed-in)/(book)`, its silk and its icon.
 */
export const SECTIONS = [
  { href: "/campaign", name: "Campaign", silk: "campaign", icon: "map" },
  { href: "/character", name: "Character", silk: "character", icon: "profile" },
  { href: "/encounter", name: "Encounter", silk: "encounter", icon: "monster" },
  { href: "/fight", name: "Fight", silk: "fight", icon: "swords" },
] as const;

export type SectionPath = (typeof SECTIONS)[number]["href"];

/** Whether a path is a section of an open book. */
export const isSection = (path: string): boolean => SECTIONS.some(({ href }) => href === path);
