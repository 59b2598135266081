import { connect } from "@/db/connect";
import { migrateDatabase } from "@/db/migrate";
import { users } from "@/db/schema/users";
import { ART, type ArtName } from "@/db/seed/art";
import { fillWithStory } from "@/db/seed/fill";
import { PEOPLE } from "@/db/seed/story";
import { transaction } from "@/db/transaction";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { storeDrawn } from "@/lib/server/images/image-drawn";
import { hashPassword } from "@/lib/server/auth/password";
import { command } from "./command";

const PASSWORD = "lantern";

await command(async () => {
  await migrateDatabase(env());
  const { db, close } = await connect(env());
  try {
    const somebody = await db.select({ id: users.id }).from(users).limit(1);
    if (somebody.length > 0)
      throw new Refusal("The database has accounts already: only an empty one is filled.");
    const names = Object.keys(ART) as ArtName[];
    const stored = await Promise.all(names.map(async (name) => [name, await storeDrawn(ART[name])] as const));
    const passwordHash = await hashPassword(PASSWORD);
    const pictures = Object.fromEntries(stored) as Record<ArtName, string>;
    await transaction(db, (tx) => fillWithStory(tx, passwordHash, pictures));
  } finally {
    await close();
  }
  const people = PEOPLE.map(({ username, email }) => `  ${username}: ${email}, password ${PASSWORD}`);
  return ["The demonstration is ready. Log in as", ...people].join("\n");
});
