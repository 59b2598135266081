import { Refusal } from "@/lib/refusal";
import { isOwnMachine } from "@/lib/rules/own-machine";
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
  const link = `With this link ${username} chooses a new password, once, within an hour:\n${siteUrl}/reset/${token}`;
  if (!isOwnMachine(siteUrl)) return link;
  return `${link}\nIt opens on this machine alone. For another one, put the address by which that one reaches the server, as the start prints it with HOST=0.0.0.0, in place of ${siteUrl}.`;
});
