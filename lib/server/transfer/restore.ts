import "server-only";
import { z } from "zod";
import { type ArchiveReader, readArchive } from "@/db/backup/archive";
import { linesOf } from "@/db/backup/lines";
import { refill, refuseUnlessEmpty } from "@/db/backup/refill";
import type { DatabaseSettings } from "@/db/connect";
import { connectDirectly } from "@/db/direct";
import { migrateDatabase } from "@/db/migrate";
import { env } from "@/lib/env";
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
 * Fills an empty database and an image store from a backup: all of it, or nothing. Pictures get new addresses. `takesOver`: the store
 * may hold pictures, which this database's server will remove, since it shows none of them.
 * @throws Refusal when the file is no whole backup, or when the database holds anything, or a Blob store does
 */
export async function restore(
  file: string,
  settings: DatabaseSettings,
  { takesOver }: { takesOver: boolean },
) {
  const archive = await opened(file);
  const { madeAt, pictures } = await manifestOf(archive);
  await migrateDatabase(settings);
  const { db, close } = await connectDirectly(settings);
  const places = new Map<string, string>();
  try {
    await refuseUnlessEmpty(db);
    if (!takesOver) await refuseUsedStore();
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

/**
 * A server removes from its store what its own database doesn't show: of two with one store, each loses its pictures to the other. A data
 * folder serves one server; a Blob store's token is easily copied to a second one, as when a restore is tried.
 */
async function refuseUsedStore(): Promise<void> {
  if (env().blobToken === undefined) return;
  for await (const part of imageStore().list())
    if (part.length > 0)
      throw new Refusal(
        "The Blob store isn't empty, and a server removes the pictures that its own database doesn't show. If another database still uses this store, set BLOB_READ_WRITE_TOKEN to one of its own. If none does, add --take-over.",
      );
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
