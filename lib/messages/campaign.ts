export const campaignTexts = {
  makeCharacter: "Make your character",
  missing: "Campaign not found.",
  deleted: "Campaign deleted successfully!",
  deleteFailed: "Failed to delete campaign.",
  confirmDelete: (campaign: string) => `Delete ${campaign}?`,
  deleteDetail: "Its characters, encounters and notes go with it.",
  left: "You left the campaign.",
  leaveFailed: "Failed to leave campaign.",
  confirmLeave: (campaign: string) => `Leave ${campaign}?`,
  leaveDetail: "Your characters stay in the book.",
  noActions: "No actions available",
  deleteTakes: "Deleting takes the whole book with it.",
  leaveKeeps: "Your characters stay in the book if you leave.",
  keptBy: (dungeonMaster: string, players: string) =>
    `kept by ${dungeonMaster}, with ${players} at the table`,
  noDescription: "No description yet.",
  noSetting: "No setting yet.",
  noFactions: "No factions yet.",
  noThemes: "No themes yet.",
} as const;

export const playersTexts = {
  present: "has the book open",
  none: "No players yet. Whoever opens the link comes in.",
  roleChanged: (player: string, role: string) => `${player} is now ${role}.`,
  roleChangeFailed: "Failed to change role.",
  removed: (player: string) => `${player} was removed from the campaign.`,
  removeFailed: "Failed to remove player.",
  confirmRemove: (player: string) => `Remove ${player} from the campaign?`,
  removeDetail: "Their characters stay in the book.",
} as const;
