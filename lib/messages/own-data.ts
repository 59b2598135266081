export const ownDataTexts = {
  button: "Download my data",
  saved: "Your data was downloaded.",
  failed: "Failed to download your data.",
} as const;
