import "server-only";
import { COPYING } from "@/lib/limits";
import { copyTexts } from "@/lib/messages/copies";
import { Failure } from "@/lib/model/failure";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";

/**
 * What copies weigh in bytes, and whether they are large. A body of a few bytes asks for them: without this it could write hundreds of
 * megabytes.
 * @throws Failure "too large" for more than one call may make
 */
export const weighCopies = (
  record: CharacterRecord | EncounterRecord,
  count: number,
): { bytes: number; isLarge: boolean } => {
  const rows = 1 + record.items.length + record.spells.length + record.actions.length;
  const bytes = Buffer.byteLength(JSON.stringify(record));
  const most = Math.floor(Math.min(COPYING.rows / rows, COPYING.bytes / bytes));
  if (count > most) throw new Failure("too large", most === 0 ? copyTexts.tooLarge : copyTexts.fewer(most));
  const isLarge = rows * count > COPYING.large.rows || bytes * count > COPYING.large.bytes;
  return { bytes: bytes * count, isLarge };
};
