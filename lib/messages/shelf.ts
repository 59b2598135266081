export const campaignsTexts = {
  loading: "Loading campaigns...",
  loadFailed: "Failed to load campaigns.",
  title: "Your campaigns",
  count: (books: number) =>
    books === 0 ? "The shelf is waiting" : `${books} ${books === 1 ? "book" : "books"} on the shelf`,
  found: (found: number, all = found) => `${found} of ${all} books`,
  search: "Find a campaign",
  noneFound: (searched: string) => `No book on the shelf is called “${searched}”.`,
  empty: "No books yet. Create a campaign, or ask a dungeon master to invite you with your user id.",
  invited: (invites: number) =>
    `No books yet, but ${invites === 1 ? "an invitation waits" : `${invites} invitations wait`} for you on your`,
  opening: (campaign: string) => `Opening ${campaign}`,
} as const;
