export const loginTexts = {
  incomplete: "Email and password are required",
  succeeded: "Logged in. Opening your shelf...",
  failed: "Login failed",
  unreachable: "Login failed. The server could not be reached.",
  noToken: "No token received from login",
  noUserId: "Failed to retrieve user ID.",
} as const;

export const signupTexts = {
  incomplete: "All fields are required",
  passwordsDiffer: "Passwords do not match",
  passwordLength: "Password must be between 6 and 12 characters",
  failed: "Signup/Login failed",
  unreachable: "Signup/Login failed. The server could not be reached.",
} as const;

export const forgottenTexts = {
  sent: "If an account has this address, a link is on its way to it. It works for an hour.",
  noMail:
    "No e-mail is sent from here. Ask whoever runs this Tomekeeper: they can make you a link to a new password.",
  refused: "This link opens nothing any more. Please ask for a new one.",
  changed: "Password changed. Log in with the new one.",
  failed: "That did not work. Please try again.",
  perhapsChanged:
    "This link opens nothing any more, and your password may have been changed by it already. Try to log in with the new one.",
  subject: "A new password for Tomekeeper",
  letter: (username: string, address: string) =>
    `${username},\n\nwith this link you choose a new password, once, within an hour:\n\n${address}\n\nIf you did not ask for it, there is nothing to do: your password stays as it is.\n`,
} as const;

export const profileTexts = {
  title: "My Profile",
  loading: "Loading profile...",
  updated: "Profile updated successfully!",
  updateFailed: "Failed to update profile.",
  usernameRequired: "Username is required",
  idHint: "Give this number to a dungeon master to be invited.",
  invitesLoading: "Loading invites...",
  invitesLoadFailed: "Failed to load invites.",
  noInvites: "No notifications",
  /** After the name of who invites. */
  asksToJoin: "asks you to join the campaign",
  accepted: (campaign: string) => `You joined ${campaign}.`,
  onTheShelf: "You are at the table now.",
  declined: (campaign: string) => `You declined the invite to ${campaign}.`,
  answerFailed: "Failed to accept/decline the invite. Please try again.",
  passwordRequired: "Password is required",
  passwordChanged: "Password changed successfully!",
  passwordChangeFailed: "Failed to change password.",
  passwordPerhapsChanged:
    "No answer came, and your password may have been changed already. If you have to log in, try the new one first.",
  confirmLogoutEverywhere: "Log out everywhere?",
  logoutEverywhereDetail: "Every browser and device, this one included, asks for the password again.",
  loggedOutEverywhere: "You are logged out everywhere.",
  accountDeleted: "Account deleted.",
  accountDeleteFailed: "Failed to delete account.",
  confirmAccountDelete: "This can't be undone. Your characters in the campaigns of others stay there.",
  goesAlong:
    "With your account these campaigns of yours are deleted, characters, encounters and notes included:",
  maybeGoesAlong:
    "The campaigns that you created are deleted with it, characters, encounters and notes included.",
} as const;
