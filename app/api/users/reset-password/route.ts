import { resetPassword } from "@/db/queries/password-resets";
import * as accounts from "@/lib/contract/accounts";
import { forgottenTexts } from "@/lib/messages/account";
import { Failure } from "@/lib/model/failure";
import { hashPassword } from "@/lib/server/auth/password";
import { addressOf, tryGuess } from "@/lib/server/http/rate-limit";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { hashOfToken } from "@/lib/server/auth/secret-token";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.resetPassword, async ({ body: { token, password }, request, write }) => {
    const userId = await tryGuess("reset guess", addressOf(request.headers), async () => {
      const passwordHash = await hashPassword(password);
      return write(async (tx) => {
        const id = await resetPassword(tx, hashOfToken(token), passwordHash);
        return { result: id, touched: { account: id === undefined ? [] : [{ id, to: [id] }] } };
      });
    });
    if (userId === undefined) throw new Failure("missing", forgottenTexts.refused);
    return { message: forgottenTexts.changed };
  }),
);
