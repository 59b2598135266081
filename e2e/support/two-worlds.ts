import type { Cast, Player } from "./cast";
import { enlist, make, makeCampaign } from "./make";

/**
 * Two books of the same six people. In both the same things are done that everybody sees; in the second what players may not see is done
 * besides. A book knows its records by words, so that one act can be done in both.
 */
export interface Book {
  campaign: number;
  ids: Map<string, number>;
}

interface Fight {
  version: number;
  combatants: { combatant_id: number; name: string }[];
}

export const idIn = ({ ids }: Book, name: string): number => ids.get(name) ?? 0;
export const put = async ({ send }: Player, path: string, data: object) => {
  const { status, text } = await send("PUT", `/api/${path}`, data);
  if (status >= 300) throw new Error(`PUT /api/${path} was answered with ${status}: ${text}`);
};

/** Reads the running fight, and acts on it by names. */
export const inFight = async (book: Book, by: Player, path: string, actOf: (fight: Fight) => object) => {
  const fight = (await by.send("GET", `/api/fights/id/${idIn(book, "fight")}`)).json() as Fight;
  const data = path === "acts" ? { version: fight.version, act: actOf(fight) } : actOf(fight);
  return make(by, `fights/${idIn(book, "fight")}/${path}`, data);
};
export const named = ({ combatants }: Fight, name: string) =>
  combatants.find((one) => one.name === name)?.combatant_id ?? 0;

const PARTY = ["Ilse", "Corvin", "Osgar"];
/** Who is seen in the fight. */
export const SEEN = ["Ghoul", "Warden", ...PARTY];

/** Makes a book in which a fight runs. */
export const makeBook = async ({ creator, admin, owner, other, guest, left }: Cast): Promise<Book> => {
  const campaign = await makeCampaign(creator);
  const book: Book = { campaign, ids: new Map() };
  await put(creator, `campaigns/${campaign}`, { auto_evenings: 0 });
  for (const person of [admin, owner, other, guest, left]) await enlist(creator, campaign, person);
  await put(creator, `campaigns/${campaign}/roles/${admin.id}`, { role: "admin" });
  for (const [at, player] of [owner, other, guest].entries()) {
    const name = PARTY[at] ?? "";
    const character = { campaign_id: campaign, character_name: name, character_max_HP: 40 };
    const made = await make(player, "characters", { ...character, character_current_HP: 30 });
    book.ids.set(name, made["character_id"] ?? 0);
  }
  book.ids.set("character", idIn(book, "Ilse"));
  const { fight_id = 0 } = await make(creator, "fights", { campaign_id: campaign, name: "On the causeway" });
  book.ids.set("fight", fight_id);
  await inFight(book, creator, "acts", () => ({
    type: "add",
    characters: PARTY.map((name) => idIn(book, name)),
    others: [
      { name: "Ghoul", initiative: 12, max_HP: 22 },
      { name: "Warden", initiative: 9, max_HP: 30 },
    ],
  }));
  const order = (fight: Fight) => Object.fromEntries(SEEN.map((name, at) => [named(fight, name), 25 - at]));
  await inFight(book, creator, "acts", (fight) => ({ type: "initiative", values: order(fight) }));
  await inFight(book, creator, "acts", () => ({ type: "start" }));
  return book;
};
