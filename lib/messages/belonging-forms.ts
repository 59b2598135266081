// Here as in the other files: `failed` is for an answer that refuses, `broken` for a call that got no answer; where the two have one text
// they are one entry.

const itemTexts = {
  nameRequired: "Item name is required",
  updated: "Item updated successfully!",
  updateFailed: "Failed to update item.",
  created: "Item created successfully!",
} as const;

const spellTexts = {
  nameRequired: "Spell name is required",
  updated: "Spell updated successfully!",
  updateFailed: "Failed to update spell.",
  created: "Spell created successfully!",
} as const;

const actionTexts = {
  nameRequired: "Please enter an action name and type.",
  updated: "Action updated successfully!",
  updateFailed: "Failed to update action.",
  created: "Action created successfully!",
} as const;

/** By owner, what a form that makes one for it says where it is no longer there. */
export const noOwnerTexts = {
  character: "No character selected. Please select a character first.",
  encounter: "No encounter selected. Please open an encounter first.",
} as const;

/**
 * By owner and kind, what their forms say, which are loaded when they are opened. A character's items have two texts for each outcome:
 * `createdAlert` and `failedAlert` belong to the form, the others to the list.
 */
export const belongingFormTexts = {
  character: {
    item: {
      ...itemTexts,
      createdAlert: "Character item created!",
      failed: "Failed to create item.",
      failedAlert: "Failed to create character action/item.",
      broken: "Error creating item.",
    },
    spell: {
      ...spellTexts,
      failed: "Failed to create spell.",
      broken: "Error creating spell.",
    },
    action: {
      ...actionTexts,
      failed: "Failed to create action.",
      broken: "Failed to create action.",
    },
  },
  encounter: {
    item: {
      ...itemTexts,
      failed: "Failed to create item",
      broken: "Failed to create item",
    },
    spell: {
      ...spellTexts,
      failed: "Failed to create spell",
      broken: "Failed to create spell",
    },
    action: {
      ...actionTexts,
      failed: "Failed to create action. Check backend logs.",
      broken: "Failed to create action. Check backend logs.",
    },
  },
} as const;
