export const mirrorTexts = {
  seeAs: "See as",
  /** Where players are chosen from. */
  chooseParty: "See the party as",
  chooseFight: "See the fight as",
  about:
    "You see what they see, as it is now. It leaves no trace, and what they keep for themselves alone stays theirs.",
  title: (name: string) => `As ${name} sees it`,
  small: (name: string) => `${name} sees`,
  own: "My own eyes",
  leave: "Leave the mirror",
  only: (name: string) => `Only ${name} can press that.`,
  nothing: "You are looking through a mirror, and nothing was done.",
} as const;
