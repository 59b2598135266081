export const userIdTexts = {
  copied: "ID copied.",
  copyFailed: "Your browser did not copy the ID. Please select it and copy it by hand.",
} as const;
