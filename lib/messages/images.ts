export const imageTexts = {
  wrongType: "Only image files are allowed",
  tooLarge: "Images may be at most 4 MB",
  tooManyPixels: "Images may have at most 40 million pixels",
  storeFailed: "Pictures can't be stored at the moment. Please try again.",
} as const;
