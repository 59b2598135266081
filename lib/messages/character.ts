import { sectionLoading } from "./sections";

/** Small numbers as words. */
const COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const characterTexts = {
  atTable: (count: number) => `${COUNTS[count] ?? String(count)} at the table`,
  partyContinued: "The party, continued",
  noEnergy: "no spell energy",
  restForAll: "Rest for all",
  restForAllDetail:
    "A long rest gives back all hit points and all spell energy; a short one leaves each player to regain what they roll.",
  partyRested: (count: number) =>
    `${count === 1 ? "One is" : `All ${COUNTS[count] ?? String(count)} are`} rested: hit points and spell energy are full. Conditions stay as they were.`,
  undoRest: "Undo the rest",
  restUndone: "The rest is taken back.",
  partyPaused: "The party takes a short rest.",
  listLoading: sectionLoading["/character"],
  listFailed: "Failed to fetch characters",
  noneSelected: "No character selected.",
  toList: "Choose a character",
  listEmpty: "No characters yet. The first one takes five short steps.",
  gone: "This character is no longer in the book.",
  party: "The party",
  partyEmpty: "Nobody has a character yet.",
  loading: "Loading character...",
  loadFailed: "Failed to load character.",
  duplicated: "Character duplicated successfully!",
  duplicateFailed: "Failed to duplicate character.",
  updateFailed: "Failed to update character.",
  rested: (name: string) => `${name} has taken a long rest.`,
  restFailed: "The rest could not be saved.",
  deleted: "Character deleted successfully!",
  deleteFailed: "Failed to delete character.",
  noDescription: "No description available.",
  backgroundLoading: "Loading background...",
  noBackground: "No background data found for this character.",
  raceLoading: "Loading race...",
  noRace: "No race data found for this character.",
  classLoading: "Loading class...",
  noClass: "No class data found for this character.",
  noProficiencies: "No data",
} as const;
