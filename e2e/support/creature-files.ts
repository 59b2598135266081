/** A stat block as Improved Initiative exports it. */
export const bogLantern = {
  Name: "Bog Lantern",
  Type: "Tiny undead, chaotic evil",
  HP: { Value: 22, Notes: "(9d4)" },
  AC: { Value: 19, Notes: "" },
  Speed: ["fly 50 ft."],
  Abilities: { Str: 1, Dex: 28, Con: 10, Int: 13, Wis: 14, Cha: 11 },
  Challenge: "2",
  Actions: [{ Name: "Shock", Content: "Hit: 9 (2d8) lightning damage." }],
  Player: "",
};

/** One of a player's, which becomes a character. */
export const isolde = { ...bogLantern, Name: "Isolde", Player: "player" };

/** The form of POST /api/encounters/import; further fields such as `dry_run` and `take` are texts. */
export const creaturesForm = (
  campaignId: number,
  content: unknown,
  fields: Readonly<Record<string, string>> = {},
): FormData => {
  const form = new FormData();
  form.set("campaign_id", String(campaignId));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const text = typeof content === "string" ? content : JSON.stringify(content);
  form.set("file", new Blob([text], { type: "application/json" }), "creatures.json");
  return form;
};
