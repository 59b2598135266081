import { resetPassword } from "@/db/queries/password-resets";
import * as accounts from "@/lib/contract/accounts";
import { forgottenTexts } from "@/lib/messages/account";
import { Failure } from "@/lib/model/failure";
import { hashPassword } from "@/lib/server/auth/password";
import { addressOf, tryGuess } from "@/lib/server/http/rate-limit";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { hashOfToken } from "@/lib/server/auth/secret-token";
import { recogniseByLink } from "@/lib/server/auth/sign-in";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.resetPassword, async ({ body: { token, password }, request, headers, write }) => {
    const person = await tryGuess("reset guess", addressOf(request.headers), async () => {
      const passwordHash = await hashPassword(password);
      return write(async (tx) => {
        const found = await resetPassword(tx, hashOfToken(token), passwordHash);
        return { result: found, touched: { account: found ? [{ id: found.id, to: [found.id] }] : [] } };
      });
    });
    if (!person) throw new Failure("missing", forgottenTexts.refused);
    headers.append("set-cookie", await recogniseByLink(person.email, request.headers));
    return { message: forgottenTexts.changed };
  }),
);
