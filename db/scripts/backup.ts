import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { backUp } from "@/lib/server/transfer/backup";
import { command } from "./command";

const [file = "", ...more] = process.argv.slice(2);

/** Works while servers run, for either database. */
await command(async () => {
  if (file === "" || more.length > 0)
    throw new Refusal("Name the file to write: npm run backup -- tomekeeper.tar");
  const { rows, pictures, lost } = await backUp(file, env());
  const missing = lost.map((address) => `Its row shows a picture that was lost earlier: ${address}`);
  return [`${file} holds ${rows} rows and ${pictures} pictures.`, ...missing].join("\n");
});
