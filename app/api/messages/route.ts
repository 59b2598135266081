import { createFeedback, listFeedback as rowsOf } from "@/db/queries/feedback";
import { listFeedback, sendFeedback } from "@/lib/contract/feedback";
import { spend } from "@/lib/server/http/rate-limit";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listFeedback, ({ body, db }) => rowsOf(db, body)),
  route(sendFeedback, async ({ body, caller, write }) => {
    await spend("feedback", String(caller.id));
    return write((tx) => createFeedback(tx, caller.id, body));
  }),
);
