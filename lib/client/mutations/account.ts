import { api } from "@/lib/client/api/api";
import { mutation } from "./mutation";

export const changeAccount = mutation(api.accounts.change);
export const withdrawCalendar = mutation(api.calendars.remove);
export const answerInvite = mutation(api.invites.answer);
