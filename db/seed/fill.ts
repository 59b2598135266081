import { insertCreatures } from "@/db/queries/insert-creatures";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import type { Transaction } from "@/db/transaction";
import type { BelongingKind } from "@/lib/model/belonging";
import type { Abilities } from "@/lib/model/creature";
import { characterRecord, encounterRecord } from "@/lib/model/creature-record";
import { armourClass, savingThrows } from "@/lib/rules/creature";
import type { ArtName } from "./art";
import { CAMPAIGNS, CHARACTERS, ENCOUNTERS, PEOPLE } from "./story";

type Story = (typeof CHARACTERS)[number];
type Pictures = Record<ArtName, string>;
const first = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error("An insert returned no row");
  return row;
};
const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index];
  if (entry === undefined) throw new Error(`The story has no entry ${index}`);
  return entry;
};

interface StoryCreature {
  name: string;
  level: number;
  speed: number;
  hitPoints: readonly [number, number];
  abilities: Abilities;
  skills: readonly [string, string];
  description: string;
}
const stats = ({ hitPoints: [currentHitPoints, maxHitPoints], skills, ...creature }: StoryCreature) => ({
  ...creature,
  armourClass: armourClass(creature.abilities),
  currentHitPoints,
  maxHitPoints,
  firstSkill: skills[0],
  secondSkill: skills[1],
});

interface StoryOrigin {
  name: string;
  description: string;
  skills: readonly string[];
  tools: readonly string[];
  languages: readonly string[];
}
const heritageOf = ({ skills: [firstSkill = "", secondSkill = ""], ...origin }: StoryOrigin) => ({
  ...origin,
  firstSkill,
  secondSkill,
});

const plain = { image: null, area: "" };
const owned = (belongings: Story["belongings"]) => {
  const of = (kind: BelongingKind) =>
    belongings.filter((one) => one.kind === kind).map((one) => ({ ...plain, ...one }));
  return { items: of("item"), spells: of("spell"), actions: of("action") };
};

const characterOf = (story: Story, people: { id: number }[], pictures: Pictures) => {
  const { energyName, levels, amounts, ...calling } = story.class;
  const record = characterRecord.parse({
    ...stats(story),
    image: pictures[story.image],
    savingThrows: savingThrows(story.abilities),
    race: heritageOf(story.race),
    background: heritageOf(story.background),
    class: {
      ...calling,
      energyName,
      maxEnergyLevel: levels,
      energyAmounts: amounts,
      energySpent: amounts.map(() => 0),
    },
    ...owned(story.belongings),
  });
  return { ...record, createdBy: at(people, story.owner).id };
};

const strike = {
  ...plain,
  name: "Strike",
  type: "Combat",
  description: "What it does when it is cornered.",
  range: "5 ft",
  cost: "1 action",
  effects: ["2d6 damage."],
  damageTypes: ["Cold"],
};
const encounterOf = (story: (typeof ENCOUNTERS)[number], pictures: Pictures) =>
  encounterRecord.parse({
    ...stats(story),
    image: story.image && pictures[story.image],
    race: heritageOf(story.race),
    items: [],
    spells: [],
    actions: [strike],
  });

const addPeople = (db: Transaction, passwordHash: string, pictures: Pictures) => {
  const faces = [pictures.priest, null];
  const rows = PEOPLE.map((person, index) => ({ ...person, passwordHash, image: faces[index] ?? null }));
  return db.insert(users).values(rows).returning({ id: users.id });
};

const addCampaigns = async (
  db: Transaction,
  people: { id: number }[],
  pictures: Pictures,
): Promise<number> => {
  const ids: number[] = [];
  for (const { notes: sheets, creator, cover, map, ...campaign } of CAMPAIGNS) {
    const row = { ...campaign, coverImage: pictures[cover], mapImage: map ? pictures[map] : null };
    const { id } = first(await db.insert(campaigns).values(row).returning({ id: campaigns.id }));
    ids.push(id);
    await db.insert(members).values(
      people.map((person, index) => ({
        campaignId: id,
        userId: person.id,
        role: index === creator ? ("creator" as const) : ("player" as const),
      })),
    );
    if (sheets.length > 0) await db.insert(notes).values(sheets.map((text) => ({ campaignId: id, text })));
  }
  return at(ids, 0);
};

/** Fills an empty database with two people, three campaigns, characters and encounters. */
export const fillWithStory = async (
  db: Transaction,
  passwordHash: string,
  pictures: Pictures,
): Promise<void> => {
  const people = await addPeople(db, passwordHash, pictures);
  const campaignId = await addCampaigns(db, people, pictures);
  await insertCreatures(db, campaignId, {
    characters: CHARACTERS.map((story) => characterOf(story, people, pictures)),
    encounters: ENCOUNTERS.map((story) => encounterOf(story, pictures)),
  });
  const [, player] = people;
  if (player)
    await db.insert(feedback).values([
      { userId: player.id, type: "error", text: "The die rolled off the table on my phone." },
      { userId: player.id, type: "review", text: "We have not used paper since." },
    ]);
};
