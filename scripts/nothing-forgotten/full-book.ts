// One file: a book with everything in it is read as one.
import type { Database } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { additions, eveningDates, evenings } from "@/db/schema/evenings";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { journal } from "@/db/schema/journal";
import { maps } from "@/db/schema/maps";
import { newFight, type Combatant } from "@/lib/rules/fight-model";

/** Stores a picture that is so many pixels wide, by which it is known again, and answers its address. */
type Draw = (width: number) => Promise<string>;

const scores = (first: number) => ({
  str: first,
  dex: first + 1,
  con: first + 2,
  int: first + 3,
  wis: first + 4,
  cha: first + 5,
});
const energy = (first: number) => ({ 1: first, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 });

const stats = (name: string, image: string) => ({
  name,
  image,
  description: `${name} was here before.`,
  level: 7,
  speed: 25,
  armourClass: 17,
  currentHitPoints: 11,
  maxHitPoints: 31,
  temporaryHitPoints: 5,
  abilities: scores(9),
  firstSkill: "Stealth",
  secondSkill: "Arcana",
});

const belonging = (name: string, image: string) => ({
  name,
  image,
  type: "Relic",
  description: `${name}, of old silver.`,
  range: "60 ft",
  area: "10 ft cube",
  cost: "2 actions",
  effects: ["Shines."],
  damageTypes: ["Cold", "Radiant"],
  fromLibrary: true,
});

const heritage = (name: string) => ({
  name,
  description: `What ${name} is.`,
  firstSkill: "Insight",
  secondSkill: "Survival",
  tools: ["Nets"],
  languages: ["Aquan"],
});

const combatant = (changes: Partial<Combatant>): Combatant => ({
  id: 1,
  kind: "other",
  characterId: null,
  encounterId: null,
  slug: null,
  name: "Eel 2",
  baseName: "Eel",
  initiative: 14,
  group: 1,
  dexterity: 12,
  armourClass: 13,
  hitPoints: { current: 3, max: 9, temporary: 2 },
  isHidden: true,
  isUnnamed: true,
  isDefeated: true,
  isReady: true,
  saveAsked: "dex",
  saveDifficulty: 15,
  conditions: [{ name: "Prone", rounds: 2 }],
  concentration: "Bless",
  note: "knows the bell",
  dealt: 12,
  ...changes,
});

