/** Limits of a picture, larger for a map. */
interface PictureLimits {
  side: number;
  megabytes: number;
}

export const importTexts = {
  button: "Import a campaign",
  /** The same in two parts; on a phone the second is only read out. */
  buttonParts: ["Import", " a campaign"],
  about:
    "A campaign that was downloaded from its book becomes a new one on your shelf: texts, notes, characters, encounters, fights and pictures. Nobody is invited along.",
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
  encrypted: "The file has a password. Please pack it again without one.",
  compression:
    "The file is packed in a way that can’t be read here. Please pack it again as an ordinary zip file.",
  invalid: (place: string, why: string) => `The file can’t be imported because of ${place}: ${why}`,
  tooLarge: (megabytes: number) => `Campaign files may be at most ${megabytes} MB`,
  tooMuch: "The file holds more than a campaign may bring in.",
  done: (campaign: string) => `${campaign} stands on your shelf`,
  cameIn: "What came in",
  leftOutTitle: "What was left out",
  nothingLeftOut: "Nothing was left out.",
  open: "Open the book",
  pictures: {
    missing: (whose: string) => `The picture of ${whose}: it is not in the file.`,
    changed: (whose: string) => `The picture of ${whose}: it is not the one that was exported.`,
    unreadable: (whose: string, { side }: PictureLimits) =>
      `The picture of ${whose}: it is no picture of at most ${side} by ${side} pixels.`,
    "too large": (whose: string, { megabytes }: PictureLimits) =>
      `The picture of ${whose}: it is larger than ${megabytes} MB.`,
    "too late": (whose: string) => `The picture of ${whose}: making the pictures anew took too long.`,
    "too many": (whose: string) => `The picture of ${whose}: there are too many.`,
  },
  players: (names: string) => `The players: ${names}. Their characters came in as yours; invite them again.`,
  strangeFiles: (files: number) =>
    files === 1
      ? "One file of the archive that belongs to no campaign."
      : `${files} files of the archive that belong to no campaign.`,
  more: (lines: number) => `And ${lines} more.`,
} as const;
