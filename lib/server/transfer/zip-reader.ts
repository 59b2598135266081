import "server-only";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import { Failure } from "@/lib/model/failure";
import type { UploadedFile } from "@/lib/server/http/multipart";

const damaged = () => new Failure("invalid", importTexts.damaged);
const tooMuch = () => new Failure("too large", importTexts.tooMuch);

const FIRST_BYTES = Buffer.from("PK\u0003\u0004");

/** What a broken archive does is the sender's doing, not ours; what was refused on purpose stays as it is. */
const blame = (error: unknown): never => {
  throw error instanceof Failure ? error : damaged();
};

/** The entries by their names, which are compared and never used as paths. */
const listEntries = async (zip: ZipFile, size: number): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  let packed = 0;
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    packed += entry.compressedSize;
    if (seen > LIMIT.file.entries) throw tooMuch();
    // Entries that share bytes, or a name, are how a small file claims to be a large one, or two.
    if (packed > size || entries.has(entry.fileName)) throw damaged();
    if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
  }
  return entries;
};

/** An archive that somebody sent: nothing that it says of itself is believed. */
export class ZipReader {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws Failure "wrong media" for what is no zip, "invalid" for a damaged one, "too large" */
  static async open({ bytes }: UploadedFile): Promise<ZipReader> {
    if (bytes.byteLength > LIMIT.file.bytes)
      throw new Failure("too large", importTexts.tooLarge(LIMIT.file.bytes / 1024 / 1024));
    if (!bytes.subarray(0, FIRST_BYTES.length).equals(FIRST_BYTES))
      throw new Failure("wrong media", importTexts.noCampaignFile);
    const zip = await fromBufferPromise(bytes, { strictFileNames: true }).catch(blame);
    const entries = await listEntries(zip, bytes.byteLength).catch(blame);
    return new ZipReader(zip, entries);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The bytes of an entry, counted while they are unpacked; undefined where there are more than `most`.
   * @throws Failure "too large" where too much was unpacked in all, "invalid" where they can't be read
   */
  async read(name: string, most: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) throw damaged();
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer;
        size += bytes.byteLength;
        this.#unpacked += bytes.byteLength;
        if (this.#unpacked > LIMIT.file.unpacked) throw tooMuch();
        if (size > most) return undefined;
        chunks.push(bytes);
      }
    } catch (error) {
      return blame(error);
    }
    return Buffer.concat(chunks);
  }
}
