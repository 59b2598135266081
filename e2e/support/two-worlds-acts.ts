import type { Cast, Player } from "./cast";
import { make } from "./make";
import { makeMap } from "./map-form";
import { type Book, idIn, inFight, named, put, SEEN } from "./two-worlds";

type Act = (book: Book) => Promise<unknown>;
export interface Doing {
  what: string;
  isHidden: boolean;
  act: Act;
}

/** Drawn by a seed (mulberry32), so that a run can be had again. */
const drawsBy = (seed: number) => {
  let state = seed;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(draw() * count);
  return { below, oneOf: <T>(some: readonly T[]): T => some[below(some.length)] as T };
};

type Draws = ReturnType<typeof drawsBy>;

/** What everybody at the table sees, or one of the two players who compare. */
const openly = (
  { creator, admin, owner, other }: Cast,
  { below, oneOf }: Draws,
  at: number,
): Record<string, Act> => {
  const master = oneOf([creator, admin]);
  const amount = 1 + below(6);
  const die = 1 + below(20);
  const target = oneOf(SEEN);
  const reader = oneOf<"all" | number[]>(["all", [owner.id], [other.id]]);
  const act = (what: object) => (book: Book) =>
    inFight(book, master, "acts", (fight) => ({ targets: [named(fight, target)], ...what }));
  return {
    setting: ({ campaign }) => put(master, `campaigns/${campaign}`, { setting: `Tide ${at}` }),
    handout: async (book) => {
      const made = await make(master, "handouts", { campaign_id: book.campaign, title: `Letter ${at}` });
      await make(master, `handouts/${made["handout_id"]}/open`, { for: reader });
    },
    map: async (book) => {
      const id = await makeMap(master, book.campaign, { name: `Map ${at}` });
      await make(master, `maps/${id}/open`, { for: reader });
    },
    show: ({ campaign }) => make(master, `campaigns/${campaign}/shown`, { place: "setting" }),
    wound: (book) => make(owner, `characters/${idIn(book, "Ilse")}/hit-points`, { change: -1 }),
    rename: (book) => put(other, `characters/${idIn(book, "Corvin")}`, { character_description: `${at}` }),
    roll: ({ campaign }) =>
      make(owner, `campaigns/${campaign}/rolls`, {
        dice: { d20: 1 },
        typed: [die],
        label: "Climb",
      }),
    "roll for the dungeon master": ({ campaign }) =>
      make(other, `campaigns/${campaign}/rolls`, { dice: { d20: 1 }, typed: [9], for: "dm" }),
    damage: act({ type: "damage", amount, by: null }),
    heal: act({ type: "heal", amount }),
    condition: act({ type: "condition", name: "Poisoned" }),
    propose: (book) =>
      inFight(book, owner, "acts", (fight) => ({ type: "propose", target: named(fight, "Ghoul"), amount })),
    next: (book) => inFight(book, master, "acts", () => ({ type: "next" })),
    evening: async (book) => {
      const { campaign } = book;
      const { evening_id } = await make(master, "evenings", {
        campaign_id: campaign,
        title: `Evening ${at}`,
      });
      book.ids.set("evening", evening_id ?? 0);
      await make(master, `evenings/${evening_id}/sign`, { chapter: `They crossed ${amount} bridges.` });
      await make(owner, `evenings/${evening_id}/additions`, { text: "I paid." });
    },
  };
};

