import "server-only";
import { COPYING } from "@/lib/limits";
import { copyTexts } from "@/lib/messages/copies";
import { Failure } from "@/lib/model/failure";
import type { CharacterRecord, EncounterRecord } from "@/lib/model/creature-record";
import { consumeWritten } from "@/lib/server/http/rate-limit";

/**
 * Counts copies as what the person writes, and says whether they are large. A body of a few bytes asks for them: without this it could
 * write hundreds of megabytes.
 * @throws Failure "too large" for more than one call may make; "too many"
 */
export const admitCopies = async (
  record: CharacterRecord | EncounterRecord,
  userId: number,
  count: number,
): Promise<{ isLarge: boolean }> => {
  const rows = 1 + record.items.length + record.spells.length + record.actions.length;
  const bytes = Buffer.byteLength(JSON.stringify(record));
  const most = Math.floor(Math.min(COPYING.rows / rows, COPYING.bytes / bytes));
  if (count > most) throw new Failure("too large", most === 0 ? copyTexts.tooLarge : copyTexts.fewer(most));
  await consumeWritten(userId, bytes * count);
  return { isLarge: rows * count > COPYING.large.rows || bytes * count > COPYING.large.bytes };
};
