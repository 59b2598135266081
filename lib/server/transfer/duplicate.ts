import "server-only";
import type { Database } from "@/db/connect";
import {
  type CopiedImages,
  copyCharacter,
  copyEncounter,
  originalCharacter,
  originalEncounter,
} from "@/db/queries/copies";
import { quotaExceeded } from "@/db/queries/quotas";
import { bytesOfPictures, pictureRoom } from "@/db/queries/stored-pictures";
import type { Transaction } from "@/db/transaction";
import { IMPORTING } from "@/lib/limits";
import type { Character, Encounter } from "@/lib/model/creature";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { picturesOf } from "@/lib/model/file-pictures";
import type { Happening } from "@/lib/model/journal";
import { imageStore } from "@/lib/server/images/image-store";
import { countPictures, takeBackPictures } from "@/lib/server/images/store-uploads";
import { consume, consumeWritten } from "@/lib/server/http/rate-limit";
import { gateOf } from "@/lib/server/process/gate";
import { weighCopies } from "./weigh-copies";

interface Asked {
  db: Database;
  userId: number;
  count: number;
}

/**
 * Copies share no stored file with the original, so that each can be deleted alone. Large ones are written one after another with what is
 * imported: the embedded database has others wait for each.
 */
const duplicate = async <R>(
  record: CharacterRecord | EncounterRecord,
  { db, userId, count }: Asked,
  write: (copies: CopiedImages[]) => Promise<R>,
): Promise<R> => {
  const { bytes: weight, isLarge } = weighCopies(record, count);
  const images = picturesOf(record);
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
  const copyAll = async (): Promise<R> => {
    await consumeWritten(userId, weight);
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
  // Counted behind the gate: whom it turns away has written nothing.
  return isLarge ? gateOf("importing", IMPORTING).run(copyAll) : copyAll();
};

export const duplicateCharacter = async (
  characterId: number,
  asked: Asked,
  write: (
    work: (tx: Transaction) => Promise<{ result: Character[]; happened: Happening<"character">[] }>,
  ) => Promise<Character[]>,
) => {
  const original = await originalCharacter(asked.db, characterId);
  return duplicate(original.record, asked, (copies) =>
    write(async (tx) => {
      const made = await copyCharacter(tx, original, asked.userId, copies);
      return { result: made, happened: made.map(({ name }) => ({ kind: "character", entry: { name } })) };
    }),
  );
};

export const duplicateEncounter = async (
  encounterId: number,
  asked: Asked,
  write: (work: (tx: Transaction) => Promise<Encounter[]>) => Promise<Encounter[]>,
) => {
  const original = await originalEncounter(asked.db, encounterId);
  return duplicate(original.record, asked, (copies) => write((tx) => copyEncounter(tx, original, copies)));
};
