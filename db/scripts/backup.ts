import path from "node:path";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/refusal";
import { backUp } from "@/lib/server/transfer/backup";
import { command } from "./command";

const [file = "", ...more] = process.argv.slice(2);

/** A copy beside what it is a copy of is lost with it, as with the volume of a container. */
const besideOriginal = (): string[] => {
  const { dataDir } = env();
  const way = path.relative(dataDir, path.resolve(file));
  const isWithin = way !== ".." && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
  return isWithin
    ? [`It lies in the data folder ${dataDir}, which it saves: copy it to another disk (docs/deploy.md).`]
    : [];
};

/** Works while servers run, for either database. */
await command(async () => {
  if (file === "" || more.length > 0)
    throw new Refusal("Name the file to write: npm run backup -- tomekeeper.tar");
  const { rows, pictures, lost } = await backUp(file, env());
  const missing = lost.map((address) => `Its row shows a picture that was lost earlier: ${address}`);
  return [`${file} holds ${rows} rows and ${pictures} pictures.`, ...besideOriginal(), ...missing].join("\n");
});
