import * as libraryTakes from "@/lib/contract/library-takes";
import { IMPORTING } from "@/lib/limits";
import { gateOf } from "@/lib/server/process/gate";
import { insertImported, readSentFile } from "@/lib/server/transfer/import-creatures";
import { takenEntries } from "@/lib/server/transfer/taken-entries";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(libraryTakes.importCreatures, async ({ answerWith, body, caller, pictures: { file }, write }) => {
    const { reading, report } = await readSentFile(file);
    const chosen = takenEntries(reading.entries, body.take);
    if (body.dryRun) {
      answerWith(200);
      return report;
    }
    // One after another with whole campaigns: the embedded database has others wait for each.
    return gateOf("importing", IMPORTING).run(() =>
      write(async (tx) => {
        const made = await insertImported(tx, { id: body.campaignId, creatorId: caller.id }, chosen);
        const of = (kind: string) => made.filter((one) => one.kind === kind).map(({ id }) => ({ id }));
        return {
          result: { ...report, made },
          touched: { encounters: of("encounter"), characters: of("character") },
          happened: chosen.flatMap(({ kind, record: { name } }) =>
            kind === "character" ? [{ kind, entry: { name } }] : [],
          ),
        };
      }),
    );
  }),
);
