import "server-only";
import { JSON_LIMIT } from "@/lib/limits";
import { JsonTooLarge, parseBounded } from "@/lib/model/bounded-json";
import { Failure } from "@/lib/model/failure";
import { reserveBody } from "./bodies-in-flight";
import { readMultipart, type UploadedFile } from "./multipart";

/** What a request brought, nothing validated yet. */
export interface RawBody {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  bytes: number;
  /** Gives back what a large body takes of the process's memory, when its request is answered. */
  release?: () => void;
}

const MB = 1024 * 1024;

const tooLarge = () => new Failure("too large", "The request is too large");

/**
 * So many bytes more are read and thrown away before a request is refused as too large: most clients send all of their body before they
 * look for an answer, and would wait for ever.
 */
const DRAINED = 64 * MB;

/** Counts while reading, because `Content-Length` may be absent or wrong. */
const bounded = (stream: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> => {
  let seen = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > limit + DRAINED) controller.error(tooLarge());
        else if (seen <= limit) controller.enqueue(chunk);
      },
      flush(controller) {
        if (seen > limit) controller.error(tooLarge());
      },
    }),
  );
};

const isFailure = (error: unknown): error is Failure =>
  error instanceof Failure || (error instanceof Error && isFailure(error.cause));
const rethrow = (error: unknown, sentence: string): never => {
  if (error instanceof Failure) throw error;
  if (error instanceof Error && isFailure(error.cause)) throw tooLarge();
  throw new Failure("invalid", sentence);
};

/**
 * What is read of a request. The server's parser lets no more through than a length that is announced; only without one has the
 * stream itself to be counted, which costs more than all the rest of a small change.
 */
const contentOf = (request: Request, type: string, limit: number): Request | Response => {
  const isAnnounced = request.headers.has("content-length") && !request.headers.has("transfer-encoding");
  if (isAnnounced || !request.body) return request;
  return new Response(bounded(request.body, limit), { headers: { "content-type": type } });
};

/** @throws Failure "invalid" or "too large" */
export const parseJson = (text: string): unknown => {
  try {
    return parseBounded(text);
  } catch (error) {
    throw error instanceof JsonTooLarge
      ? new Failure("too large", "The request holds too many values")
      : new Failure("invalid", "The request is not valid JSON");
  }
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Bytes that are no UTF-8 are refused: what can't be stored as it was sent is not guessed at. */
const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("invalid", "The request is not valid JSON");
  }
};

const readJson = (bytes: Buffer): RawBody => {
  const text = textOf(bytes);
  // Clients exist that name the type of a body which they don't send.
  const fields = text === "" ? {} : parseJson(text);
  if (!isPlain(fields)) throw new Failure("invalid", "The request must be a JSON object");
  return { fields, files: {}, bytes: bytes.byteLength };
};

const bytesOf = async (request: Request, type: string, limit: number): Promise<Buffer> => {
  const content = contentOf(request, type, limit);
  const bytes = await content
    .arrayBuffer()
    .catch((error: unknown) => rethrow(error, "The request broke off"));
  return Buffer.from(bytes);
};

/** A media type up to its parameters: `application/json-patch+json` is another one. */
const JSON_TYPE = /^application\/json(?![\w.+-])/i;
const FORM_TYPE = /^multipart\/form-data(?![\w.+-])/i;

export const isMultipart = (headers: Headers): boolean => FORM_TYPE.test(headers.get("content-type") ?? "");

/** Of a request without a body. */
export const NO_BODY: RawBody = { fields: {}, files: {}, bytes: 0 };

interface Announced {
  type: string;
  isForm: boolean;
  /** Its length isn't announced. */
  isOpen: boolean;
  length: number;
  most: number;
}
const announcedBy = (request: Request, limit: number): Announced => {
  const { headers } = request;
  const isForm = isMultipart(headers);
  return {
    type: headers.get("content-type") ?? "",
    isForm,
    isOpen: headers.has("transfer-encoding"),
    length: Number(headers.get("content-length") ?? 0),
    most: isForm ? limit : Math.min(limit, JSON_LIMIT.bytes),
  };
};

const readByType = async (
  request: Request,
  { type, isForm, isOpen, length, most }: Announced,
  release: () => void,
): Promise<RawBody> => {
  if (JSON_TYPE.test(type)) return readJson(await bytesOf(request, type, most));
  if (isForm) {
    const bytes = await bytesOf(request, type, most);
    return { ...readMultipart(type, bytes), bytes: bytes.byteLength, release };
  }
  const byteLength = isOpen ? (await bytesOf(request, type, most)).byteLength : length;
  if (type === "" && byteLength === 0) return NO_BODY;
  throw new Failure("wrong media", "Send JSON or multipart form data");
};

/**
 * Reads a JSON body, or a multipart body of at most `limit` bytes; no body at all is an empty one. Whatever files a call may bring, a
 * JSON body brings none and has a limit of its own.
 * @throws Failure "too large", "wrong media", "invalid", or "unavailable" where too many large ones are sent at once
 */
export const readBody = async (
  request: Request,
  limit: number,
  sender: number | undefined,
): Promise<RawBody> => {
  const announced = announcedBy(request, limit);
  const { type, isOpen, length, most } = announced;
  if (length > most) throw tooLarge();
  if (!request.body || (type === "" && length === 0 && !isOpen)) return NO_BODY;
  const release = reserveBody({ bytes: isOpen ? most : length, sender });
  try {
    return await readByType(request, announced, release);
  } catch (error) {
    release();
    throw error;
  }
};

/** A body of at most `limit` bytes as text. @throws Failure "too large" */
export const readText = async (request: Request, limit: number): Promise<string> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return "";
  const content = new Response(bounded(request.body, limit));
  return content.text().catch((error: unknown) => rethrow(error, "The request is not valid text"));
};

/** The query of a GET, as if it were a body; of a name that is given twice the last counts. */
export const readQuery = (address: URL): RawBody => ({
  ...NO_BODY,
  fields: Object.fromEntries(address.searchParams),
});
