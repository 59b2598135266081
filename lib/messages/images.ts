export const imageTexts = {
  wrongType: "Only image files are allowed",
  tooLarge: "Images may be at most 4 MB",
  tooManyPixels: "Images may have at most 40 million pixels",
  tooManyDearPixels: "AVIF and GIF images may have at most 16 million pixels",
  tooSlow: "This image takes too long to read. Please save it in a simpler format.",
  storeFailed: "Pictures can't be stored at the moment. Please try again.",
} as const;
