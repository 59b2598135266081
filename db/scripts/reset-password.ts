import { Refusal } from "@/lib/refusal";
import { hashOfToken, newToken } from "@/lib/server/auth/secret-token";
import { byOperator } from "./by-operator";
import { command } from "./command";

const [email = "", ...more] = process.argv.slice(2);

/** What the operator does for somebody who has forgotten a password, where no letters are sent or none arrives. */
await command(async () => {
  if (email === "" || more.length > 0)
    throw new Refusal(
      "Name one account by its e-mail address: npm run reset-password -- somebody@example.org",
    );
  const token = newToken();
  const { username, siteUrl } = await byOperator("reset-password", { email, tokenHash: hashOfToken(token) });
  return `With this link ${username} chooses a new password, once, within an hour:\n${siteUrl}/reset/${token}`;
});
