import "server-only";
import { Failure } from "@/lib/model/failure";

/** What a request brought, nothing validated yet. */
export interface RawBody {
  fields: Record<string, unknown>;
  files: Record<string, File>;
}

const KB = 1024;
/** Texts of the contract's largest body stay far below this. */
export const JSON_LIMIT = 1024 * KB;

const tooLarge = () => new Failure("too large", "The request is too large");

/**
 * So many bytes more are read and thrown away before a request is refused as too large: most clients send all of their body before they
 * look for an answer, and would wait for ever.
 */
const DRAINED = 64 * KB * KB;

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

/** @throws Failure "invalid" */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure("invalid", "The request is not valid JSON");
  }
};

/** @throws TypeError where the bytes are no UTF-8: what can't be stored as it was sent is not guessed at */
const textOf = async (content: Request | Response): Promise<string> =>
  new TextDecoder("utf-8", { fatal: true }).decode(await content.arrayBuffer());

const readJson = async (content: Request | Response): Promise<RawBody> => {
  const text = await textOf(content).catch((error: unknown) =>
    rethrow(error, "The request is not valid JSON"),
  );
  // Clients exist that name the type of a body which they don't send.
  const parsed = text === "" ? {} : parseJson(text);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Failure("invalid", "The request must be a JSON object");
  return { fields: Object.fromEntries(Object.entries(parsed)), files: {} };
};

const readMultipart = async (content: Request | Response): Promise<RawBody> => {
  const form = await content
    .formData()
    .catch((error: unknown) => rethrow(error, "The request is not valid multipart form data"));
  // In one pass, since there may be a hundred thousand parts; a name that is given twice is a list.
  const texts = new Map<string, string[]>();
  const body: RawBody = { fields: {}, files: {} };
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      // A form in which no file was chosen sends an empty one without a name.
      const isChosen = value.size > 0 || value.name !== "";
      if (isChosen && !Object.hasOwn(body.files, name)) define(body.files, name, value);
    } else if (!texts.get(name)?.push(value)) texts.set(name, [value]);
  }
  for (const [name, values] of texts) define(body.fields, name, values.length === 1 ? values[0] : values);
  return body;
};

/** Plain assignment would call the setter of `__proto__`. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true });
};

/**
 * Reads a JSON or multipart body of at most `limit` bytes; no body at all is an empty one.
 * @throws Failure "too large", "wrong media" or "invalid"
 */
export const readBody = async (request: Request, limit: number): Promise<RawBody> => {
  const type = request.headers.get("content-type") ?? "";
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > limit) throw tooLarge();
  const isOpen = request.headers.has("transfer-encoding");
  if (!request.body || (type === "" && length === 0 && !isOpen)) return { fields: {}, files: {} };
  const content = contentOf(request, type, limit);
  if (/^application\/json\b/i.test(type)) return readJson(content);
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(content);
  const { byteLength } = isOpen
    ? await content.arrayBuffer().catch((error: unknown) => rethrow(error, "The request broke off"))
    : { byteLength: length };
  if (type === "" && byteLength === 0) return { fields: {}, files: {} };
  throw new Failure("wrong media", "Send JSON or multipart form data");
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
  fields: Object.fromEntries(address.searchParams),
  files: {},
});
