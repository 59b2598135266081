import * as drafts from "@/lib/contract/evening-drafts";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { draftEvening } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(drafts.read, ({ db, params, ...reader }) => draftEvening(db, params.id, reader)),
  route(drafts.take, ({ body, db, params, ...reader }) => draftEvening(db, params.id, reader, body.take)),
);
