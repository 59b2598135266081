import fc from "fast-check";
import { campaignFile } from "../support/campaign-file";
import { png } from "../support/images";

/** A body as it goes over the line. */
export interface Wire {
  content: Buffer;
  type: string | undefined;
  /** Sent in pieces, without saying how much will come. */
  isChunked: boolean;
}

export type Fields = readonly (readonly [name: string, value: unknown])[];

const whole = (content: string | Buffer, type: string | undefined): Wire => ({
  content: Buffer.from(content as string),
  type,
  isChunked: false,
});
const JSON_TYPE = "application/json";

/** A field without a value isn't sent. */
const present = (fields: Fields): Fields => fields.filter(([, value]) => value !== undefined);

/** Also with names that an object of the sender's own would swallow. */
export const asJson = (fields: Fields): Wire =>
  whole(
    `{${present(fields)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(",")}}`,
    JSON_TYPE,
  );

const BOUNDARY = "----fuzz";
interface File {
  name: string;
  content: Buffer;
}
const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

export const asMultipart = (fields: Fields, files: readonly (readonly [string, File])[] = []): Wire => {
  const part = (head: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]);
  const parts = [
    ...present(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(textOf(value)))),
    ...files.map(([name, file]) => part(`name="${name}"; filename="${file.name}"`, file.content)),
  ];
  return whole(
    Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    `multipart/form-data; boundary=${BOUNDARY}`,
  );
};

const picture = png(3, 4);
const book = campaignFile();
/** What may lie in the place of a picture. */
export const someFile: fc.Arbitrary<File> = fc.oneof(
  fc.constant({ name: "cover.png", content: picture }),
  fc.constant({ name: "cover.png", content: picture.subarray(0, 40) }),
  fc.constant({ name: "cover.svg", content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
  fc.constant({ name: "", content: Buffer.alloc(0) }),
  fc.constant({ name: "book.zip", content: book }),
  fc.constant({ name: "../../etc/passwd", content: Buffer.from("GIF89a") }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ name: "a.jpg", content: Buffer.from(bytes) })),
  fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => ({ name: "b.png", content: Buffer.concat([picture.subarray(0, 24), bytes]) })),
);

/** Bodies that are none, under types that say something else. */
export const brokenBody = (fields: Fields): fc.Arbitrary<Wire> => {
  const { content } = asJson(fields);
  const { content: form, type = "" } = asMultipart(fields);
  return fc.oneof(
    fc
      .constantFrom("", "null", "[]", "1", '"x"', "{", `{"a":`, "[".repeat(100_000), "\ufeff{}", "\0")
      .map((text) => whole(text, JSON_TYPE)),
    fc.nat(content.length).map((length) => whole(content.subarray(0, length), JSON_TYPE)),
    fc.nat(form.length).map((length) => whole(form.subarray(0, length), type)),
    fc
      .constantFrom(
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "multipart/form-data; boundary=other",
        "application/json; charset=utf-16",
        "application/jsonp",
        "x",
        undefined,
      )
      .chain((wrong) => fc.constantFrom(whole(content, wrong), whole(form, wrong))),
    fc
      .uint8Array({ maxLength: 300 })
      .chain((bytes) =>
        fc.constantFrom(whole(Buffer.from(bytes), JSON_TYPE), whole(Buffer.from(bytes), type)),
      ),
  );
};

const LIMIT = 9 * 1024 * 1024 + 10;
const MANY = [1_000, 20_000, 100_000];

/** Bodies that cost the sender little and could cost the server much. */
export const heavyBody: fc.Arbitrary<Wire> = fc.oneof(
  fc.boolean().map((isChunked) => ({ ...asJson([["campaign_name", "x".repeat(LIMIT)]]), isChunked })),
  fc.boolean().map((isChunked) => ({
    ...asMultipart([], [["cover_img", { name: "a.png", content: Buffer.alloc(LIMIT) }]]),
    isChunked,
  })),
  fc
    .constantFrom(...MANY)
    .map((count) => asMultipart(Array.from({ length: count }, (_, index) => [`f${index}`, ""]))),
  fc
    .constantFrom(...MANY)
    .map((count) => asMultipart(Array.from({ length: count }, () => ["campaign_name", ""]))),
  fc.constantFrom(...MANY).map((count) => asJson([["themes", Array.from({ length: count }, () => "a")]])),
);
