import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { restore } from "@/lib/server/transfer/restore";
import { command } from "./command";

const [file = "", ...more] = process.argv.slice(2);

/** Also the way from one kind of database to the other. */
await command(async () => {
  if (file === "" || more.length > 0)
    throw new Refusal("Name the backup to read: npm run restore -- tomekeeper.tar");
  const { madeAt, pictures } = await restore(file, env());
  return `Everything of ${madeAt} is here again, with ${pictures} pictures. Everybody has to log in anew.`;
});
