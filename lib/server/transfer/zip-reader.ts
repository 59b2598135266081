import "server-only";
import { isUtf8 } from "node:buffer";
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import { Failure } from "@/lib/model/failure";
import type { UploadedFile } from "@/lib/server/http/multipart";

const damaged = () => new Failure("invalid", importTexts.damaged);

/** What an archive may hold, in bytes and files, and what is said of one that holds more, or is none. */
interface ArchiveBounds {
  bytes: number;
  unpacked: number;
  entries: number;
  tooLarge: string;
  tooMuch: string;
  wrongMedia: string;
}
const CAMPAIGN_FILE: ArchiveBounds = {
  ...LIMIT.file,
  tooLarge: importTexts.tooLarge(LIMIT.file.bytes / 1024 / 1024),
  tooMuch: importTexts.tooMuch,
  wrongMedia: importTexts.noCampaignFile,
};

const FIRST_BYTES = Buffer.from("PK\u0003\u0004");
/** Whether the first bytes are those of an archive. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, FIRST_BYTES.length).equals(FIRST_BYTES);

/** What a broken archive does is the sender's doing, not ours; what was refused on purpose stays as it is. */
const blame = (error: unknown): never => {
  throw error instanceof Failure ? error : damaged();
};

/** Most tools write UTF-8, and some of them don't say so; accents are written as one character, as people type them. */
const nameOf = (entry: Entry): string => {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = entry;
  const name = isUtf8(fileNameRaw)
    ? fileNameRaw.toString().replaceAll("\\", "/")
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (validateFileName(name) !== null) throw damaged();
  return name.normalize("NFC");
};

/** Refuses an encrypted entry, and one that is neither stored nor deflated: a whole file, which its owner can pack again. */
const refuseUnreadable = (entry: Entry): void => {
  if (entry.isEncrypted()) throw new Failure("invalid", importTexts.encrypted);
  if (!entry.canDecodeFileData()) throw new Failure("invalid", importTexts.compression);
};

/** The entries by their names, which are compared and never used as paths. */
const listEntries = async (
  zip: ZipFile,
  size: number,
  bounds: ArchiveBounds,
): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  let packed = 0;
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    packed += entry.compressedSize;
    if (seen > bounds.entries) throw new Failure("too large", bounds.tooMuch);
    const name = nameOf(entry);
    // Entries that share bytes, or a name, are how a small file claims to be a large one, or two.
    if (packed > size || entries.has(name)) throw damaged();
    if (!name.endsWith("/")) entries.set(name, entry);
  }
  return entries;
};

/** An archive that somebody sent: nothing that it says of itself is believed. */
export class ZipReader {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  readonly #bounds: ArchiveBounds;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: Map<string, Entry>, bounds: ArchiveBounds) {
    this.#zip = zip;
    this.#entries = entries;
    this.#bounds = bounds;
  }

  /** @throws Failure "wrong media" for what is no zip, "invalid" for a damaged one, "too large" */
  static async open({ bytes }: UploadedFile, bounds: ArchiveBounds = CAMPAIGN_FILE): Promise<ZipReader> {
    if (bytes.byteLength > bounds.bytes) throw new Failure("too large", bounds.tooLarge);
    if (!isZip(bytes)) throw new Failure("wrong media", bounds.wrongMedia);
    const zip = await fromBufferPromise(bytes, { decodeStrings: false }).catch(blame);
    const entries = await listEntries(zip, bytes.byteLength, bounds).catch(blame);
    return new ZipReader(zip, entries, bounds);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The bytes of an entry, counted while they are unpacked; undefined where there are more than `most`.
   * @throws Failure "too large" where too much was unpacked in all, "invalid" where they are encrypted or can't be read
   */
  async read(name: string, most: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) throw damaged();
    refuseUnreadable(entry);
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer;
        size += bytes.byteLength;
        this.#unpacked += bytes.byteLength;
        if (this.#unpacked > this.#bounds.unpacked) throw new Failure("too large", this.#bounds.tooMuch);
        if (size > most) return undefined;
        chunks.push(bytes);
      }
    } catch (error) {
      return blame(error);
    }
    return Buffer.concat(chunks);
  }
}
