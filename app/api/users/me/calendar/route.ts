import { setCalendarToken } from "@/db/queries/calendar";
import * as calendars from "@/lib/contract/calendars";
import { eveningTexts } from "@/lib/messages/evenings";
import { hashOfToken, newToken } from "@/lib/server/auth/secret-token";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { siteOf } from "@/lib/server/table/join";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calendars.create, async ({ caller, request, write }) => {
    const token = newToken();
    await write((tx) => setCalendarToken(tx, caller.id, hashOfToken(token)));
    return { url: `${siteOf(request)}/api/calendar/${token}` };
  }),
  route(calendars.remove, async ({ caller, write }) => {
    await write((tx) => setCalendarToken(tx, caller.id, null));
    return { message: eveningTexts.calendarWithdrawn };
  }),
);
