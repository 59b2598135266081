import type { IncomingMessage, ServerResponse } from "node:http";
import { isShown } from "./arrange-page";
import { type Sink, sinkFor } from "./page-sink";

/** Puts HTML in another order, given the nonce that its policy allows. */
export type Arrange = (html: string, nonce: string) => string;
type Chunk = string | Uint8Array;

const NONCE = /'nonce-([\w+/=-]+)'/;

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/**
 * Takes what the framework writes of a page and holds it until all that is shown has come, which is one piece; that is sent arranged
 * and compressed, and what follows as it comes. `keep` is given all of it at its end, before it is compressed, with its nonce.
 */
export const sendArranged = (
  request: IncomingMessage,
  response: ServerResponse,
  arrange: Arrange,
  keep?: (html: string, nonce: string) => void,
): void => {
  const accepted = request.headers["accept-encoding"];
  // Else the framework would compress it before it comes here.
  delete request.headers["accept-encoding"];
  const writeHead = response.writeHead.bind(response);
  let sink: Sink = { write: response.write.bind(response), end: response.end.bind(response) };
  let held: Uint8Array[] | undefined;
  let hasBegun = false;
  let hasEnded = false;
  const sent: Chunk[] = [];

  const pass = (chunk: Chunk): boolean => {
    if (keep) sent.push(chunk);
    return sink.write(chunk);
  };
  const nonceOf = () => NONCE.exec(String(response.getHeader("content-security-policy")))?.[1];
  const letGo = (): void => {
    if (!held) return;
    const html = Buffer.concat(held).toString();
    held = undefined;
    const nonce = nonceOf();
    if (html !== "") pass(nonce === undefined ? html : arrange(html, nonce));
  };
  const take = (chunk: Chunk | null | undefined): boolean => {
    begin();
    if (!chunk?.length) return true;
    if (!held) return pass(chunk);
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    held.push(bytes);
    if (isShown(bytes)) letGo();
    return true;
  };
  /** What an answer is shows in its headers, which are made up when its first piece or, before that, their end comes here. */
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    if (!isHtml(response)) return;
    held = [];
    sink = sinkFor(response, sink, accepted);
  };
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    begin();
    return writeHead(...args);
  }) as typeof writeHead;
  // They go out with the first piece.
  response.flushHeaders = () => {};
  response.write = ((chunk: Chunk) => take(chunk)) as typeof response.write;
  response.end = ((last?: Chunk | null) => {
    if (hasEnded) return response;
    hasEnded = true;
    take(last);
    letGo();
    const nonce = nonceOf();
    if (nonce !== undefined) keep?.(Buffer.concat(sent.map((piece) => Buffer.from(piece))).toString(), nonce);
    sink.end();
    return response;
  }) as typeof response.end;
};
