export const joinTexts = {
  refused: "This invitation opens no book; ask whoever gave it to you for a new one.",
  perhapsJoined:
    "This invitation opens no book any more, and you may have come in by it already: look on your shelf, or ask for a new one if it is not there.",
  failed: "The book could not be opened. Please try again.",
  joined: (campaign: string) => `You joined ${campaign}.`,
  /** What a chat shows of the address: not which book, since whoever reads along may not be meant. */
  preview: "You are invited to a campaign",
} as const;
