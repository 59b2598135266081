import * as notesImport from "@/lib/contract/notes-import";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { exportMarkdown } from "@/lib/server/transfer/export-markdown";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(notesImport.exportMarkdown, ({ caller, db, isMirrored, params }) =>
    exportMarkdown(db, { userId: caller.id, campaignId: params.id, withOwn: !isMirrored }),
  ),
);
