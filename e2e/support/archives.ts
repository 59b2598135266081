import { fromBufferPromise } from "yauzl";
import type { Player } from "./cast";

/** A record as JSON has it. */
export type Content = Record<string, unknown>;

export const download = async (site: string, { token }: Player, path: string) => {
  const answer = await fetch(site + path, { headers: { authorization: `Bearer ${token}` } });
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
};
/** The entries of an archive, by their names. */
export const unpack = async (content: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(content);
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
};
export const recordsIn = async (content: Buffer, name = "campaign.json") =>
  JSON.parse(String((await unpack(content)).get(name))) as Content;
