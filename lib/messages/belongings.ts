// Here as in the other files: `failed` is for an answer that refuses, `broken` for a call that got no answer; where the two have one text
// they are one entry.

const itemTexts = {
  loading: "Loading items...",
  nameRequired: "Item name is required",
  updated: "Item updated successfully!",
  updateFailed: "Failed to update item.",
  deleted: "Item deleted successfully!",
  deleteFailed: "Failed to delete item.",
  noneSelected: "Select an item to view details.",
  created: "Item created successfully!",
} as const;

const spellTexts = {
  loading: "Loading spells...",
  nameRequired: "Spell name is required",
  updated: "Spell updated successfully!",
  updateFailed: "Failed to update spell.",
  deleted: "Spell deleted successfully!",
  deleteFailed: "Failed to delete spell.",
  noneSelected: "Select a spell to view details.",
  createSlot: "+ Create Spell",
  created: "Spell created successfully!",
  empty: 'No spells created yet. Click "+ Create Spell" to add one.',
} as const;

const actionTexts = {
  loading: "Loading actions...",
  nameRequired: "Please enter an action name and type.",
  updated: "Action updated successfully!",
  updateFailed: "Failed to update action.",
  deleted: "Action deleted successfully!",
  deleteFailed: "Failed to delete action.",
  noneSelected: "Select an action to view details.",
  createSlot: "+ Create Action",
  created: "Action created successfully!",
  empty: 'No actions created yet. Click "+ Create Action" to add one.',
} as const;

const noCharacter = "No character selected. Please select a character first.";

const noEncounter = "No encounter selected. Please open an encounter first.";

const selectEncounter = "Select an encounter to view details.";

/**
 * By owner and kind. `noOwner` is said where the owner is no longer there, `selectOwner` stands on the page meanwhile. A character's items have
 * two texts for each outcome: `createdAlert` and `failedAlert` belong to the form, the others to the list.
 */
export const belongingTexts = {
  character: {
    item: {
      ...itemTexts,
      createSlot: "+ Create Item",
      createdAlert: "Character item created!",
      failed: "Failed to create item.",
      failedAlert: "Failed to create character action/item.",
      broken: "Error creating item.",
      loadFailed: null,
      empty: "No items yet",
      selectOwner: "Select a character to view inventory.",
      noOwner: noCharacter,
    },
    spell: {
      ...spellTexts,
      failed: "Failed to create spell.",
      broken: "Error creating spell.",
      loadFailed: null,
      selectOwner: "Select a character to view spells.",
      noOwner: noCharacter,
    },
    action: {
      ...actionTexts,
      failed: "Failed to create action.",
      broken: "Failed to create action.",
      loadFailed: "Failed to load actions.",
      selectOwner: "Select a character to view actions.",
      noOwner: noCharacter,
    },
  },
  encounter: {
    item: {
      ...itemTexts,
      createSlot: "+ Create New Item",
      failed: "Failed to create item",
      broken: "Failed to create item",
      loadFailed: null,
      empty: "No items found for this encounter.",
      selectOwner: selectEncounter,
      noOwner: noEncounter,
    },
    spell: {
      ...spellTexts,
      failed: "Failed to create spell",
      broken: "Failed to create spell",
      loadFailed: "Failed to fetch spells.",
      selectOwner: selectEncounter,
      noOwner: noEncounter,
    },
    action: {
      ...actionTexts,
      failed: "Failed to create action. Check backend logs.",
      broken: "Failed to create action. Check backend logs.",
      loadFailed: null,
      selectOwner: selectEncounter,
      noOwner: noEncounter,
    },
  },
} as const;
