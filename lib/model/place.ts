import type { SectionPath } from "@/lib/sections";

interface PlaceSpec {
  /** The section of the book in which it lies. */
  section: SectionPath;
  /** On which of the two pages it lies: narrow screens show one of them. */
  side: "left" | "right";
  /** The tabs of its pages that are open there, by their names in the address. */
  tabs: Readonly<Record<string, string>>;
  /** Whether it is one of many, which an id tells apart. */
  hasId: boolean;
  /**
   * The name in the address that holds the id; a character's stands in the selection, a fight's is the one that goes on. The map has one
   * though none is needed: without it is the world's.
   */
  idTab?: string;
  /** Whether it can be laid on the table, and what it is called there. */
  shown?: string;
}

/**
 * The places of a book to which somebody can be led: by what the dungeon master shows, by the button of a toast, by a link. Each is
 * named here once; what can be shown, where it lies and which names of tabs an address may have follow from this table.
 */
export const PLACES = {
  map: {
    section: "/campaign",
    side: "right",
    tabs: { tab: "map" },
    hasId: false,
    idTab: "map",
    shown: "the map",
  },
  description: {
    section: "/campaign",
    side: "left",
    tabs: { tab: "description", about: "description" },
    hasId: false,
    shown: "what is known",
  },
  setting: {
    section: "/campaign",
    side: "left",
    tabs: { tab: "description", about: "setting" },
    hasId: false,
    shown: "the setting",
  },
  factions: {
    section: "/campaign",
    side: "left",
    tabs: { tab: "description", about: "factions" },
    hasId: false,
    shown: "the factions",
  },
  themes: {
    section: "/campaign",
    side: "left",
    tabs: { tab: "description", about: "themes" },
    hasId: false,
    shown: "the themes",
  },
  character: { section: "/character", side: "left", tabs: { tab: "sheet" }, hasId: true, shown: "a sheet" },
  inventory: { section: "/character", side: "right", tabs: { tab: "sheet", own: "item" }, hasId: true },
  handout: {
    section: "/campaign",
    side: "right",
    tabs: { tab: "handouts" },
    hasId: true,
    idTab: "handout",
    shown: "a handout",
  },
  evening: {
    section: "/campaign",
    side: "left",
    tabs: { tab: "evenings" },
    hasId: true,
    idTab: "evening",
    shown: "a chapter",
  },
  fight: { section: "/fight", side: "left", tabs: {}, hasId: true, shown: "the fight" },
} as const satisfies Record<string, PlaceSpec>;

export type PlaceName = keyof typeof PLACES;
const specOf = (name: PlaceName): PlaceSpec => PLACES[name];

/** A place with the id of what lies there. */
export interface Place {
  place: PlaceName;
  /** Null where there is only one. */
  id: number | null;
}

/** Where a place lies in the book. */
export interface Location {
  section: SectionPath;
  side: "left" | "right";
  tabs: Record<string, string>;
  /** The character whose sheet it is. */
  characterId: number | null;
  /** The encounter whose pages they are. */
  encounterId?: number;
  /** What lies open there, which no address names. */
  entry?: PlaceEntry;
}

/** What of a place can lie open: one of a creature's belongings, a sheet of notes, a fight. */
export interface PlaceEntry {
  kind: "item" | "spell" | "action" | "note" | "fight";
  id: number;
}

export const locationOf = ({ place, id }: Place): Location => {
  const { section, side, tabs, idTab } = specOf(place);
  return {
    section,
    side,
    tabs: { ...tabs, ...(idTab !== undefined && id !== null && { [idTab]: String(id) }) },
    characterId: section === "/character" ? id : null,
  };
};

/** Whether the notes are meant, which lie under a handout or a map that is open: the right page of the campaign with neither. */
export const isOfNotes = ({ section, side, tabs }: Location): boolean =>
  section === "/campaign" &&
  side === "right" &&
  tabs["tab"] !== PLACES.map.tabs.tab &&
  tabs[PLACES.handout.idTab] === undefined;

type Shown = { [K in PlaceName]: (typeof PLACES)[K] extends { shown: string } ? K : never }[PlaceName];
/** What the dungeon master can lay on the table. */
export type ShownPlace = Shown;
export const SHOWN_PLACES = (Object.keys(PLACES) as PlaceName[]).filter(
  (name): name is ShownPlace => specOf(name).shown !== undefined,
) as [ShownPlace, ...ShownPlace[]];
/** What a place is called in a sentence: "On the table lies …". */
export const placeInWords = (place: ShownPlace): string => PLACES[place].shown;

/** Whether the place is one of many, which an id tells apart. */
export const needsId = (place: PlaceName): boolean => PLACES[place].hasId;
/** Whether an id may tell it apart. */
export const takesId = (place: PlaceName): boolean => needsId(place) || specOf(place).idTab !== undefined;
/** The pages of the book itself. */
export const PAGE_PLACES = SHOWN_PLACES.filter((place) => !needsId(place));

/** The names of tabs that an address of a section may have. */
export const tabNamesOf = (section: SectionPath): string[] => [
  ...new Set(
    (Object.keys(PLACES) as PlaceName[]).flatMap((name) => {
      const { tabs, idTab, section: at } = specOf(name);
      return at === section ? [...Object.keys(tabs), ...(idTab === undefined ? [] : [idTab])] : [];
    }),
  ),
];
