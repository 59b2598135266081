import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Refusal } from "@/lib/refusal";

// A tar file, so that an operator can look into it and check it with the system's own tools: its last entry holds the sums
// of all others as `sha256sum --check` reads them. It is neither held in memory whole, nor compressed: most of it is pictures.

const BLOCK = 512;
const CHUNK = 1024 * 1024;
const SUMS = "SHA256SUMS";
/** What the eleven octal digits of a size hold. */
const LARGEST = 8 ** 11 - 1;

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function headOf(name: string, size: number): Buffer {
  if (size > LARGEST) throw new Refusal(`${name} is too large for a backup file: 8 GB at most.`);
  const head = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number) =>
    head.write(`${value.toString(8).padStart(digits, "0")}\0`, at, "latin1");
  head.write(name, 0, 100, "latin1");
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(Date.now() / 1000), 136, 11);
  head.write("        0", 148, "latin1");
  head.write("ustar\x0000", 257, "latin1");
  head.write(`${sumOf(head).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return head;
}

const sumOf = (head: Buffer) => head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

export type ArchiveWriter = {
  add: (name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>, size: number) => Promise<void>;
  /** Writes the sums and the end, and waits until everything is on disk. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
};

/** Begins a file that nobody but its owner may read. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, "wx", 0o600);
  const sums: string[] = [];
  const add: ArchiveWriter["add"] = async (name, content, size) => {
    const hash = createHash("sha256");
    await handle.appendFile(headOf(name, size));
    for await (const chunk of content) {
      hash.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.appendFile(padding(size));
    sums.push(`${hash.digest("hex")}  ${name}\n`);
  };
  return {
    add,
    finish: async () => {
      const last = Buffer.from(sums.join(""));
      await add(SUMS, [last], last.length);
      await handle.appendFile(Buffer.alloc(2 * BLOCK));
      await handle.sync();
    },
    close: () => handle.close(),
  };
}

type Entry = { at: number; size: number };

export type ArchiveReader = {
  stream: (name: string) => AsyncIterable<Buffer>;
  bytes: (name: string) => Promise<Buffer>;
};

const damaged = (name: string) =>
  new Refusal(`The backup is damaged (${name}): nothing of it was restored. Use another one.`);

/** Opens a backup after checking every entry against its sum. @throws Refusal when anything differs, is missing or is added */
export async function readArchive(file: string): Promise<ArchiveReader> {
  const entries = await entriesOf(file);
  const find = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw damaged(name);
    return entry;
  };
  const stream = (name: string): AsyncIterable<Buffer> => {
    const { at, size } = find(name);
    if (size === 0) return (async function* () {})();
    return createReadStream(file, { start: at, end: at + size - 1, highWaterMark: CHUNK });
  };
  const bytes = async (name: string) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream(name)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const lines = (await bytes(SUMS)).toString().trimEnd().split("\n");
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const name of new Set([...entries.keys(), ...sums.keys()])) {
    if (name === SUMS) continue;
    const hash = createHash("sha256");
    for await (const chunk of stream(name)) hash.update(chunk);
    if (sums.get(name) !== hash.digest("hex")) throw damaged(name);
  }
  return { stream, bytes };
}

async function entriesOf(file: string): Promise<Map<string, Entry>> {
  const handle = await open(file, "r");
  try {
    return await scan(handle);
  } finally {
    await handle.close();
  }
}

async function scan(handle: FileHandle): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const head = Buffer.alloc(BLOCK);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(head, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw damaged("its end is missing");
    if (head.every((byte) => byte === 0)) return entries;
    const text = (from: number, to: number) => head.toString("latin1", from, to).replace(/\0.*$/s, "");
    if (Number.parseInt(text(148, 156), 8) !== sumOf(head)) throw damaged("no backup file, or broken");
    const size = Number.parseInt(text(124, 136), 8);
    entries.set(text(0, 100), { at: at + BLOCK, size });
    at += BLOCK + size + padding(size).length;
  }
}
