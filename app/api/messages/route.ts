import { createFeedback, listFeedback as rowsOf } from "@/db/queries/feedback";
import { listFeedback, sendFeedback } from "@/lib/contract/feedback";
import { spend } from "@/lib/server/rate-limit";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listFeedback, ({ body }) => rowsOf(body)),
  route(sendFeedback, async ({ body, caller }) => {
    await spend("feedback", String(caller.id));
    return createFeedback(caller.id, body);
  }),
);
