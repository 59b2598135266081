import type { Database } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import type { Abilities } from "@/lib/model/creature";
import { armourClass, savingThrows } from "@/lib/rules/creature";
import { mapEnergy } from "@/lib/rules/energy";
import type { ArtName } from "./art";
import { CAMPAIGNS, CHARACTERS, ENCOUNTERS, PEOPLE } from "./story";

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
const statBlock = (creature: StoryCreature) => ({
  name: creature.name,
  description: creature.description,
  level: creature.level,
  speed: creature.speed,
  armourClass: armourClass(creature.abilities),
  currentHitPoints: creature.hitPoints[0],
  maxHitPoints: creature.hitPoints[1],
  abilities: creature.abilities,
  firstSkill: creature.skills[0],
  secondSkill: creature.skills[1],
});

interface StoryOrigin {
  name: string;
  description: string;
  skills: readonly string[];
  tools: readonly string[];
  languages: readonly string[];
}
const originRow = ({ name, description, skills, tools, languages }: StoryOrigin) => ({
  name,
  description,
  firstSkill: skills[0] ?? "",
  secondSkill: skills[1] ?? "",
  tools: [...tools],
  languages: [...languages],
});

const addPeople = (db: Database, passwordHash: string, pictures: Pictures) => {
  const faces = [pictures.priest, null];
  const rows = PEOPLE.map((person, index) => ({ ...person, passwordHash, image: faces[index] ?? null }));
  return db.insert(users).values(rows).returning({ id: users.id });
};

const addCampaigns = async (db: Database, people: { id: number }[], pictures: Pictures): Promise<number> => {
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

const addCharacters = async (
  db: Database,
  campaignId: number,
  people: { id: number }[],
  pictures: Pictures,
) => {
  for (const {
    owner,
    image,
    race,
    background,
    class: calling,
    belongings: owned,
    ...creature
  } of CHARACTERS) {
    const row = {
      ...statBlock(creature),
      campaignId,
      createdBy: at(people, owner).id,
      image: pictures[image],
      savingThrows: savingThrows(creature.abilities),
    };
    const { id: characterId } = first(
      await db.insert(characters).values(row).returning({ id: characters.id }),
    );
    const common = { campaignId, characterId };
    await db.insert(origins).values([
      { ...common, ...originRow(race), kind: "race" },
      { ...common, ...originRow(background), kind: "background" },
      {
        ...common,
        ...originRow(calling),
        kind: "class",
        firstSkill: "",
        skills: [...calling.skills],
        energyName: calling.energyName,
        maxEnergyLevel: calling.levels,
        energyAmounts: mapEnergy((level) => calling.amounts[level - 1] ?? 0),
      },
    ]);
    await db.insert(belongings).values(
      owned.map(({ effects, damageTypes, ...belonging }) => ({
        area: "",
        level: null,
        ...belonging,
        ...common,
        effects: [...effects],
        damageTypes: [...damageTypes],
      })),
    );
  }
};

const addEncounters = async (db: Database, campaignId: number, pictures: Pictures) => {
  for (const { image, race, ...creature } of ENCOUNTERS) {
    const row = { ...statBlock(creature), campaignId, image: image && pictures[image] };
    const { id: encounterId } = first(
      await db.insert(encounters).values(row).returning({ id: encounters.id }),
    );
    await db.insert(origins).values({ ...originRow(race), campaignId, encounterId, kind: "race" });
    await db.insert(belongings).values({
      campaignId,
      encounterId,
      kind: "action",
      name: "Strike",
      type: "Combat",
      description: "What it does when it is cornered.",
      range: "5 ft",
      area: "",
      cost: "1 action",
      effects: ["2d6 damage."],
      damageTypes: ["Cold"],
    });
  }
};

/** Fills an empty database with two people, three campaigns, characters and encounters. */
export const fillWithStory = async (
  db: Database,
  passwordHash: string,
  pictures: Pictures,
): Promise<void> => {
  const people = await addPeople(db, passwordHash, pictures);
  const campaignId = await addCampaigns(db, people, pictures);
  await addCharacters(db, campaignId, people, pictures);
  await addEncounters(db, campaignId, pictures);
  const [, player] = people;
  if (player)
    await db.insert(feedback).values([
      { userId: player.id, type: "error", text: "The die rolled off the table on my phone." },
      { userId: player.id, type: "review", text: "We have not used paper since." },
    ]);
};
