import "server-only";
import type { FightLogLine, StoredFight } from "@/lib/model/fight";
import type { Role } from "@/lib/policy";
import { entryForPlayer, type LogEntry } from "@/lib/rules/fight-log";
import { logSentence } from "@/lib/rules/fight-log-sentence";

type Row = Omit<FightLogLine, "text"> & { entry: LogEntry };

/** The log in sentences, as far as the view of this member goes. */
export const logLines = (
  { combatants }: StoredFight,
  rows: readonly Row[],
  { id: userId, role }: { id: number; role: Role },
): FightLogLine[] => {
  const now = new Map(combatants.map((one) => [one.id, one]));
  const readableOf = (row: Row) => (role === "player" ? entryForPlayer(row, now, userId) : row.entry);
  return rows.flatMap((row) => {
    const { entry: _, ...line } = row;
    const readable = readableOf(row);
    return readable ? [{ ...line, text: logSentence(readable) }] : [];
  });
};
