import { createReset } from "@/db/queries/password-resets";
import * as accounts from "@/lib/contract/accounts";
import { forgottenTexts } from "@/lib/messages/account";
import { sendResetLink, sendsMail } from "@/lib/server/auth/mail";
import { consume } from "@/lib/server/http/rate-limit";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { afterAnswer } from "@/lib/server/process/after-answer";
import { hashOfToken, newToken } from "@/lib/server/auth/secret-token";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(accounts.forgotPassword, async ({ body: { email }, write }) => {
    if (!sendsMail()) return { message: forgottenTexts.noMail };
    await consume("forgotten account", email.toLowerCase());
    const token = newToken();
    // Afterwards, so that neither the answer nor how long it takes says whether the address is known.
    afterAnswer(async () => {
      const person = await write((tx) => createReset(tx, email, hashOfToken(token)));
      if (person) await sendResetLink(person, token);
    });
    return { message: forgottenTexts.sent };
  }),
);
