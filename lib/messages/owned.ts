const number = (most: number) => most.toLocaleString("en");

/** Why nothing more can be kept; each says what makes room. */
export const ownedTexts = {
  campaigns: (most: number) => `You can keep at most ${number(most)} campaigns. Delete one to make room.`,
  characters: (most: number) =>
    `A campaign holds at most ${number(most)} characters. Delete one to make room.`,
  encounters: (most: number) =>
    `A campaign holds at most ${number(most)} encounters. Delete one to make room.`,
  notes: (most: number) => `A campaign holds at most ${number(most)} notes. Delete one to make room.`,
  handouts: (most: number) => `A campaign holds at most ${number(most)} handouts. Delete one to make room.`,
  maps: (most: number) => `A campaign holds at most ${number(most)} maps. Delete one to make room.`,
  fights: (most: number) => `A campaign holds at most ${number(most)} fights. Delete one to make room.`,
  evenings: (most: number) => `A campaign holds at most ${number(most)} evenings. Delete one to make room.`,
  additions: (most: number) =>
    `The chapters of a campaign hold at most ${number(most)} additions. Delete one to make room.`,
  ownAdditions: (most: number) =>
    `In a campaign you can keep at most ${number(most)} additions for yourself alone. Delete one to make room.`,
  inviteLinks: (most: number) =>
    `A campaign has at most ${number(most)} open invitation links. Withdraw one to make room.`,
  belongings: (most: number) =>
    `A creature holds at most ${number(most)} items, spells and actions. Delete one to make room.`,
  pictureBytes: (most: number) =>
    `Your pictures may take at most ${number(Math.ceil(most / 1024 / 1024))} MB together. Delete some to make room.`,
} as const;
