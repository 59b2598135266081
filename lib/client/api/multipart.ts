import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { newKey } from "./idempotency-key";

/** As browsers write them into a part's head. */
const quoted = (name: string): string => `"${name.replace(/\r\n|\r|\n/g, "%0D%0A").replaceAll('"', "%22")}"`;

/**
 * A multipart body that carries every text as it is. `FormData` would send each line break as CRLF, so that a text saved together
 * with a picture came back as another one.
 */
export const multipart = (
  texts: Record<string, unknown>,
  files: readonly (readonly [name: string, file: File])[],
): { type: string; body: Blob } => {
  const boundary = `----tomekeeper-${newKey()}`;
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
  const parts = [
    ...Object.entries(texts).map(([name, value]) => [head(name), "\r\n\r\n", String(value), "\r\n"]),
    ...files.map(([name, file]) => [
      head(name),
      `; filename=${quoted(file.name)}\r\nContent-Type: ${file.type || "application/octet-stream"}\r\n\r\n`,
      file,
      "\r\n",
    ]),
  ];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: new Blob([...parts.flat(), `--${boundary}--\r\n`]),
  };
};

/** The body of a write: multipart where it brings pictures, else JSON. */
export const bodyOf = (
  codec: Pick<NonNullable<AnyEndpoint["body"]>, "pictures">,
  fields: Record<string, unknown>,
  pictures: unknown,
): { type: string; body: Blob | string } => {
  const sent = new Map(Object.entries(pictures ?? {}));
  const files = codec.pictures.flatMap(({ name, wire }): [string, File][] => {
    const file: unknown = sent.get(name);
    return file instanceof File ? [[wire, file]] : [];
  });
  if (files.length > 0) return multipart(fields, files);
  return { type: "application/json", body: JSON.stringify(fields) };
};
