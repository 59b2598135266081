import type { PGlite } from "@electric-sql/pglite";

/** U+FEFF in UTF-8. */
const MARK = Buffer.from("\uFEFF");
const MARK_TEXT = "\uFEFF";
const DATA_ROW = "D".charCodeAt(0);

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
type DataRow = Messages[number] & { fields: (string | null)[] };
const isDataRow = (message: Messages[number]): message is DataRow =>
  message.name === "dataRow" && "fields" in message;

/**
 * Of each row in an answer of PostgreSQL's protocol, the places of the values that begin with the mark. A message is a letter, its length
 * and what it holds; a row holds the number of its values, and of each its length (-1 for null) and its bytes.
 */
const markedFields = (answer: Buffer): number[][] => {
  const rows: number[][] = [];
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== DATA_ROW) continue;
    const marked: number[] = [];
    let field = at + 7;
    for (let index = 0; index < answer.readInt16BE(at + 5); index += 1) {
      const length = answer.readInt32BE(field);
      field += 4;
      if (length >= MARK.length && answer.subarray(field, field + MARK.length).equals(MARK))
        marked.push(index);
      field += Math.max(0, length);
    }
    rows.push(marked);
  }
  return rows;
};

/**
 * Lets texts that begin with U+FEFF come back as they were stored. PGlite reads each value with a `TextDecoder` that takes such a
 * beginning for a byte order mark and drops it, so it is put back by what the bytes of the answer say.
 */
export const keepLeadingMarks = (client: PGlite): void => {
  client.execProtocolStream = async (message, options) => {
    const { messages, data } = await client.execProtocol(message, options);
    const answer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (!answer.includes(MARK)) return messages;
    const rows = messages.filter(isDataRow);
    for (const [index, marked] of markedFields(answer).entries())
      for (const place of marked) {
        const fields = rows[index]?.fields;
        if (fields) fields[place] = MARK_TEXT + (fields[place] ?? "");
      }
    return messages;
  };
};
