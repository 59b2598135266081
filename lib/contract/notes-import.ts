import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { VAULT_BECOMES } from "@/lib/model/vault";
import { zipFile } from "./download";
import { endpoint } from "./endpoint";
import { position, refusedEntry, sentence, wireDryRun, wirePositions } from "./import-parts";
import { type AnswerCodec, upload, wireRecord, writeOnly } from "./wire";

const { bytes, entries: most, texts } = LIMIT.vault;
const kind = z.enum(["note", "handout"]);
const madeEntry = z.object({ position, kind, id: z.int() });
const count = z.int().min(0);
const entry = z.object({
  position,
  title: z.string(),
  left_out: z.array(sentence),
  pictures: count,
  links: count,
  plain_links: z.array(z.string()),
});
const report = z.object({
  entries: z.array(entry),
  refused: z.array(refusedEntry),
  made: z.array(madeEntry).optional(),
});

/** What a vault holds: what can come in, and why what can't; after it was written also what was made. */
export interface NotesImportAnswer {
  entries: {
    position: number;
    /** Begins with its folders. */
    title: string;
    leftOut: string[];
    /** How many of the file's own come along. */
    pictures: number;
    links: number;
    /** Names that its links have, and nothing in the book or the file. */
    plainLinks: string[];
  }[];
  refused: z.output<typeof refusedEntry>[];
  /** A text's position, and what it became; a picture that has no place on it became a sealed handout of its own. */
  made?: z.output<typeof madeEntry>[];
}

const answer: AnswerCodec<NotesImportAnswer> = {
  shape: {
    record: {
      entries: report.shape.entries.meta({
        example: [
          {
            position: 0,
            title: "Places: The Toll Bridge",
            left_out: ["A table becomes lines."],
            pictures: 1,
            links: 6,
            plain_links: ["Aunt Salt"],
          },
        ],
      }),
      refused: report.shape.refused.meta({
        example: [{ position: 1, name: "Canvas: The conspiracy", reason: "A canvas is no text." }],
      }),
      made: z.array(madeEntry).meta({ example: [{ position: 0, kind: "handout", id: 12 }] }),
    },
  },
  encode: ({ entries, ...others }) => ({
    ...others,
    entries: entries.map(({ leftOut, plainLinks, ...one }) => ({
      ...one,
      left_out: leftOut,
      plain_links: plainLinks,
    })),
  }),
  decode: (input) => {
    const { entries, refused, made } = report.parse(input);
    return {
      refused,
      ...(made && { made }),
      entries: entries.map(({ left_out: leftOut, plain_links: plainLinks, ...one }) => ({
        ...one,
        leftOut,
        plainLinks,
      })),
    };
  },
};

const becomes = z.enum(VAULT_BECOMES, `Must be one of ${VAULT_BECOMES.join(", ")}`);

/**
 * Notes, or sealed handouts, from a zip of Markdown (an Obsidian vault) or one Markdown file: what `take` names, or all that can be read,
 * in one transaction. A dry run says what would come in, and answers 200.
 */
export const importNotes = endpoint("POST /api/campaigns/[id]/notes-import", {
  access: { may: "notes:use", campaign: "id" },
  limit: "upload",
  touches: { notes: "handler", handouts: "handler" },
  body: wireRecord({
    becomes: writeOnly("as", becomes.meta({ example: "handouts" })),
    dryRun: writeOnly("dry_run", wireDryRun),
    take: writeOnly("take", wirePositions(most)),
    file: upload("file", {
      bytes,
      description: `A zip of Markdown, or one Markdown file, of at most ${bytes / 1024 / 1024} MB and ${texts} texts`,
    }),
  }).patch,
  answer,
  status: 201,
});

/** All texts of the book that the caller may see, as a zip of Markdown. */
export const exportMarkdown = endpoint("GET /api/campaigns/[id]/export-markdown", {
  access: { may: "campaign:read", campaign: "id" },
  answer: zipFile,
});
