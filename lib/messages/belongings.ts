const itemTexts = {
  loading: "Loading items...",
  deleted: "Item deleted successfully!",
  deleteFailed: "Failed to delete item.",
  noneSelected: "Select an item to view details.",
} as const;

const spellTexts = {
  loading: "Loading spells...",
  deleted: "Spell deleted successfully!",
  deleteFailed: "Failed to delete spell.",
  noneSelected: "Select a spell to view details.",
  createSlot: "+ Create Spell",
  empty: "No spells created yet.",
  add: ' Click "+ Create Spell" to add one.',
} as const;

const actionTexts = {
  loading: "Loading actions...",
  deleted: "Action deleted successfully!",
  deleteFailed: "Failed to delete action.",
  noneSelected: "Select an action to view details.",
  createSlot: "+ Create Action",
  empty: "No actions created yet.",
  add: ' Click "+ Create Action" to add one.',
} as const;

const selectEncounter = "Select an encounter to view details.";

/** By owner and kind, what stands on the pages; `add` after `empty`, for who may. */
export const belongingTexts = {
  character: {
    item: {
      ...itemTexts,
      createSlot: "+ Create Item",
      loadFailed: null,
      empty: "No items yet",
      selectOwner: "Select a character to view inventory.",
    },
    spell: {
      ...spellTexts,
      loadFailed: null,
      selectOwner: "Select a character to view spells.",
    },
    action: {
      ...actionTexts,
      loadFailed: "Failed to load actions.",
      selectOwner: "Select a character to view actions.",
    },
  },
  encounter: {
    item: {
      ...itemTexts,
      createSlot: "+ Create New Item",
      loadFailed: null,
      empty: "No items found for this encounter.",
      selectOwner: selectEncounter,
    },
    spell: {
      ...spellTexts,
      loadFailed: "Failed to fetch spells.",
      selectOwner: selectEncounter,
    },
    action: {
      ...actionTexts,
      loadFailed: null,
      selectOwner: selectEncounter,
    },
  },
} as const;
