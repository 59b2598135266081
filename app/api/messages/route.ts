import { createFeedback, listFeedback } from "@/db/queries/feedback";
import * as feedback from "@/lib/contract/feedback";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(feedback.list, ({ body, db }) => listFeedback(db, body)),
  route(feedback.send, ({ body, caller, write }) => write((tx) => createFeedback(tx, caller.id, body))),
);
