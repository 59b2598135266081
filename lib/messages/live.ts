/** What concerns a person alone, told as it is heard on every page. */
export const liveTexts = {
  invited: (sender: string, campaign: string) => `${sender} asks you to join ${campaign}.`,
} as const;
