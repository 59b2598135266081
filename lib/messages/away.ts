/** Apart from the texts of the table, which few pages need: every page of who is signed in has this line. */
export const awayTexts = {
  away: (since: string) => `Away from the table since ${since}. What you write is kept;`,
  retry: (seconds: number) => (seconds > 0 ? ` trying again in ${seconds} s.` : " trying again."),
} as const;
