import { LIMIT } from "@/lib/constants";
import { campaign } from "./campaigns";
import { wireInteger, wireList } from "./codecs";
import { zipFile } from "./download";
import { endpoint } from "./endpoint";
import { COUNTED_KINDS, type CountedKind } from "@/lib/model/resource";
import { readOnly, upload, wireRecord } from "./wire";

/** What a refusal of the file is said of. */
export const CAMPAIGN_FILE = "campaign_file";

const MEGABYTES = LIMIT.file.bytes / 1024 / 1024;
const sentFile = wireRecord({
  file: upload(CAMPAIGN_FILE, {
    bytes: LIMIT.file.bytes,
    description: `A zip file that GET /api/campaigns/{id}/export answered, of at most ${MEGABYTES} MB; sent as multipart form data`,
  }),
});
const countOf = (kind: CountedKind) =>
  readOnly(`imported_${kind}`, wireInteger(0, LIMIT.file.rows).meta({ example: 3 }));
const counts = Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, countOf(kind)])) as Record<
  CountedKind,
  ReturnType<typeof countOf>
>;
const imported = wireRecord({
  ...campaign.table,
  counts,
  /** A sentence for each thing that did not come in. */
  leftOut: readOnly("left_out", wireList({ max: LIMIT.stored.effect, plain: "lines" })),
});

/** The whole book as one file, the dungeon master's notes included. */
export const exportCampaign = endpoint("GET /api/campaigns/[id]/export", {
  access: { may: "campaign:export", campaign: "id" },
  answer: zipFile,
});
/** A new campaign from such a file. */
export const importCampaign = endpoint("POST /api/campaigns/import", {
  access: "signed in",
  limit: "import",
  touches: { shelf: "handler" },
  body: sentFile.patch,
  answer: imported.answer,
  status: 201,
});
/** What the caller wrote and drew, and what is kept about them. */
export const exportAccount = endpoint("GET /api/users/me/export", { access: "signed in", answer: zipFile });
