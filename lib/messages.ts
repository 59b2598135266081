/**
 * What the product says, one group a screen; in one file, so that a sentence can be compared with its neighbours. `failed` is for
 * an answer that refuses, `broken` for a call that got no answer; where the two have one text they are one entry.
 * `loadFailed: null` means that the list stays empty in silence.
 */

export const productTexts = {
  name: "Tomekeeper",
  description:
    "Campaigns, characters and encounters for tabletop role-playing games, kept as books on a shelf. Free for everybody at the table.",
  purpose:
    "wherein dungeon masters and players keep their worlds, their heroes and their monsters, every campaign a book of its own",
} as const;

export const shortcutTexts = {
  title: "Keyboard shortcuts",
  on: "Single keys are shortcuts",
  resting: "They rest while you write, and while a dialog like this one is open.",
} as const;

export const sessionTexts = {
  required: "Please log in to continue using this website.",
  checking: "Loading...",
  unreachable: "The server could not be reached. Please try again.",
  unexpected: "Something went wrong. Please try again.",
} as const;

export const previewTexts = {
  notice: "Preview of a change. What is written here is removed with it.",
} as const;

export const draftTexts = {
  restored: "What you had not saved here was kept.",
} as const;

export const undoTexts = {
  undo: "Undo",
} as const;

export const imageTexts = {
  wrongType: "Only image files are allowed",
  tooLarge: "Images may be at most 4 MB",
  storeFailed: "Pictures can't be stored at the moment. Please try again.",
} as const;

export const loginTexts = {
  incomplete: "Email and password are required",
  succeeded: "Logged in. Opening your shelf...",
  failed: "Login failed",
  noToken: "No token received from login",
  noUserId: "Failed to retrieve user ID.",
} as const;

export const signupTexts = {
  incomplete: "All fields are required",
  passwordsDiffer: "Passwords do not match",
  passwordLength: "Password must be between 6 and 12 characters",
  succeeded: "Account created successfully!",
  failed: "Signup/Login failed",
} as const;

export const campaignsTexts = {
  loading: "Loading campaigns...",
  noToken: "No token found. Please log in.",
  loadFailed: "Failed to load campaigns.",
  title: "Your campaigns",
  count: (books: number) =>
    books === 0 ? "The shelf is waiting" : `${books} ${books === 1 ? "book" : "books"} on the shelf`,
  search: "Find a campaign",
  noneFound: (searched: string) => `No book on the shelf is called “${searched}”.`,
  empty: "No books yet. Create a campaign, or ask a dungeon master to invite you with your user id.",
  opening: (campaign: string) => `Opening ${campaign}`,
} as const;

export const campaignTexts = {
  loading: "Loading campaign...",
  missing: "Campaign not found.",
  deleted: "Campaign deleted successfully!",
  deleteFailed: "Failed to delete campaign.",
  confirmDelete: (campaign: string) => `Delete ${campaign}? Its characters, encounters and notes go with it.`,
  left: "You left the campaign.",
  leaveFailed: "Failed to leave campaign.",
  confirmLeave: (campaign: string) => `Leave ${campaign}? Your characters stay in the book.`,
  noActions: "No actions available",
  deleteTakes: "Deleting takes the whole book with it.",
  leaveKeeps: "Your characters stay in the book if you leave.",
  keptBy: (dungeonMaster: string, players: string) =>
    `kept by ${dungeonMaster}, with ${players} at the table`,
  noDescription: "No description yet.",
  noSetting: "No setting yet.",
  noFactions: "No factions yet.",
  noThemes: "No themes yet.",
  noMap: "No map yet.",
} as const;

export const editorTexts = {
  nameRequired: "Campaign name is required",
  created: "Campaign created successfully!",
  createFailed: "Error creating campaign",
  updated: "Campaign updated!",
  updateFailed: "Failed to update campaign.",
  loadFailed: "Failed to load campaign data.",
  imageChosen: "Campaign image selected!",
  confirmLeave: "Leave without saving?",
  leaveDetail: "What you have written here is lost.",
} as const;

export const notesTexts = {
  loading: "Loading DM notes...",
  loadFailed: "Failed to load DM notes.",
  saveFailed: "Failed to save DM notes.",
  noCampaign: "No campaign selected. Cannot save notes.",
  updated: "DM notes updated successfully!",
  saved: "DM notes saved successfully!",
  deleted: "DM notes deleted successfully!",
  deleteFailed: "Failed to delete DM notes.",
  confirmDelete: "Delete this sheet of notes?",
  confirmDiscard: "Throw this sheet away? It has not been saved.",
  unsaved: "Unsaved changes",
  newer: "These notes were changed elsewhere since you opened them. Nothing is lost: choose what stays.",
  confirmLeave: "Leave without saving your notes?",
  leaveDetail: "They stay in this browser as a draft.",
} as const;

