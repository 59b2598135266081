import { deflateRawSync } from "node:zlib";
import { crc } from "./images";

export interface ZipPart {
  name: string;
  bytes: Buffer;
  /** The size that the archive says it unfolds to, where that is a lie. */
  claimed?: number;
  /** Named by the directory as the bytes of the first part, which are not repeated. */
  shared?: boolean;
  /** The number of the compression method that is named; deflated where there is none. */
  method?: number;
  encrypted?: boolean;
}

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
const DEFLATED = 8;

/** An archive made by hand, so that it can lie. */
export const zip = (parts: readonly ZipPart[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const {
      name,
      bytes,
      claimed = bytes.length,
      shared = false,
      method = DEFLATED,
      encrypted = false,
    } = part;
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const about = [
      [20, 2],
      [Number(encrypted), 2],
      [method, 2],
      [0, 4],
      [crc(bytes), 4],
      [packed.length, 4],
      [claimed, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const place = shared ? 0 : at;
    directory.push(
      numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [place, 4]),
      title,
    );
    if (shared) continue;
    const body = Buffer.concat([numbers([0x04034b50, 4], ...about), title, packed]);
    bodies.push(body);
    at += body.length;
  }
  const list = Buffer.concat(directory);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  );
  return Buffer.concat([...bodies, list, end]);
};
