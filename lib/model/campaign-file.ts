import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { UNTITLED } from "@/lib/rules/file-names";
import { picture } from "./belonging";
import { campaignName, coverColour, faction } from "./campaign";
import { characterRecord, encounterRecord } from "./creature-record";
import { firstOf, listOf, whole } from "./fields";
import { eveningRecord } from "./evening-record";
import { fightRecord } from "./fight-record";
import { journalRecord } from "./journal";
import type { CountedKind } from "./resource";
import { longText, requiredText, text } from "./text";

/**
 * A campaign as a file holds it, with the limits of what is stored rather than the tighter ones of the forms. No ids, no accounts:
 * a picture is named by its place in the file, a player by a name.
 */
const { file } = LIMIT;

/** Books have come to hold blank ones, of notes that were brought in from files without a name. */
const handoutTitle = text(LIMIT.name).transform((title) => (title.trim() === "" ? UNTITLED : title));

/** Who played it: a name for people to read, of no account. */
const player = text(LIMIT.username.max).nullable();

/** What has a name and a list of its own in the file. */
const LINKED = ["note", "handout", "map", "character", "encounter", "fight", "evening"] as const;
/**
 * A link of the texts that names one of several of a name, by the id that stands in it: which of them that is, in the order of their list.
 * The id says nothing but which links are meant.
 */
const linkedPlace = z.object({
  kind: z.enum(LINKED),
  id: whole({ min: 1, max: 2_147_483_647 }),
  place: whole({ min: 0, max: file.rows }),
});
export type LinkedPlace = z.output<typeof linkedPlace>;

export const campaignRecord = z.object({
  name: campaignName,
  coverImage: picture,
  coverColour,
  description: longText,
  setting: longText,
  factions: listOf(faction),
  themes: listOf(text(LIMIT.name)),
  mapImage: picture,
  /** The dungeon master's, oldest first. */
  notes: listOf(text(LIMIT.note), file.notes),
  /** Of the sheets of notes, in the same order; beside their texts, so that an older version still reads those. Older files have none. */
  noteTitles: listOf(text(LIMIT.noteTitle), file.notes).default([]),
  /** In their order, and sealed: what was open was so for people who don't come along. Files of before handouts have none. */
  handouts: listOf(z.object({ title: handoutTitle, text: longText, image: picture }), file.handouts).default(
    [],
  ),
  /** In their order, and sealed as handouts are. Files of before maps have none. */
  maps: listOf(
    z.object({
      name: requiredText(LIMIT.name),
      image: picture,
      width: whole({ min: 0, max: LIMIT.map.side }),
      height: whole({ min: 0, max: LIMIT.map.side }),
      alt: text(LIMIT.map.alt),
    }),
    file.maps,
  ).default([]),
  characters: listOf(characterRecord.safeExtend({ player }), file.creatures),
  encounters: listOf(encounterRecord, file.creatures),
  /** Those that wait and the records of past ones. Files of before fights have none. */
  fights: listOf(fightRecord, file.fights).default([]),
  /** In the order of their numbers. Files of before evenings have none, nor the switch. */
  evenings: listOf(eveningRecord, file.evenings).default([]),
  autoEvenings: z.boolean().default(true),
  /** What happened, in the order of time. Files of before the journal have none. */
  journal: listOf(journalRecord, file.journal).default([]),
  /** Beside the texts, so that an older version still reads those. Older files have none. */
  links: firstOf(linkedPlace, file.links).default([]),
});

export type CampaignRecord = z.output<typeof campaignRecord>;

export const FILE_FORMAT = "tomekeeper-campaign";
/** Raised when a file of the new kind can't be read as one of the old. */
export const FILE_VERSION = 1;
/** What every file names first, so that another kind or a later version is told apart before the rest is read. */
export const fileHead = z.object({ format: z.string(), version: z.int() });
/** The pictures by their names in the file, with the SHA-256 of their bytes in hexadecimal digits. */
export const fileManifest = fileHead.extend({
  pictures: firstOf(
    z.object({ file: z.string().max(LIMIT.stored.short), sha256: z.string().length(64) }),
    file.listed,
  ),
});
export type FilePicture = z.output<typeof fileManifest>["pictures"][number];

/** How many of each kind came in, and in sentences what did not. */
export interface ImportReport {
  counts: Record<CountedKind, number>;
  leftOut: string[];
}
