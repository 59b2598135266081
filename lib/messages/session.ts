export const sessionTexts = {
  required: "Please log in to continue using this website.",
  unreachable: "The server could not be reached. Please try again.",
  unexpected: "Something went wrong. Please try again.",
} as const;
