export const productTexts = {
  name: "Tomekeeper",
  description:
    "Campaigns, characters and encounters for tabletop role-playing games, kept as books on a shelf. Free for everybody at the table.",
  purpose:
    "wherein dungeon masters and players keep their worlds, their heroes and their monsters, every campaign a book of its own",
  contents: [
    ["map", "Worlds with their maps and factions"],
    ["quill", "Notes for the dungeon master’s eyes"],
    ["action-shield", "Heroes with all that they carry and cast"],
    ["d20", "Dice on every page"],
  ],
} as const;
