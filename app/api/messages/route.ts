import { createFeedback, listFeedback as rowsOf } from "@/db/queries/feedback";
import { listFeedback, sendFeedback } from "@/lib/contract/feedback";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listFeedback, ({ body, db }) => rowsOf(db, body)),
  route(sendFeedback, ({ body, caller, write }) => write((tx) => createFeedback(tx, caller.id, body))),
);
