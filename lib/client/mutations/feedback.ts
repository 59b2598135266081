import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

export const sendFeedback = mutation(api.feedback.send);
export const resolveFeedback = mutation(api.feedback.resolve);