/** What neither of the two players who compare may know of. */
const secretly = (
  { creator, admin, guest, owner }: Cast,
  { below, oneOf }: Draws,
  at: number,
): Record<string, Act> => {
  const master = oneOf([creator, admin]);
  const kept = (kind: string, make_: (book: Book) => Promise<number | undefined>) => async (book: Book) => {
    book.ids.set(kind, (await make_(book)) ?? 0);
  };
  const known = (kind: string, act: (id: number) => Promise<unknown>) => async (book: Book) => {
    const id = book.ids.get(kind);
    if (id !== undefined) await act(id);
  };
  const gone = (kind: string, path: string) => async (book: Book) => {
    const id = book.ids.get(kind);
    if (id !== undefined) await master.send("DELETE", `/api/${path}/${id}`);
    book.ids.delete(kind);
  };
  const act = (what: object) => async (book: Book) => {
    if (!book.ids.has("lurker")) return;
    await inFight(book, master, "acts", (fight) => ({ targets: [named(fight, "Lurker")], ...what }));
  };
  const roll =
    (person: Player, audience: string) =>
    ({ campaign }: Book) =>
      make(person, `campaigns/${campaign}/rolls`, { dice: { d20: 1 }, label: "Stealth", for: audience });
  const secret = `A secret letter ${at}`;
  return {
    note: kept(
      "hidden note",
      async ({ campaign: campaign_id }) =>
        (await make(master, "dm-notes", { campaign_id, title: secret, note_text: "[[Letter 1]]" }))[
          "note_id"
        ],
    ),
    "note changed": known("hidden note", (id) => put(master, `dm-notes/${id}`, { note_text: secret })),
    "note deleted": gone("hidden note", "dm-notes"),
    encounter: kept(
      "hidden encounter",
      async ({ campaign: campaign_id }) =>
        (await make(master, "encounters", { campaign_id, encounter_name: secret }))["encounter_id"],
    ),
    "encounter changed": known("hidden encounter", (id) =>
      put(master, `encounters/${id}`, { encounter_AC: 9 }),
    ),
    "encounter deleted": gone("hidden encounter", "encounters"),
    handout: kept(
      "hidden sealed",
      async ({ campaign: campaign_id }) =>
        (await make(master, "handouts", { campaign_id, title: secret, text: "[[Ilse]]" }))["handout_id"],
    ),
    "handout changed": known("hidden sealed", (id) => put(master, `handouts/${id}`, { text: secret })),
    "handout for another": known("hidden sealed", (id) =>
      make(master, `handouts/${id}/open`, { for: [guest.id] }),
    ),
    "handout deleted": gone("hidden sealed", "handouts"),
    map: kept("hidden map", ({ campaign }) => makeMap(master, campaign, { name: secret, alt: secret })),
    "map changed": known("hidden map", (id) => put(master, `maps/${id}`, { alt: secret })),
    "map for another": known("hidden map", (id) => make(master, `maps/${id}/open`, { for: [guest.id] })),
    "map deleted": gone("hidden map", "maps"),
    prepared: kept(
      "hidden prepared",
      async ({ campaign: campaign_id }) =>
        (await make(master, "fights", { campaign_id, name: secret }))["fight_id"],
    ),
    "prepared deleted": gone("hidden prepared", "fights"),
    lurker: async (book) => {
      if (book.ids.has("lurker")) return;
      const others = [{ name: "Lurker", initiative: -5, max_HP: 80 }];
      await inFight(book, master, "acts", () => ({ type: "add", others, hidden: 1 }));
      // It falls at once and so has no turn: that nobody whom they see has it, players may see.
      await inFight(book, master, "acts", (fight) => ({ type: "defeat", targets: [named(fight, "Lurker")] }));
      book.ids.set("lurker", 1);
    },
    "lurker hit": act({ type: "damage", amount: 1 + below(6), by: null }),
    "lurker prone": act({ type: "condition", name: "Prone" }),
    "lurker with temporary hit points": act({ type: "temporary", amount: 2 }),
    "roll of the dungeon master": roll(master, oneOf(["dm", "me"])),
    "roll of another": roll(guest, oneOf(["dm", "me"])),
    "temporary, of whom hit points are a word": (book) =>
      inFight(book, master, "acts", (fight) => ({
        type: "temporary",
        targets: [named(fight, "Warden")],
        amount: 2,
      })),
    "note on one": (book) =>
      inFight(book, master, "acts", (fight) => ({
        type: "note",
        target: named(fight, "Ghoul"),
        text: secret,
      })),
    "shown to nobody": ({ campaign }) =>
      owner.send("POST", `/api/campaigns/${campaign}/shown`, { place: "themes" }),
  };
};

/** So many acts, drawn by a seed: about half of them hidden. */
export const drawActs = (cast: Cast, seed: number, count: number): Doing[] => {
  const draws = drawsBy(seed);
  return Array.from({ length: count }, (_, at) => {
    const isHidden = draws.below(2) === 1;
    const acts = isHidden ? secretly(cast, draws, at) : openly(cast, draws, at);
    const what = draws.oneOf(Object.keys(acts));
    return { what, isHidden, act: acts[what] as Act };
  });
};
