import "server-only";
import { z } from "zod";
import { type ArchiveReader, readArchive } from "@/db/backup/archive";
import { linesOf } from "@/db/backup/lines";
import { refill, refuseUnlessEmpty } from "@/db/backup/refill";
import type { DatabaseSettings } from "@/db/connect";
import { connectDirectly } from "@/db/direct";
import { migrateDatabase } from "@/db/migrate";
import { codeOf, Refusal } from "@/lib/refusal";
import { DATABASE, MANIFEST } from "./backup";
import { imageStore } from "@/lib/server/images/image-store";
import { removePictures } from "@/lib/server/images/remove-pictures";

const manifestShape = z.object({
  format: z.literal(1, "This backup was made by a newer Tomekeeper: update this one first."),
  madeAt: z.string(),
  pictures: z.record(z.string(), z.string()),
});

/**
 * Fills an empty database and an image store from a backup: all of it, or nothing. Pictures get new addresses.
 * @throws Refusal when the file is no whole backup, or when the database holds anything
 */
export async function restore(file: string, settings: DatabaseSettings) {
  const archive = await opened(file);
  const { madeAt, pictures } = await manifestOf(archive);
  await migrateDatabase(settings);
  const { db, close } = await connectDirectly(settings);
  const places = new Map<string, string>();
  try {
    await refuseUnlessEmpty(db);
    for (const [address, name] of Object.entries(pictures))
      places.set(address, await imageStore().put(await archive.bytes(name)));
    await refill(db, linesOf(archive.stream(DATABASE)), (address) => places.get(address) ?? address);
    return { madeAt, pictures: places.size };
  } catch (error) {
    await removePictures([...places.values()]);
    throw error;
  } finally {
    await close();
  }
}

async function opened(file: string): Promise<ArchiveReader> {
  try {
    return await readArchive(file);
  } catch (error) {
    if (!["ENOENT", "EACCES", "EISDIR"].includes(codeOf(error))) throw error;
    throw new Refusal(`The file ${file} can't be read (${codeOf(error)}).`);
  }
}

async function manifestOf(archive: ArchiveReader): Promise<z.infer<typeof manifestShape>> {
  const parsed = manifestShape.safeParse(JSON.parse((await archive.bytes(MANIFEST)).toString()));
  if (!parsed.success) throw new Refusal(parsed.error.issues.map(({ message }) => message).join("\n"));
  return parsed.data;
}
