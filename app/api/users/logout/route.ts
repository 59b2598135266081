import { revokeSessions } from "@/db/queries/users";
import * as accounts from "@/lib/contract/accounts";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { endedSessionCookie } from "@/lib/server/auth/session-token";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.logOut, async ({ body, caller, headers, write }) => {
    if (body.everywhere)
      await write(async (tx) => ({
        result: await revokeSessions(tx, caller.id),
        touched: { account: [{ id: caller.id, to: [caller.id] }] },
      }));
    headers.append("set-cookie", endedSessionCookie());
    return { message: body.everywhere ? "You are logged out everywhere." : "You are logged out." };
  }),
);
