import { LIMIT } from "@/lib/constants";
import { campaign } from "./campaigns";
import { wireInteger, wireList } from "./codecs";
import { zipFile } from "./download";
import { endpoint } from "./endpoint";
import type { ImportReport } from "@/lib/model/campaign-file";
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
const count = wireInteger(0, LIMIT.file.rows);
const imported = wireRecord({
  ...campaign.table,
  counts: {
    notes: readOnly("imported_notes", count),
    handouts: readOnly("imported_handouts", count),
    characters: readOnly("imported_characters", count),
    encounters: readOnly("imported_encounters", count),
    evenings: readOnly("imported_evenings", count),
    fights: readOnly("imported_fights", count),
    items: readOnly("imported_items", count),
    spells: readOnly("imported_spells", count),
    actions: readOnly("imported_actions", count),
    pictures: readOnly("imported_pictures", count),
  } satisfies Record<keyof ImportReport["counts"], unknown>,
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
