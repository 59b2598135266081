export const sessionTexts = {
  noToken: "No token found. Please log in.",
  required: "Please log in to continue using this website.",
  unreachable: "The server could not be reached. Please try again.",
  notSent: "Nothing was sent: this page did not load completely. Please reload it and try again.",
  unexpected: "Something went wrong. Please try again.",
  logoutFailed: "Failed to log out.",
} as const;
