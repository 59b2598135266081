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
    const isDone = await tryGuess("reset guess", addressOf(request.headers), async () => {
      const passwordHash = await hashPassword(password);
      return (await write((tx) => resetPassword(tx, hashOfToken(token), passwordHash))) || undefined;
    });
    if (!isDone) throw new Failure("missing", forgottenTexts.refused);
    return { message: forgottenTexts.changed };
  }),
);
