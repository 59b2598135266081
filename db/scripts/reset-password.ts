import { connect } from "@/db/connect";
import { createReset } from "@/db/queries/password-resets";
import { transaction } from "@/db/transaction";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { hashOfToken, newToken } from "@/lib/server/auth/secret-token";
import { command } from "./command";

const [email = "", ...more] = process.argv.slice(2);

/** What the operator does for somebody who has forgotten a password, where no letters are sent or none arrives. */
await command(async () => {
  if (email === "" || more.length > 0)
    throw new Refusal(
      "Name one account by its e-mail address: npm run reset-password -- somebody@example.org",
    );
  const { db, close } = await connect(env());
  try {
    const token = newToken();
    const person = await transaction(db, (tx) => createReset(tx, email, hashOfToken(token)));
    if (!person) throw new Refusal(`There is no account with the e-mail address ${email}.`);
    return `With this link ${person.username} chooses a new password, once, within an hour:\n${env().siteUrl}/reset/${token}`;
  } finally {
    await close();
  }
});
