import { resolveFeedback as removeFeedback } from "@/db/queries/feedback";
import { resolveFeedback } from "@/lib/contract/feedback";
import { feedbackTexts } from "@/lib/messages/feedback";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(resolveFeedback, async ({ params, write }) => {
    await write((tx) => removeFeedback(tx, params.id));
    return { message: feedbackTexts.resolved };
  }),
);
