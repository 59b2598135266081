/** Toasts about live events that concern one person, whichever page is open. */
export const tellPersonTexts = {
  invited: (sender: string, campaign: string) => `${sender} asks you to join ${campaign}.`,
} as const;
