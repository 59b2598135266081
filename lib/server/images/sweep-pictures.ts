import "server-only";
import { database } from "@/db/client";
import { listShownPictures } from "@/db/queries/shown-pictures";
import { forgetUnshown } from "@/db/queries/stored-pictures";
import { env } from "@/lib/env";
import { Failure } from "@/lib/model/failure";
import { imageStore, type StoredPicture } from "./image-store";
import { afterAnswer } from "@/lib/server/process/after-answer";
import { log } from "@/lib/server/process/log";
import { consume, refund } from "@/lib/server/http/rate-limit";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Removed by one request to the store. */
const AT_ONCE = 100;

interface Swept {
  pictures: number;
  partial: number;
}

/** What is old enough that no request is working on it. */
const listOld = async (until: Date): Promise<StoredPicture[]> => {
  const old: StoredPicture[] = [];
  for await (const part of imageStore().list())
    old.push(...part.filter(({ writtenAt }) => writtenAt < until));
  return old;
};

const removeAll = async (addresses: readonly string[]): Promise<void> => {
  for (let from = 0; from < addresses.length; from += AT_ONCE)
    await imageStore().remove(addresses.slice(from, from + AT_ONCE));
};

/**
 * Removes from the store what nothing will ever show: pictures without a row, and partly written ones, older than an hour. Where no row
 * shows any of the pictures the database is another one than theirs, and they all stay.
 */
const sweepPictures = async (now = Date.now()): Promise<Swept> => {
  const until = new Date(now - HOUR_MS);
  const old = await listOld(until);
  const db = await database();
  const shown = await listShownPictures(db);
  await forgetUnshown(db, shown, until);
  const isShown = ({ address }: StoredPicture) => shown.has(address);
  const partial = old.filter(({ isPartial }) => isPartial);
  const whole = old.filter(({ isPartial }) => !isPartial);
  const unused = whole.some(isShown) ? whole.filter((one) => !isShown(one)) : [];
  if (whole.length > 0 && !whole.some(isShown))
    log.warn({ pictures: whole.length }, "no row shows any picture of the store: none was removed");
  await removeAll([...unused, ...partial].map(({ address }) => address));
  return { pictures: unused.length, partial: partial.length };
};

const sweepAndSay = async (): Promise<void> => {
  try {
    log.info(await sweepPictures(), "pictures that nothing shows were removed");
  } catch (error) {
    log.warn({ error }, "pictures that nothing shows could not be looked for");
    throw error;
  }
};

/** Sweeps now and once a day, in a server of our own. Previews have one store together and a database each, so none can tell what the others show. */
export const sweepDaily = (): void => {
  if (env().hosted || env().preview) return;
  const sweep = () => void sweepAndSay().catch(() => undefined);
  sweep();
  setInterval(sweep, DAY_MS).unref();
};

/** One a day of all functions sweeps; where it fails, the next one may. */
const sweepInTurn = async (): Promise<void> => {
  const turn = ["picture sweep", ""] as const;
  const isTurn = await consume(...turn).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
  if (isTurn) await sweepAndSay().catch(() => refund(...turn));
};

/**
 * On a host: sweeps when the present request is answered. A function is frozen between requests, so nothing may run there that no
 * request keeps it awake for.
 */
export const sweepAfterAnswer = (): void => {
  if (env().hosted && !env().preview) afterAnswer(sweepInTurn);
};
