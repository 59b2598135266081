import { resolveFeedback } from "@/db/queries/feedback";
import * as feedback from "@/lib/contract/feedback";
import { feedbackTexts } from "@/lib/messages/feedback";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(feedback.resolve, async ({ params, write }) => {
    await write((tx) => resolveFeedback(tx, params.id));
    return { message: feedbackTexts.resolved };
  }),
);
