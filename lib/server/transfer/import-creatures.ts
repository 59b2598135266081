import "server-only";
import { insertCreatures } from "@/db/queries/insert-creatures";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { ImportAnswer } from "@/lib/contract/library-takes";
import { invalid } from "@/lib/contract/wire";
import { type FileReading, readImportFile } from "@/lib/library/formats/read-file";
import { Failure } from "@/lib/model/failure";
import { challengeIn } from "@/lib/rules/challenge";
import type { UploadedFile } from "@/lib/server/http/multipart";

type Entry = FileReading["entries"][number];
type Reported = Pick<ImportAnswer, "entries" | "refused">;

const NOTHING = "There is nothing in the file that can be brought in";

/** What a file holds, in the words of the answer. @throws Failure "invalid", "too large" */
export const readSentFile = async (
  file: UploadedFile | undefined,
): Promise<{ reading: FileReading; report: Reported }> => {
  if (!file) throw invalid({ file: "Choose a file" });
  if (file.bytes.byteLength > LIMIT.import.bytes)
    throw new Failure("too large", `Up to ${LIMIT.import.bytes / 1024 / 1024} MB can be brought in at once`);
  const reading = await readImportFile(file.bytes);
  const { refused } = reading;
  if (reading.entries.length === 0) throw new Failure("invalid", NOTHING, { extra: { refused } });
  const entries = reading.entries.map(({ position, kind, format, record, leftOut }) => ({
    position,
    name: record.name,
    kind,
    format,
    // "Tiny undead" of "Tiny undead, chaotic evil".
    line: record.race?.description.split(",")[0] || (record.race?.name ?? ""),
    challenge: challengeIn(record.description),
    armourClass: record.armourClass,
    hitPoints: record.maxHitPoints,
    leftOut,
  }));
  return { reading, report: { entries, refused } };
};

/** Writes all of them; characters belong to the one who brings them in. */
export const insertImported = async (
  tx: Transaction,
  place: { id: number; creatorId: number },
  chosen: readonly Entry[],
): Promise<NonNullable<ImportAnswer["made"]>> => {
  const foes = chosen.flatMap((entry) => (entry.kind === "encounter" ? [entry] : []));
  const cast = chosen.flatMap((entry) => (entry.kind === "character" ? [entry] : []));
  const rows = await insertCreatures(tx, place.id, {
    encounters: foes.map(({ record }) => record),
    characters: cast.map(({ record }) => ({ ...record, createdBy: place.creatorId })),
  });
  const made = (entries: readonly Entry[], ofThem: readonly { id: number }[]) =>
    entries.flatMap(({ position, kind }, index) => {
      const row = ofThem[index];
      return row === undefined ? [] : [{ position, kind, id: row.id }];
    });
  return [...made(foes, rows.encounters), ...made(cast, rows.characters)].toSorted(
    (one, other) => one.position - other.position,
  );
};
