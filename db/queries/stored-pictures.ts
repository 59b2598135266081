import "server-only";
import { eq, inArray, lt, sum } from "drizzle-orm";
import { storedPictures } from "@/db/schema/stored-pictures";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { inBatches } from "./in-batches";
import { quotaOf, quotaExceeded } from "./quotas";

/** How many bytes of pictures a person may still store. */
export const pictureRoom = async (db: Runner, userId: number): Promise<number> => {
  const [row] = await db
    .select({ bytes: sum(storedPictures.bytes).mapWith(Number) })
    .from(storedPictures)
    .where(eq(storedPictures.userId, userId));
  return quotaOf("pictureBytes") - (row?.bytes ?? 0);
};

/** Counts pictures, by address with their bytes, for who has just stored them: all, or none. @throws Failure "conflict"; "signed out" */
export const recordPictures = async (
  tx: Transaction,
  userId: number,
  pictures: ReadonlyMap<string, number>,
): Promise<void> => {
  // One after another, so that what a person stores at the same moment is counted too.
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!owner) throw new Failure("signed out", "This account no longer exists");
  const more = [...pictures.values()].reduce((all, bytes) => all + bytes, 0);
  if (more > (await pictureRoom(tx, userId))) throw quotaExceeded("pictureBytes");
  const rows = [...pictures].map(([image, bytes]) => ({ image, bytes, userId }));
  for await (const some of inBatches(rows)) await tx.insert(storedPictures).values(some);
};

/** The bytes of each of these pictures of which they are known. */
export const bytesOfPictures = async (
  db: Runner,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select({ image: storedPictures.image, bytes: storedPictures.bytes })
    .from(storedPictures)
    .where(inArray(storedPictures.image, [...addresses]));
  return new Map(rows.map(({ image, bytes }) => [image, bytes]));
};

/** Counts them for nobody any more. */
export const forgetPictures = async (db: Runner, addresses: readonly string[]): Promise<void> => {
  for await (const some of inBatches(addresses))
    await db.delete(storedPictures).where(inArray(storedPictures.image, some));
};

/** Counts what was stored before `until`, and is shown nowhere, for nobody any more: what a server that was killed has left. */
export const forgetUnshown = async (db: Runner, shown: ReadonlySet<string>, until: Date): Promise<void> => {
  const rows = await db
    .select({ image: storedPictures.image })
    .from(storedPictures)
    .where(lt(storedPictures.createdAt, until));
  const unshown = rows.map(({ image }) => image).filter((image) => !shown.has(image));
  await forgetPictures(db, unshown);
};
