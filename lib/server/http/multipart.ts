import "server-only";
import { FORM_LIMIT, JSON_LIMIT } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";

/** A file of a multipart body: a view of the body's bytes. */
export interface UploadedFile {
  /** As the sender calls it; never used as a path. */
  readonly name: string;
  readonly bytes: Buffer;
}
interface Part {
  name: string;
  /** Undefined for a text. */
  fileName: string | undefined;
  bytes: Buffer;
}

const CRLF = "\r\n";
const HEADER_END = Buffer.from("\r\n\r\n");
const malformed = () => new Failure("invalid", "The request is not valid multipart form data");
const tooLarge = () => new Failure("too large", "The request is too large");

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
/** A parameter of Content-Disposition: a quoted-string, as browsers write it, without backslash escapes, or a token, as .NET does (RFC 7578, 2183). */
const PARAMETER = /;\s*([\w*]+)=(?:"([^"]*)"|([^\s;"]+))/g;
/** The same with quoted pairs in the quoted-string, as curl writes a quotation mark. */
const ESCAPED_PARAMETER = /\s*;\s*([\w*]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g;
const FORM_DATA = /^form-data(?![\w.+-])/i;
const PLAIN = /^(?:7bit|8bit|binary)$/i;

const asText = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed();
  }
};

/** A form escapes what would end the name (WHATWG HTML, multipart form data). */
const unescaped = (name: string): string =>
  name.replaceAll(/%0d/gi, "\r").replaceAll(/%0a/gi, "\n").replaceAll("%22", '"');

/** The parameters with quoted pairs, where they make up the whole header: a name that a browser wrote may end with a backslash. */
const escapedIn = (header: string): RegExpExecArray[] | undefined => {
  const found = [...header.matchAll(ESCAPED_PARAMETER)];
  return header.replace(FORM_DATA, "") === found.map(([whole]) => whole).join("") ? found : undefined;
};

/** The parameters of a header, by their names in lower case; of one that is given twice the first counts. */
const parametersOf = (header: string): Map<string, string> => {
  const parameters = new Map<string, string>();
  for (const [, name = "", quoted, token = ""] of escapedIn(header) ?? header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll('\\"', '"') ?? token);
  }
  return parameters;
};

const readHead = (head: string): Pick<Part, "name" | "fileName"> => {
  const headers = new Map<string, string>();
  for (const line of head.split(CRLF)) {
    const colon = line.indexOf(":");
    if (colon < 1) throw malformed();
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const disposition = headers.get("content-disposition") ?? "";
  const parameters = parametersOf(disposition);
  const name = parameters.get("name");
  const isPlain = PLAIN.test(headers.get("content-transfer-encoding") ?? "binary");
  if (!FORM_DATA.test(disposition) || name === undefined || !isPlain) throw malformed();
  const fileName = parameters.get("filename") ?? (parameters.has("filename*") ? "file" : undefined);
  return { name: unescaped(name), fileName: fileName === undefined ? undefined : unescaped(fileName) };
};

/** The parts of a body, found by its boundary; nothing is copied. */
function* partsOf(body: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  const first = delimiter.subarray(CRLF.length);
  if (!body.subarray(0, first.length).equals(first)) throw malformed();
  let at = first.length;
  for (let count = 0; body.toString("latin1", at, at + 2) !== "--"; count += 1) {
    if (count === FORM_LIMIT.parts) throw tooLarge();
    if (body.toString("latin1", at, at + 2) !== CRLF) throw malformed();
    const head = at + CRLF.length;
    const headEnd = body.subarray(head, head + FORM_LIMIT.headBytes).indexOf(HEADER_END);
    if (headEnd < 0) throw malformed();
    const from = head + headEnd + HEADER_END.length;
    const end = body.indexOf(delimiter, from);
    if (end < 0) throw malformed();
    yield {
      ...readHead(asText(body.subarray(head, head + headEnd))),
      bytes: body.subarray(from, end),
    };
    at = end + delimiter.length;
  }
}

/** Plain assignment would call the setter of `__proto__`. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true });
};

/**
 * Reads a whole multipart body. A name that is given twice is a list of its texts; of its files the first counts.
 * @throws Failure "invalid", or "too large" for too many parts or too much text
 */
export const readMultipart = (type: string, body: Buffer) => {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  const texts = new Map<string, string[]>();
  const files: Record<string, UploadedFile> = {};
  let textBytes = 0;
  for (const { name, fileName, bytes } of partsOf(body, boundary)) {
    if (fileName === undefined) {
      textBytes += bytes.byteLength;
      if (textBytes > JSON_LIMIT.bytes) throw tooLarge();
      const text = asText(bytes);
      if (!texts.get(name)?.push(text)) texts.set(name, [text]);
      continue;
    }
    // A form in which no file was chosen sends an empty one without a name.
    const isChosen = bytes.byteLength > 0 || fileName !== "";
    if (isChosen && !Object.hasOwn(files, name)) define(files, name, { name: fileName, bytes });
  }
  const fields: Record<string, unknown> = {};
  for (const [name, values] of texts) define(fields, name, values.length === 1 ? values[0] : values);
  return { fields, files };
};
