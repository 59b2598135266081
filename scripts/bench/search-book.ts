import type { Database } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters } from "@/db/schema/creatures";
import { additions, evenings } from "@/db/schema/evenings";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { users } from "@/db/schema/users";
import { savingThrows } from "@/lib/rules/creature";

/** Records of each kind in the book: 5,000 together. */
const BOOK = {
  characters: 40,
  encounters: 360,
  belongings: 2200,
  handouts: 700,
  notes: 400,
  fights: 300,
  evenings: 200,
  additions: 800,
};
const PART = 400;
const SYLLABLES = words("mar ol tes ka vin dre lu sha por ith gan bel or quis tam ev rhy zo nal fe");
const COMMON = words(
  "the tide takes lower town twice day and bells say when lantern keeper salt crown under bridge",
);
const abilities = { str: 8, dex: 14, con: 12, int: 10, wis: 16, cha: 13 };

function words(text: string): string[] {
  return text.split(" ");
}
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A number that doesn't follow from its neighbours. */
const scattered = (seed: number): number => (Math.imul(seed + 1, 2654435761) >>> 7) % 10_007;

/** Two words that nothing else of the book is called, the same for the same number. */
const nameOf = (number: number): string => {
  const word = (seed: number, length: number) =>
    Array.from({ length }, (_, place) => at(SYLLABLES, scattered(seed * 5 + place))).join("");
  const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return `${upper(word(number * 7 + 11, 3))} ${upper(word(number * 13 + 5, 4))}`;
};

/** A name that nobody else knows; those that are not planted are nonsense of the same kind. */
export const secretOf = (number: number): string => `Zq${nameOf(number + 40_000).replace(" ", "q")}`;

/** So many words, most of them common, some of them names; every tenth text has letters with accents. */
const textOf = (number: number, count: number): string =>
  Array.from({ length: count }, (_, place) =>
    (number * 31 + place * 17) % 19 === 0 ? nameOf(number + place) : at(COMMON, number + place * place),
  ).join(number % 10 === 0 ? " à " : " ");

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));

const inParts = async <T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += PART) await insert(rows.slice(from, from + PART));
};

/** Somebody's book of 5,000 records, some of which its player may not see, with so many secrets among those. */
export const addBook = async (db: Database, secrets: number) => {
  const people = await db
    .insert(users)
    .values(
      ["Maren", "Tobias"].map((username) => ({
        username,
        email: `${username}@search.example`,
        passwordHash: "",
      })),
    )
    .returning({ id: users.id });
  const [masterId = 0, playerId = 0] = people.map(({ id }) => id);
  const book = {
    name: "The Salt Crown",
    coverColour: "#2a6ca6",
    description: textOf(1, 300),
    setting: textOf(2, 900),
  };
  const [campaign] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const campaignId = campaign?.id ?? 0;
  await db.insert(members).values([
    { campaignId, userId: masterId, role: "creator" },
    { campaignId, userId: playerId, role: "player" },
  ]);
  let next = 0;
  const named = () => nameOf(next++);
  const stats = (length: number) => ({
    campaignId,
    name: named(),
    description: textOf(next, length),
    level: 3,
    speed: 30,
    armourClass: 12,
    currentHitPoints: 17,
    maxHitPoints: 24,
    abilities,
  });
  const cast = await db
    .insert(characters)
    .values(
      numbered(BOOK.characters, () => ({
        ...stats(120),
        createdBy: playerId,
        savingThrows: savingThrows(abilities),
      })),
    )
    .returning({ id: characters.id });
  const monsters = numbered(BOOK.encounters, () => stats(60));
  const met: { id: number }[] = [];
  await inParts(monsters, async (part) =>
    met.push(...(await db.insert(encounters).values(part).returning({ id: encounters.id }))),
  );
  const owned = numbered(BOOK.belongings, (number) => ({
    campaignId,
    ...(number % 2 === 0 ? { characterId: at(cast, number).id } : { encounterId: at(met, number).id }),
    kind: at(["item", "spell", "action"] as const, number),
    name: named(),
    type: "Tool",
    level: number % 3 === 1 ? 1 : null,
    description: textOf(number, 40),
    range: "30 ft",
    area: "",
    cost: "1 action",
    effects: [textOf(number + 3, 8)],
  }));
  await inParts(owned, (part) => db.insert(belongings).values(part));
  const given = numbered(BOOK.handouts, (number) => ({
    campaignId,
    title: named(),
    text: textOf(number, 80),
    ...(number % 2 === 0 && { isSealed: false, openedFor: "all" as const }),
  }));
  await inParts(given, (part) => db.insert(handouts).values(part));
  const written = numbered(BOOK.notes, () => ({ campaignId, title: named(), text: textOf(next, 160) }));
  await inParts(written, (part) => db.insert(notes).values(part));
  const hidden = numbered(secrets, (number) => ({
    campaignId,
    title: secretOf(number),
    text: secretOf(number),
  }));
  await inParts(hidden, (part) => db.insert(notes).values(part));
  const rest = { combatants: [] } as never;
  await inParts(
    numbered(BOOK.fights, (number) => ({
      campaignId,
      name: named(),
      state: number % 2 === 0 ? ("over" as const) : ("prepared" as const),
      rest,
    })),
    (part) => db.insert(fights).values(part),
  );
  const told: { id: number }[] = [];
  await inParts(
    numbered(BOOK.evenings, (number) => ({
      campaignId,
      number: number + 1,
      title: named(),
      state: "over" as const,
      chapter: textOf(number, 350),
      ...(number % 2 === 0 && { signedAt: new Date() }),
    })),
    async (part) => told.push(...(await db.insert(evenings).values(part).returning({ id: evenings.id }))),
  );
  await inParts(
    numbered(BOOK.additions, (number) => ({
      campaignId,
      eveningId: at(told, number).id,
      userId: playerId,
      text: textOf(number, 40),
      audience: at(["table", "dm", "me"] as const, number),
    })),
    (part) => db.insert(additions).values(part),
  );
  return {
    campaignId,
    masterId,
    playerId,
    names: owned.map(({ name }) => name),
  };
};
