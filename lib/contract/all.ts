import { changeAccount, changePassword, deleteAccount, logIn, logOut, readAccount, signUp } from "./accounts";
import {
  characterActions,
  characterItems,
  characterSpells,
  encounterActions,
  encounterItems,
  encounterSpells,
} from "./belongings";
import { exportAccount, exportCampaign, importCampaign } from "./campaign-files";
import {
  changeCampaign,
  changeRole,
  createCampaign,
  deleteCampaign,
  leaveCampaign,
  listCampaigns,
  listMembers,
  listMyCampaigns,
  readDungeonMaster,
  removeMember,
} from "./campaigns";
import {
  changeCharacter,
  changeEncounter,
  createCharacter,
  createEncounter,
  deleteCharacter,
  deleteEncounter,
  duplicateCharacter,
  duplicateEncounter,
  listCharacters,
  listEncounters,
  readCharacter,
  readEncounter,
} from "./creatures";
import type { AnyEndpoint } from "./endpoint";
import { listFeedback, resolveFeedback, sendFeedback } from "./feedback";
import { answerInvite, listCampaignInvites, listMyInvites, sendInvite, withdrawInvite } from "./invites";
import { changeNote, createNote, deleteNote, listNotes } from "./notes";
import { characterBackgrounds, characterClasses, characterRaces } from "./origins";
import { readDescription, readHealth } from "./service";

export * from "./accounts";
export * from "./belongings";
export * from "./campaign-files";
export * from "./campaigns";
export * from "./creatures";
export * from "./feedback";
export * from "./invites";
export * from "./notes";
export * from "./origins";

const origins = [characterRaces, characterBackgrounds, characterClasses];
const belongings = [
  characterItems,
  characterSpells,
  characterActions,
  encounterItems,
  encounterSpells,
  encounterActions,
];

/** Every call of the contract. */
export const endpoints: readonly AnyEndpoint[] = [
  readHealth,
  readDescription,
  signUp,
  logIn,
  logOut,
  readAccount,
  changeAccount,
  changePassword,
  deleteAccount,
  exportAccount,
  listMyCampaigns,
  listCampaigns,
  createCampaign,
  changeCampaign,
  deleteCampaign,
  exportCampaign,
  importCampaign,
  leaveCampaign,
  readDungeonMaster,
  listMembers,
  changeRole,
  removeMember,
  sendInvite,
  listCampaignInvites,
  withdrawInvite,
  listMyInvites,
  answerInvite,
  listNotes,
  createNote,
  changeNote,
  deleteNote,
  sendFeedback,
  listFeedback,
  resolveFeedback,
  listCharacters,
  readCharacter,
  createCharacter,
  changeCharacter,
  deleteCharacter,
  duplicateCharacter,
  listEncounters,
  readEncounter,
  createEncounter,
  changeEncounter,
  deleteEncounter,
  duplicateEncounter,
  ...origins.flatMap(({ list, create, change }) => [list, create, change]),
  ...belongings.flatMap(({ list, create, change, remove }) => [list, create, change, remove]),
];
