export const logOutTexts = {
  unsaved: "Log out without saving?",
  unsavedDetail: "What you have written in this browser and not saved yet is lost, on whichever page.",
  accept: "Log out",
  stay: "Stay",
} as const;
