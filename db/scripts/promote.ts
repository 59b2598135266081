import { sql } from "drizzle-orm";
import { connect } from "@/db/connect";
import { users } from "@/db/schema/users";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { command } from "./command";

const [email = "", ...more] = process.argv.slice(2);

/** Nobody can become super_admin through the API; this is the only way. */
await command(async () => {
  if (email === "" || more.length > 0)
    throw new Refusal("Name one account by its e-mail address: npm run promote -- somebody@example.org");
  const { db, close } = await connect(env());
  try {
    const promoted = await db
      .update(users)
      .set({ role: "super_admin" })
      .where(sql`lower(${users.email}) = lower(${email})`)
      .returning({ username: users.username, id: users.id });
    const [person] = promoted;
    if (!person) throw new Refusal(`There is no account with the e-mail address ${email}: sign up first.`);
    return `${person.username} (id ${person.id}) is super_admin now, from the next click on.`;
  } finally {
    await close();
  }
});
