import "server-only";
import type { Database } from "@/db/connect";
import { type CopiedImages, copyCharacter, copyEncounter, picturesOfOriginal } from "@/db/queries/copies";
import { quotaExceeded } from "@/db/queries/quotas";
import { bytesOfPictures, pictureRoom } from "@/db/queries/stored-pictures";
import type { Transaction } from "@/db/transaction";
import type { Owner } from "@/lib/model/belonging";
import type { Character, Encounter } from "@/lib/model/creature";
import type { Happening } from "@/lib/model/journal";
import { imageStore } from "@/lib/server/images/image-store";
import { countPictures, takeBackPictures } from "@/lib/server/images/store-uploads";
import { consume } from "@/lib/server/http/rate-limit";

/** Copies share no stored file with the original, so that each can be deleted alone. */
const duplicate = async <R>(
  db: Database,
  owner: Owner,
  { userId, count }: { userId: number; count: number },
  write: (copies: CopiedImages[]) => Promise<R>,
): Promise<R> => {
  const images = await picturesOfOriginal(db, owner);
  const stored = new Map<string, number>();
  const sizes = await bytesOfPictures(db, images);
  const bytes = images.reduce((all, address) => all + (sizes.get(address) ?? 0), 0);
  if (bytes > 0 && bytes * count > (await pictureRoom(db, userId))) throw quotaExceeded("pictureBytes");
  const copyPictures = async (): Promise<CopiedImages> => {
    const copied = new Map<string, string>();
    if (images.length > 0) await consume("upload", String(userId));
    for (const address of images) {
      const copy = await imageStore().copy(address);
      if (copy === undefined) continue;
      stored.set(copy, sizes.get(address) ?? 0);
      copied.set(address, copy);
    }
    return copied;
  };
  try {
    const copies: CopiedImages[] = [];
    while (copies.length < count) copies.push(await copyPictures());
    await countPictures(userId, stored);
    return await write(copies);
  } catch (error) {
    await takeBackPictures([...stored.keys()], error);
    throw error;
  }
};

interface Asked {
  db: Database;
  userId: number;
  count: number;
}

export const duplicateCharacter = (
  characterId: number,
  { db, userId, count }: Asked,
  write: (
    work: (tx: Transaction) => Promise<{ result: Character[]; happened: Happening<"character">[] }>,
  ) => Promise<Character[]>,
) =>
  duplicate(db, { characterId }, { userId, count }, (copies) =>
    write(async (tx) => {
      const made = await copyCharacter(tx, characterId, userId, copies);
      return { result: made, happened: made.map(({ name }) => ({ kind: "character", entry: { name } })) };
    }),
  );

export const duplicateEncounter = (
  encounterId: number,
  { db, userId, count }: Asked,
  write: (work: (tx: Transaction) => Promise<Encounter[]>) => Promise<Encounter[]>,
) =>
  duplicate(db, { encounterId }, { userId, count }, (copies) =>
    write((tx) => copyEncounter(tx, encounterId, copies)),
  );
