import "server-only";
import type { FightLogLine } from "@/lib/model/fight";
import type { Role } from "@/lib/policy";
import { entryForPlayer, type LogEntry, type SeenNow } from "@/lib/rules/fight-log";
import { logSentence } from "@/lib/rules/fight-log-sentence";

type Row = Omit<FightLogLine, "text"> & { entry: LogEntry };

/** The log in sentences, as far as the view of this member goes. */
export const logLines = (
  now: SeenNow,
  rows: readonly Row[],
  { id: userId, role }: { id: number; role: Role },
): FightLogLine[] => {
  const readableOf = (row: Row) => (role === "player" ? entryForPlayer(row, now, userId) : row.entry);
  return rows.flatMap((row) => {
    const { entry: _, ...line } = row;
    const readable = readableOf(row);
    return readable ? [{ ...line, text: logSentence(readable) }] : [];
  });
};
