import "server-only";
import { readdir, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { database } from "@/db/client";
import { listShownPictures } from "@/db/queries/shown-pictures";
import { forgetUnshown } from "@/db/queries/stored-pictures";
import { env } from "@/lib/env";
import { codeOf } from "@/lib/refusal";
import { log } from "@/lib/server/process/log";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const PICTURE = /^[0-9a-f]{32}\.webp$/;
const PARTIAL = /^[0-9a-f]{32}\.webp\.part$/;

interface Swept {
  pictures: number;
  partial: number;
}

/** What lies in the folder of pictures and is old enough that no request is working on it: names with their paths. */
const listOld = async (folder: string, until: number): Promise<{ name: string; file: string }[]> => {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const old: { name: string; file: string }[] = [];
  for (const relative of names) {
    const name = path.basename(relative);
    if (!PICTURE.test(name) && !PARTIAL.test(name)) continue;
    const file = path.join(folder, relative);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < until) old.push({ name, file });
  }
  return old;
};

/**
 * Removes files of the data folder that nothing will ever show: pictures without a row, and partly written ones, older than an hour. Where
 * no row shows any of the pictures the database is another one than theirs, and they all stay.
 */
const sweepPictures = async (now = Date.now()): Promise<Swept> => {
  const until = now - HOUR_MS;
  const old = await listOld(path.join(env().dataDir, "images"), until);
  const db = await database();
  const shown = await listShownPictures(db);
  await forgetUnshown(db, shown, new Date(until));
  const isShown = ({ name }: { name: string }) => shown.has(`/images/${name}`);
  const partial = old.filter(({ name }) => PARTIAL.test(name));
  const whole = old.filter(({ name }) => PICTURE.test(name));
  const unused = whole.some(isShown) ? whole.filter((one) => !isShown(one)) : [];
  if (whole.length > 0 && !whole.some(isShown))
    log.warn({ pictures: whole.length }, "no row shows any picture of the data folder: none was removed");
  for (const { file } of [...unused, ...partial])
    await unlink(file).catch((error: unknown) => {
      if (codeOf(error) !== "ENOENT") throw error;
    });
  return { pictures: unused.length, partial: partial.length };
};

/** Sweeps now and once a day, and says how much went. The pictures of a Blob store aren't in the data folder. */
export const sweepDaily = (): void => {
  if (env().blobToken !== undefined) return;
  const sweep = () =>
    sweepPictures().then(
      (swept) => log.info(swept, "pictures that nothing shows were removed"),
      (error: unknown) => log.warn({ error }, "pictures that nothing shows could not be looked for"),
    );
  void sweep();
  setInterval(() => void sweep(), DAY_MS).unref();
};
