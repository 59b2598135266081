import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { restore } from "@/lib/server/transfer/restore";
import { command } from "./command";

const TAKE_OVER = "--take-over";
const given = process.argv.slice(2);
const [file = "", ...more] = given.filter((one) => one !== TAKE_OVER);

/** Also the way from one kind of database to the other. */
await command(async () => {
  if (file === "" || more.length > 0)
    throw new Refusal("Name the backup to read: npm run restore -- tomekeeper.tar");
  const { madeAt, pictures } = await restore(file, env(), { takesOver: given.includes(TAKE_OVER) });
  return `Everything of ${madeAt} is here again, with ${pictures} pictures. Everybody has to log in anew.\nInvite links and the addresses of calendars are valid as of the backup: withdraw again what was withdrawn since.`;
});