/** A campaign of `userId` in which every column of what belongs to it says something else than a new row would. Answers its id. */
export const fillBook = async (db: Database, userId: number, draw: Draw): Promise<number> => {
  const [{ id: campaignId } = { id: 0 }] = await db
    .insert(campaigns)
    .values({
      name: "The Salt Crown",
      coverImage: await draw(31),
      coverColour: "#123456",
      description: "A drowned kingdom rises.",
      setting: "The coast",
      factions: [{ name: "The Ashen Court", role: "Enemy" }],
      themes: ["Old money"],
      mapImage: await draw(32),
      autoEvenings: false,
    })
    .returning({ id: campaigns.id });
  const of = { campaignId };
  await db.insert(members).values({ ...of, userId, role: "creator" });
  await db.insert(notes).values([
    { ...of, title: "Session 4", text: "The ferryman lies." },
    { ...of, title: "", text: "Untitled" },
  ]);
  await db.insert(handouts).values({
    ...of,
    title: "A letter",
    text: "Come at once.",
    image: await draw(33),
    isSealed: false,
    openedFor: "all",
    position: 512,
    openedAt: new Date(0),
  });
  await db.insert(maps).values({
    ...of,
    name: "Kingsgrave",
    image: await draw(42),
    width: 42,
    height: 20,
    alt: "A barrow ringed by slate.",
    isSealed: false,
    openedFor: "all",
    position: 512,
  });
  const [{ id: characterId } = { id: 0 }] = await db
    .insert(characters)
    .values({
      ...of,
      ...stats("Ysolt", await draw(34)),
      createdBy: userId,
      savingThrows: scores(1),
      conditions: [{ name: "Poisoned", rounds: null }],
    })
    .returning({ id: characters.id });
  const [{ id: encounterId } = { id: 0 }] = await db
    .insert(encounters)
    .values({ ...of, ...stats("Eel", await draw(35)), fromLibrary: true })
    .returning({ id: encounters.id });
  await db.insert(origins).values([
    { ...of, characterId, kind: "race", ...heritage("Elf") },
    { ...of, characterId, kind: "background", ...heritage("Sailor") },
    {
      ...of,
      characterId,
      kind: "class",
      name: "Warden",
      description: "Keeps the tide.",
      skills: ["Nature", "Medicine", "History"],
      tools: ["Herbs"],
      languages: ["Druidic"],
      energyName: "Tides",
      maxEnergyLevel: 4,
      energyAmounts: energy(4),
      energySpent: energy(2),
    },
    { ...of, encounterId, kind: "race", ...heritage("Deepfolk") },
  ]);
  await db.insert(belongings).values([
    { ...of, characterId, kind: "item", ...belonging("Rope", await draw(36)) },
    { ...of, characterId, kind: "spell", level: 3, ...belonging("Ward", await draw(37)) },
    { ...of, characterId, kind: "action", ...belonging("Parry", await draw(38)) },
    {
      ...of,
      encounterId,
      kind: "item",
      ...belonging("Pearl", await draw(39)),
      abilities: [{ name: "Flare", range: "30 ft", area: "Line", cost: "1", effect: "Blinds." }],
    },
    { ...of, encounterId, kind: "spell", level: 9, ...belonging("Drown", await draw(40)) },
    { ...of, encounterId, kind: "action", ...belonging("Bite", await draw(41)) },
  ]);
  const cast = [
    combatant({ id: 5, kind: "character", characterId, name: "Ysolt", baseName: "Ysolt" }),
    combatant({ id: 6, kind: "encounter", encounterId }),
    combatant({ id: 7, kind: "library", slug: "goblin", name: "Goblin", baseName: "Goblin" }),
  ];
  const { state: _, round: __, ...waiting } = newFight();
  const rest = { ...waiting, combatants: cast, turn: 5 };
  await db.insert(fights).values([
    { ...of, name: "The bridge", round: 0, hitPointsShown: "number", version: 3, rest },
    {
      ...of,
      name: "The chapel",
      state: "over",
      round: 4,
      hitPointsShown: "nothing",
      version: 9,
      rest: { ...rest, summary: [{ name: "Goblin", damage: 7, defeated: true, isSecret: true }] },
    },
  ]);
  const [{ id: eveningId } = { id: 0 }] = await db
    .insert(evenings)
    .values({
      ...of,
      number: 3,
      title: "The Toll Bridge",
      state: "over",
      startsAt: new Date(1000),
      minutes: 180,
      place: "At Okonjo’s",
      chapter: "It rained.",
      threads: [{ text: "Who paid?", isDone: true }],
      signedAt: new Date(2000),
      signedBy: userId,
      begunAt: new Date(3000),
      endedAt: new Date(4000),
      takenBackAt: new Date(2500),
      carried: ["Who paid?"],
      sequence: 2,
    })
    .returning({ id: evenings.id });
  await db.insert(eveningDates).values({ ...of, eveningId, startsAt: new Date("2099-12-04T19:00:00Z") });
  await db.insert(additions).values({
    ...of,
    eveningId,
    userId,
    author: "maren",
    characterId,
    text: "I paid.",
    audience: "dm",
    createdAt: new Date(5000),
  });
  await db.insert(journal).values([
    { ...of, kind: "join", audience: "members", entry: {}, person: "sable", happenedAt: new Date(0) },
    {
      ...of,
      kind: "fall",
      audience: "managers",
      readers: [userId],
      entry: { name: "Ysolt", by: "Eel 2" },
      masked: { name: "Ysolt", by: null },
      userId,
      actId: 12,
      happenedAt: new Date(86_400_000),
    },
  ]);
  return campaignId;
};