export const playersTexts = {
  loading: "Loading players...",
  loadFailed: "Failed to load players.",
  none: "No players yet.",
  notAnId: "A user id is a whole number, such as 64.",
  invited: "Invite sent! The invited user must accept it before they join.",
  inviteFailed: "Failed to send invite.",
  withdrawn: "Invite withdrawn.",
  withdrawFailed: "Failed to withdraw invite.",
  roleChanged: (player: string, role: string) => `${player} is now ${role}.`,
  roleChangeFailed: "Failed to change role.",
  removed: (player: string) => `${player} was removed from the campaign.`,
  removeFailed: "Failed to remove player.",
  confirmRemove: (player: string) => `Remove ${player} from the campaign? Their characters stay in the book.`,
} as const;

export const profileTexts = {
  title: "My Profile",
  loading: "Loading profile...",
  loadFailed: "Failed to fetch user data.",
  updated: "Profile updated successfully!",
  updateFailed: "Failed to update profile.",
  usernameRequired: "Username is required",
  idHint: "Give this number to a dungeon master to be invited.",
  idCopied: "ID copied.",
  idCopyFailed: "Your browser did not copy the ID. Please select it and copy it by hand.",
  invitesLoading: "Loading invites...",
  invitesLoadFailed: "Failed to load invites.",
  noInvites: "No notifications",
  invite: (sender: string) => `${sender} asks you to join the campaign`,
  accepted: (campaign: string) => `You joined ${campaign}.`,
  declined: (campaign: string) => `You declined the invite to ${campaign}.`,
  answerFailed: "Failed to accept/decline the invite. Please try again.",
  passwordRequired: "Password is required",
  passwordChanged: "Password changed successfully!",
  passwordChangeFailed: "Failed to change password.",
  confirmLogoutEverywhere: "Log out everywhere?",
  logoutEverywhereDetail: "Every browser and device, this one included, asks for the password again.",
  loggedOutEverywhere: "You are logged out everywhere.",
  logoutFailed: "Failed to log out.",
  accountDeleted: "Account deleted.",
  accountDeleteFailed: "Failed to delete account.",
  confirmAccountDelete: "This can't be undone. Your characters in the campaigns of others stay there.",
  goesAlong:
    "With your account these campaigns of yours are deleted, characters, encounters and notes included:",
  maybeGoesAlong:
    "The campaigns that you created are deleted with it, characters, encounters and notes included.",
} as const;

export const feedbackTexts = {
  title: "Send Feedback",
  subtitle: "A letter to the keepers of the house",
  listTitle: "User Messages",
  textRequired: "Please write a message first.",
  sent: "Message sent successfully!",
  sendFailed: "Failed to send message",
  checkingRole: "Loading...",
  loading: "Loading messages...",
  loadFailed: "Failed to load messages.",
  empty: "No messages.",
  more: "Show more",
  resolved: "Message resolved.",
  resolveFailed: "Failed to resolve message.",
} as const;

