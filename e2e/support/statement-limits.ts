/**
 * How many statements a call and a page may cost, by the log that `LOG_LEVEL=debug` writes: the number and not the time, because
 * the number is the same on every machine. `begin` and `commit` aren't counted; what a change tells others is, and what asks whether an evening that runs has ended by itself, before the journal goes on.
 */
export const READING = 1;
export const CHANGING = 3;
/** What locks or copies rows, counts what there is against a limit, or hashes a password takes more; files are not counted. */
export const CALLS: Record<string, number> = {
  "DELETE /api/campaigns/[id]": 16,
  // A natural 20 or 1 goes into the journal.
  "POST /api/campaigns/[id]/rolls": 5,
  // Calendars learn of another name.
  "PUT /api/campaigns/[id]": 5,
  // The autosave: it and what it tells are one statement.
  "PUT /api/dm-notes/[id]": 2,
  // Besides the row the ones before it are pruned, and the evening that runs is asked for before and after one may begin by itself.
  "POST /api/campaigns/[id]/shown": 8,
  "GET /api/campaigns/[id]/shown": 2,
  // Who saw what lies there is asked, so that they alone are told.
  "DELETE /api/campaigns/[id]/shown": 4,
  "DELETE /api/campaigns/[id]/roles/[userId]": 5,
  "POST /api/campaigns/[id]/leave": 5,
  "PUT /api/campaigns/[id]/roles/[userId]": 4,
  "POST /api/campaigns/create": 5,
  "POST /api/campaigns/invite": 7,
  "PUT /api/character-backgrounds/[id]": 4,
  "PUT /api/character-classes/[id]": 4,
  "PUT /api/character-races/[id]": 4,
  // A level that rose goes into the journal.
  "PUT /api/characters/[id]": 5,
  "DELETE /api/characters/[id]": 5,
  // Copies are characters that were made: with the journal. Large ones wait for their turn, so that who copies is asked again before they
  // are written, as whoever sends a file is: the campaign and the membership are locked, and the guard's statement is asked once more.
  "POST /api/characters/[id]/duplicate": 18,
  "POST /api/encounters": 5,
  "DELETE /api/encounters/[id]": 5,
  "PUT /api/encounters/[id]": 5,
  "POST /api/encounters/[id]/duplicate": 17,
  // Its maker is held a member.
  "POST /api/campaigns/[id]/invite-links": 7,
  // A guess is counted before it is looked at, and taken back where it opens.
  "GET /api/join/[token]": 3,
  "POST /api/join/[token]": 11,
  // The book is locked before names are chosen.
  "POST /api/encounters/from-library": 9,
  "POST /api/fights": 5,
  // With the journal.
  "POST /api/characters": 6,
  "POST /api/campaigns/[id]/rest": 5,
  // The sheet is locked while one of its conditions is changed.
  "POST /api/characters/[id]/conditions": 4,
  "POST /api/dm-notes": 4,
  "POST /api/handouts": 4,
  ...Object.fromEntries(
    ["character", "encounter"].flatMap((owner) =>
      ["inventory", "spells", "actions"].flatMap((kind) => [
        [`POST /api/${owner}-${kind}`, 4],
        [`POST /api/${owner}-${kind}/from-library`, 4],
      ]),
    ),
  ),
  // What comes to the receiver is counted.
  "POST /api/character-inventory/[id]/give": 6,
  "GET /api/fights/id/[id]": 2,
  "PUT /api/fights/[id]": 4,
  "POST /api/fights/[id]/acts": 5,
  "GET /api/fights/[id]/log": 2,
  // What was undone goes out of the journal.
  "POST /api/fights/[id]/undo": 7,
  // With its picture, which is counted for who brings it, and for nobody once it is gone; and it is drawn anew, after which who brings it is
  // asked again.
  "POST /api/maps": 12,
  "DELETE /api/maps/[id]": 4,
  "PUT /api/handouts/[id]": 4,
  "PUT /api/maps/[id]": 4,
  "POST /api/maps/[id]/open": 4,
  "POST /api/maps/[id]/seal": 4,
  // With showing it to the table, and the journal; the evening that runs is asked for before and after one may begin by itself.
  "POST /api/handouts/[id]/open": 12,
  // Who asks, and one statement that looks through all that they see.
  "GET /api/campaigns/[id]/search": 2,
  "GET /api/campaigns/[id]/names": 2,
  "GET /api/search": 2,
  "GET /api/campaigns/[id]/links": 2,
  // What has the names, one a table of texts, those that are written, and who is told.
  "POST /api/campaigns/[id]/rename-links": 23,
  "POST /api/handouts/[id]/seal": 4,
  // Calendars are told by a number that the evening counts.
  "DELETE /api/evening-dates/[id]": 7,
  // One with a date, or dates, is called off in calendars, which hold the newest ones.
  "DELETE /api/evenings/[id]": 7,
  // What happened is told.
  "GET /api/evenings/[id]/draft": 2,
  "POST /api/evenings/[id]/draft": 2,
  // An evening is answered with its dates, answers and additions; the one that runs is asked for.
  "POST /api/evenings": 8,
  "PUT /api/evenings/[id]": 9,
  "POST /api/evenings/[id]/additions": 6,
  "PUT /api/additions/[id]": 6,
  "POST /api/evenings/[id]/answers": 6,
  "POST /api/evenings/[id]/begin": 10,
  "POST /api/evenings/[id]/dates": 7,
  "POST /api/evenings/[id]/end": 11,
  "POST /api/evenings/[id]/settle": 6,
  "POST /api/evenings/[id]/sign": 5,
  "POST /api/evenings/[id]/unbegin": 7,
  "POST /api/evenings/[id]/unsign": 5,
  "POST /api/invites/respond": 8,
  "POST /api/messages": 3,
  "GET /api/messages": 2,
  "POST /api/users/login": 7,
  // Who calls is asked again once the password was looked at.
  "DELETE /api/users/me": 18,
  "PUT /api/users/me": 4,
  // With the account's reset links, and the same question.
  "PUT /api/users/me/password": 8,
};
export const PAGES: Record<string, number> = {
  "/login": 1,
  "/home": 2,
  "/create": 1,
  "/campaign": 3,
  // What the party has by race, background and class besides.
  "/character": 4,
  "/encounter": 3,
  // What the list says of each fight, and whole the open one, with its characters' sheets and its encounters.
  "/fight": 7,
  "/edit-campaign": 1,
  "/profile": 2,
  "/messages": 1,
  "/admin-messages": 2,
};
