import { randomBytes } from "node:crypto";
import { connect } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import { createDatabase } from "@/e2e/support/database";
import { savingThrows } from "@/lib/rules/creature";

const settings = (databaseUrl: string) => ({
  databaseUrl,
  dataDir: "",
  migrateDatabaseUrl: undefined,
  hosted: false,
});

/** A migrated database of its own, dropped by `drop`. */
export const makeDatabase = async () => {
  const { url, drop } = await createDatabase();
  const { db, migrate, close } = await connect(settings(url), { connection: 5_000, statement: 0, answer: 0 });
  await migrate();
  return {
    url,
    db,
    drop: async () => {
      await close();
      await drop();
    },
  };
};
/** Of a statement that is sent as it is; the driver's answer has no type of its own. */
export const rowsOf = <R>(answer: unknown): R[] => (answer as { rows: R[] }).rows;
type Made = Awaited<ReturnType<typeof makeDatabase>>;

const CHARACTERS = 20;
const ITEMS = 60;
const SHELF = 6;
const abilities = { str: 8, dex: 14, con: 12, int: 10, wis: 16, cha: 13 };
const sentence = "The tide takes the lower town twice a day, and the bells say when. ";

const first = <T>([row]: T[]): T => {
  if (!row) throw new Error("An insert returned no row");
  return row;
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Somebody with a shelf of campaigns, of which one has 20 characters, one of them with 60 items, and a note. */
export const addTable = async (db: Made["db"]) => {
  const person = { username: "Maren", email: `maren.${randomBytes(4).toString("hex")}@bench.example` };
  const { id: userId } = first(
    await db
      .insert(users)
      .values({ ...person, passwordHash: "none" })
      .returning({ id: users.id }),
  );
  const shelf = await db
    .insert(campaigns)
    .values(
      numbers(SHELF).map((number) => ({
        name: `The Salt Crown ${number}`,
        coverColour: "#2a6ca6",
        description: sentence.repeat(8),
        setting: sentence.repeat(5),
        factions: [{ name: "The Bell Wardens", role: "Player" }],
        themes: ["tides", "debts"],
      })),
    )
    .returning({ campaignId: campaigns.id });
  await db.insert(members).values(shelf.map((row) => ({ ...row, userId, role: "creator" as const })));
  const { campaignId } = first(shelf);
  const cast = await db
    .insert(characters)
    .values(
      numbers(CHARACTERS).map((number) => ({
        campaignId,
        createdBy: userId,
        name: `Ysolt ${number}`,
        description: sentence.repeat(4),
        level: 3,
        speed: 30,
        armourClass: 12,
        currentHitPoints: 17,
        maxHitPoints: 24,
        abilities,
        savingThrows: savingThrows(abilities),
        firstSkill: "Stealth",
        secondSkill: "Arcana",
      })),
    )
    .returning({ characterId: characters.id });
  await db.insert(origins).values(
    cast.flatMap((row) =>
      (["race", "background", "class"] as const).map((kind) => ({
        ...row,
        campaignId,
        kind,
        name: `Tidefolk ${kind}`,
        description: sentence.repeat(3),
      })),
    ),
  );
  const { characterId } = first(cast);
  await db.insert(belongings).values(
    numbers(ITEMS).map((number) => ({
      campaignId,
      characterId,
      kind: "item" as const,
      name: `Lantern ${number}`,
      type: "Tool",
      description: sentence.repeat(2),
      range: "30 ft",
      area: "10 ft",
      cost: "1 action",
      effects: [sentence],
      damageTypes: ["Fire"],
    })),
  );
  const { noteId } = first(
    await db
      .insert(notes)
      .values({ campaignId, text: sentence.repeat(10) })
      .returning({ noteId: notes.id }),
  );
  return { userId, campaignId, characterId, noteId, text: sentence.repeat(10) };
};
export type Table = Awaited<ReturnType<typeof addTable>>;
