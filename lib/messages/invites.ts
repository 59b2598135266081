export const inviteTexts = {
  notAnId: "A user id is a whole number, such as 64.",
  invited: "Invite sent! The invited user must accept it before they join.",
  inviteFailed: "Failed to send invite.",
  withdrawn: "Invite withdrawn.",
  withdrawFailed: "Failed to withdraw invite.",
} as const;
