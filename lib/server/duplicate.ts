import "server-only";
import { type Copy, copyCharacter, copyEncounter, findOriginal } from "@/db/queries/copies";
import { LIMIT } from "@/lib/constants";
import type { Owner } from "@/lib/model/belonging";
import { copyNames } from "@/lib/rules/copy-names";
import { imageStore } from "./image-store";
import { discardPictures } from "./keep-pictures";
import { spend } from "./rate-limit";

/** Copies share no stored file with the original, so that each can be deleted alone. */
const duplicate = async <R>(
  owner: Owner,
  { userId, count }: { userId: number; count: number },
  write: (copies: Copy[]) => Promise<R>,
): Promise<R> => {
  const { name, taken, images } = await findOriginal(owner);
  const stored: string[] = [];
  const copyPictures = async (): Promise<Copy["images"]> => {
    const copied = new Map<string, string>();
    if (images.length > 0) await spend("upload", String(userId));
    for (const address of images) {
      const copy = await imageStore().copy(address);
      if (copy === undefined) continue;
      stored.push(copy);
      copied.set(address, copy);
    }
    return copied;
  };
  try {
    const copies: Copy[] = [];
    for (const copyName of copyNames(name, taken, count, LIMIT.name))
      copies.push({ name: copyName, images: await copyPictures() });
    return await write(copies);
  } catch (error) {
    await discardPictures(stored);
    throw error;
  }
};

export const duplicateCharacter = (characterId: number, userId: number, count: number) =>
  duplicate({ characterId }, { userId, count }, (copies) => copyCharacter(characterId, userId, copies));

export const duplicateEncounter = (encounterId: number, userId: number, count: number) =>
  duplicate({ encounterId }, { userId, count }, (copies) => copyEncounter(encounterId, copies));
