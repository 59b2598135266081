import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { requiredText } from "@/lib/model/text";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { wireId, wireInteger } from "./codecs";
import * as encounters from "./encounters";
import { endpoint } from "./endpoint";
import { position, refusedEntry, sentence, wireDryRun, wirePositions } from "./import-parts";
import { type AnswerCodec, createOnly, listOf, writeOnly, upload, wireRecord } from "./wire";

const inCampaign = { campaignId: createOnly("campaign_id", wireId) };

/** So many encounters of a monster of the library: ordinary ones from then on, named as copies are. */
export const takeMonster = endpoint("POST /api/encounters/from-library", {
  access: { may: "encounter:use", campaign: "campaign_id" },
  touches: { encounters: "rows" },
  body: wireRecord({
    ...inCampaign,
    slug: writeOnly("slug", requiredText(LIMIT.name).meta({ example: "goblin" })),
    count: writeOnly("count", wireInteger(1, MOST_COPIES)),
  }).create(["campaignId", "slug"]),
  answer: listOf(encounters.create.answer),
  status: 201,
});

const { records, bytes } = LIMIT.import;
const kind = z.enum(["encounter", "character"]);
const madeEntry = z.object({ position, kind, id: z.int() });
const entries = z.array(
  z.object({
    position,
    name: z.string(),
    kind,
    format: z.string(),
    line: z.string(),
    cr: z.string(),
    armour_class: z.int(),
    hit_points: z.int(),
    left_out: z.array(sentence),
  }),
);
const report = z.object({
  entries,
  refused: z.array(refusedEntry),
  made: z.array(madeEntry).optional(),
});

/** What a file holds: what can come in, and why what can't; after it was written also what was made. */
export interface ImportAnswer {
  entries: {
    position: number;
    name: string;
    kind: "encounter" | "character";
    /** Whose kind of record it is: "Improved Initiative". */
    format: string;
    /** "Ooze". */
    line: string;
    challenge: string;
    armourClass: number;
    hitPoints: number;
    leftOut: string[];
  }[];
  refused: z.output<typeof refusedEntry>[];
  made?: z.output<typeof madeEntry>[];
}

const example = {
  position: 0,
  name: "Bog Lantern",
  kind: "encounter",
  format: "Improved Initiative",
  line: "Ooze",
  cr: "2",
  armour_class: 19,
  hit_points: 22,
  left_out: ["Its picture is left out: it is only an address, and nothing is fetched."],
};
const reportCodec: AnswerCodec<ImportAnswer> = {
  shape: {
    record: {
      entries: entries.meta({ example: [example] }),
      refused: report.shape.refused.meta({ example: [{ position: 1, name: "", reason: "It has no name." }] }),
      made: z.array(madeEntry).meta({ example: [{ position: 0, kind: "encounter", id: 8 }] }),
    },
  },
  encode: ({ entries: all, ...others }) => ({
    ...others,
    entries: all.map(({ challenge, armourClass, hitPoints, leftOut, ...entry }) => ({
      ...entry,
      cr: challenge,
      armour_class: armourClass,
      hit_points: hitPoints,
      left_out: leftOut,
    })),
  }),
  decode: (input) => {
    const { entries: all, refused, made } = report.parse(input);
    return {
      refused,
      ...(made && { made }),
      entries: all.map(({ cr, armour_class, hit_points, left_out, ...entry }) => ({
        ...entry,
        challenge: cr,
        armourClass: armour_class,
        hitPoints: hit_points,
        leftOut: left_out,
      })),
    };
  },
};

/**
 * Encounters, and characters of players, from a file of Improved Initiative, Open5e, 5e-bits or Foundry's dnd5e: what `take` names, or
 * all that can be read, in one transaction. A dry run says what would come in, and answers 200.
 */
export const importCreatures = endpoint("POST /api/encounters/import", {
  access: { may: "encounter:use", campaign: "campaign_id" },
  limit: "upload",
  touches: { encounters: "handler", characters: "handler" },
  journal: ["character"],
  body: wireRecord({
    ...inCampaign,
    dryRun: writeOnly("dry_run", wireDryRun),
    take: writeOnly("take", wirePositions(records)),
    file: upload("file", {
      bytes,
      description: `JSON of at most ${bytes / 1024 / 1024} MB and ${records} records`,
    }),
  }).create(["campaignId"]),
  answer: reportCodec,
  status: 201,
});
