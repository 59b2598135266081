import * as notesImport from "@/lib/contract/notes-import";
import { IMPORTING, READING_VAULTS } from "@/lib/limits";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { gateOf } from "@/lib/server/process/gate";
import { importNotes } from "@/lib/server/transfer/import-notes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(notesImport.importNotes, async ({ answerWith, body, caller, db, params, pictures, write }) => {
    if (body.dryRun) answerWith(200);
    const reader = { userId: caller.id, campaignId: params.id };
    // One vault after another is read, and one file of any kind is written: the embedded database has others wait for each.
    return gateOf("reading vaults", READING_VAULTS).run(() =>
      importNotes(db, reader, { ...body, ...pictures }, (insert) =>
        gateOf("importing", IMPORTING).run(() =>
          write(async (tx) => {
            const result = await insert(tx);
            const of = (kind: string) =>
              result.made.filter((one) => one.kind === kind).map(({ id }) => ({ id }));
            return { result, touched: { notes: of("note"), handouts: of("handout") } };
          }),
        ),
      ),
    );
  }),
);
