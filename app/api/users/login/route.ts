import * as accounts from "@/lib/contract/accounts";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { issueToken, sessionCookie } from "@/lib/server/auth/session-token";
import { signIn } from "@/lib/server/auth/sign-in";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.logIn, async ({ body: { email, password }, db, request, headers }) => {
    const { deviceCookie, ...session } = await signIn(db, email, password, request.headers);
    const token = await issueToken(session);
    headers.append("set-cookie", sessionCookie(token));
    headers.append("set-cookie", deviceCookie);
    return { token };
  }),
);
