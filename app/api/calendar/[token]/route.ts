import { calendarOf, calendarOwner } from "@/db/queries/calendar";
import * as calendars from "@/lib/contract/calendars";
import { eveningTexts } from "@/lib/messages/evenings";
import { Failure } from "@/lib/model/failure";
import { hashOfToken } from "@/lib/server/auth/secret-token";
import { addressOf, consume, tryGuess } from "@/lib/server/http/rate-limit";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { calendarFile } from "@/lib/server/table/calendar";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calendars.read, async ({ db, params, request }) => {
    const hash = hashOfToken(params.token);
    const owner = await tryGuess("calendar guess", addressOf(request.headers), () => calendarOwner(db, hash));
    if (owner === undefined) throw new Failure("missing", eveningTexts.noCalendar);
    // By whose it is, since an address can be made anew as often as one likes.
    await consume("calendar", String(owner));
    return calendarFile(await calendarOf(db, owner));
  }),
);