export const characterTexts = {
  listLoading: "Loading characters...",
  listFailed: "Failed to fetch characters",
  noneSelected: "No character selected.",
  saved: "Character saved successfully!",
  saveFailed: "Failed to save character.",
  saving: "Saving character...",
  noCampaign: "You must be in a campaign to save a character.",
  editTitle: "Edit character",
  loading: "Loading character...",
  loadFailed: "Failed to load character.",
  duplicated: "Character duplicated successfully!",
  duplicateFailed: "Failed to duplicate character.",
  updated: "Character updated successfully!",
  updateFailed: "Failed to update character.",
  updateBroken: "Error updating character.",
  noneToUpdate: "No character selected!",
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

export const encounterTexts = {
  listLoading: "Loading encounters...",
  listFailed: "Failed to fetch encounters.",
  listEmpty: "No encounters available for this campaign.",
  listTitle: (campaign: string) => `Encounters for ${campaign}`,
  noneOpen: "You must open a campaign to see encounters.",
  noneSelected: "Select an encounter to view details.",
  playersOut: "Encounters are the dungeon master’s.",
  playersOutDetail: "What waits here is met at the table, not read in the book.",
  find: "Find by name or race",
  anyLevel: "Any level",
  level: (level: number) => `Level ${level}`,
  found: (found: number, all: number) => `${found} of ${all} encounters`,
  noneFound: "No encounter is like that.",
  editTitle: "Edit encounter",
  loading: "Loading encounter...",
  loadFailed: "Failed to load encounter.",
  gone: "This encounter is not there any more.",
  more: "Add more of these",
  moreCount: "How many more",
  moreDetail: "Copies carry the same items, spells and actions, and get numbers.",
  duplicated: (copies: number) =>
    copies === 1 ? "One more encounter added!" : `${copies} more encounters added!`,
  duplicateFailed: "Failed to duplicate encounter.",
  saved: "Encounter saved successfully!",
  saveFailed: "Failed to save encounter.",
  saving: "Saving encounter...",
  noCampaign: "You must be in a campaign to create an encounter.",
  updated: "Encounter updated successfully!",
  updateFailed: "Failed to update encounter.",
  updateBroken: "Error updating encounter.",
  noneToUpdate: "No encounter selected!",
  deleted: "Encounter deleted successfully!",
  deleteFailed: "Failed to delete encounter.",
  noDescription: "No description available.",
  descriptionLabel: "Description",
  descriptionUnsaved: "Not saved yet: kept in this browser until you save it.",
  descriptionUnkept: "Not saved yet, and this browser keeps no drafts: save before you leave.",
  descriptionNewer: "It was changed elsewhere since you began to write. Saving puts your text in its place.",
  noProficiencies: "No data",
} as const;

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
 * By owner and kind. `noOwner` refuses creating without an owner, `selectOwner` stands on the page meanwhile. A character's items have
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

export const diceTexts = {
  rolled: "You rolled",
  count: (dice: number, most: number) => `${dice} of ${most} dice`,
  emptyPool: "Choose up to six dice",
  emptyHistory: "No rolls yet",
} as const;

export const exportTexts = {
  button: "Download a copy",
  saved: "The book was downloaded.",
  failed: "Failed to download the book.",
  large: (megabytes: number) =>
    `This file is larger than the ${megabytes} MB that can be imported again. Fewer or smaller pictures would make it fit.`,
  dataButton: "Download my data",
  dataSaved: "Your data was downloaded.",
  dataFailed: "Failed to download your data.",
} as const;

export const importTexts = {
  button: "Import a campaign",
  about:
    "A campaign that was downloaded from its book becomes a new one on your shelf: texts, notes, characters, encounters and pictures. Nobody is invited along.",
  field: "Campaign file",
  hint: (megabytes: number) => `A zip file of at most ${megabytes} MB; the server may take less.`,
  submit: "Import",
  working: "Unpacking the book. Pictures take a moment…",
  failed: "Failed to import the campaign.",
  refusedBySize: "This file is larger than the server takes.",
  choose: "Please choose a campaign file first.",
  noCampaignFile:
    "Only campaign files can be imported: zip files that were downloaded from a campaign’s book",
  noCampaign: "This zip file holds no campaign.",
  otherVersion: (version: number) =>
    `This file is of version ${version}, which this Tomekeeper can’t read. A newer one can.`,
  damaged: "The file is damaged and can’t be read.",
  invalid: (place: string, why: string) => `The file can’t be imported because of ${place}: ${why}`,
  tooLarge: (megabytes: number) => `Campaign files may be at most ${megabytes} MB`,
  tooMuch: "The file holds more than a campaign may bring in.",
  done: (campaign: string) => `${campaign} stands on your shelf`,
  cameIn: "What came in",
  leftOutTitle: "What was left out",
  nothingLeftOut: "Nothing was left out.",
  open: "Open the book",
  pictureMissing: (whose: string) => `The picture of ${whose}: it is not in the file.`,
  pictureChanged: (whose: string) => `The picture of ${whose}: it is not the one that was exported.`,
  pictureUnreadable: (whose: string) =>
    `The picture of ${whose}: it is no picture of at most 1600 by 1600 pixels.`,
  pictureTooLarge: (whose: string) => `The picture of ${whose}: it is larger than 4 MB.`,
  pictureTooMany: (whose: string) => `The picture of ${whose}: there are too many.`,
  players: (names: string) => `The players: ${names}. Their characters came in as yours; invite them again.`,
  strangeFiles: (files: number) =>
    files === 1
      ? "One file of the archive that belongs to no campaign."
      : `${files} files of the archive that belong to no campaign.`,
  more: (lines: number) => `And ${lines} more.`,
  counts: {
    notes: "Notes",
    characters: "Characters",
    encounters: "Encounters",
    items: "Items",
    spells: "Spells",
    actions: "Actions",
    pictures: "Pictures",
  },
} as const;
