import { LIMIT } from "@/lib/constants";
import { JsonTooLarge, parseBounded } from "@/lib/model/bounded-json";
import { Failure } from "@/lib/model/failure";
import { at, beginRecord, type Fields, fieldsOf, has, text, Unreadable } from "./fields";
import { leftOver, type OfTool } from "./left-over";
import { isFoundry, readFoundry } from "./foundry";
import { FOUNDRY } from "./foundry-left-over";
import { importedOf, type Imported, type Reading } from "./imported";
import {
  INITIATIVE,
  isImprovedInitiative,
  readImprovedInitiative,
  recordsOfExport,
} from "./improved-initiative";
import { isPublished, PUBLISHED, readPublished } from "./published";

/** What a file of another tool holds, in its order. Nothing is fetched, and nothing of it is run. */
export interface FileReading {
  entries: ({ position: number; format: string } & Imported)[];
  refused: { position: number; name: string; reason: string }[];
}

/** Values with their names and brackets: a file of the largest size has more only where it is made of empty ones. */
const BOUNDS = { values: 1_000_000, depth: 64 };
const TOO_LARGE = {
  depth: "The file is nested too deeply",
  values: `The file holds more than ${BOUNDS.values.toLocaleString("en")} values`,
};

/** @throws JsonTooLarge, or the parser's SyntaxError */
const parseWithin = (json: string): unknown => parseBounded(json, BOUNDS);

const unreadable = (sentence: string) => new Failure("invalid", sentence);

const parse = (bytes: Uint8Array): unknown => {
  let json: string;
  try {
    json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("The file must be JSON in UTF-8");
  }
  try {
    return parseWithin(json);
  } catch (error) {
    throw unreadable(error instanceof JsonTooLarge ? TOO_LARGE[error.bound] : "The file is no JSON");
  }
};

/** A list, `{ "results": [] }`, the whole export of Improved Initiative, or one record. */
const recordsOf = (content: unknown): readonly unknown[] => {
  if (Array.isArray(content)) return content;
  const fields = fieldsOf(content);
  const results = at(fields, "results");
  return Array.isArray(results) ? results : (recordsOfExport(fields, parseWithin) ?? [content]);
};

interface Format {
  format: string;
  read: (fields: Fields) => Reading;
  of: OfTool;
}
const formatOf = (fields: Fields): Format => {
  if (isFoundry(fields)) return { format: "Foundry dnd5e", read: readFoundry, of: FOUNDRY };
  if (isImprovedInitiative(fields))
    return { format: "Improved Initiative", read: readImprovedInitiative, of: INITIATIVE };
  if (isPublished(fields)) {
    const format = has(fields, "index") ? "5e-bits" : "Open5e";
    return { format, read: readPublished, of: PUBLISHED };
  }
  throw new Unreadable("It is none of the kinds of record that can be read.");
};

const rowsOf = ({ items, spells, actions }: Imported["record"]): number =>
  1 + items.length + spells.length + actions.length;

/** Others have their turn after so many milliseconds of reading. */
const TURN_MS = 20;
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** What a record makes, and what of it was not asked for by its reader. */
const entryOf = (fields: Fields): { format: string } & Imported => {
  const { format, read, of } = formatOf(fields);
  const reading = read(fields);
  const leftOut = [...reading.leftOut, ...leftOver(fields, of)];
  return { format, ...importedOf({ ...reading, leftOut }) };
};

/** For saying which one can't come in. */
const nameOf = (fields: Fields): string => {
  beginRecord();
  const name = [at(fields, "name"), at(fields, "Name")].find((one) => typeof one === "string");
  return text(typeof name === "string" ? name.slice(0, LIMIT.name) : "");
};

/** @throws Failure "invalid" where it can't be read at all, "too large" for too many records or too much in them */
export const readImportFile = async (bytes: Uint8Array): Promise<FileReading> => {
  const records = recordsOf(parse(bytes));
  if (records.length > LIMIT.import.records)
    throw new Failure("too large", `At most ${LIMIT.import.records} records at once`);
  const reading: FileReading = { entries: [], refused: [] };
  let turn = performance.now();
  for (const [position, record] of records.entries()) {
    const fields = fieldsOf(record);
    beginRecord();
    try {
      reading.entries.push({ position, ...entryOf(fields) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      reading.refused.push({ position, name: nameOf(fields), reason: error.message });
    }
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  const rows = reading.entries.reduce((sum, { record }) => sum + rowsOf(record), 0);
  if (rows > LIMIT.file.rows)
    throw new Failure(
      "too large",
      `At most ${LIMIT.file.rows.toLocaleString("en")} items, spells and actions at once`,
    );
  return reading;
};
