import "server-only";
import { createHash } from "node:crypto";
import type { FilePicture } from "@/lib/model/campaign-file";
import { readPicture } from "@/lib/server/images/image-store";
import type { ZipEntry } from "./zip-writer";

/** The pictures of a file that is being made: entries first, then what each of them is called. */
export class FilePictures {
  /** By their addresses in the store; undefined where a picture is gone. */
  readonly #written = new Map<string, FilePicture | undefined>();

  async *entries(addresses: Iterable<string>): AsyncGenerator<ZipEntry> {
    for (const address of addresses) {
      if (this.#written.has(address)) continue;
      const bytes = await readPicture(address);
      if (!bytes) {
        this.#written.set(address, undefined);
        continue;
      }
      const name = `pictures/${this.list.length + 1}.webp`;
      this.#written.set(address, { file: name, sha256: sha256(bytes) });
      yield { name, bytes, compress: false };
    }
  }

  get list(): FilePicture[] {
    return [...this.#written.values()].filter((picture) => picture !== undefined);
  }

  /** Null for a picture that was gone when its turn came. */
  nameOf = (address: string): string | null => this.#written.get(address)?.file ?? null;
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Indented, for people who look into the file. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

export const jsonEntry = (name: string, value: unknown): ZipEntry => ({
  name,
  bytes: Buffer.from(jsonText(value)),
  compress: true,
});
