import type { IncomingMessage, ServerResponse } from "node:http";
import { NOT_SENT_COOKIE } from "@/lib/constants";
import { makeNonce } from "@/lib/nonce";
import { sessionCookieName } from "@/lib/server/auth/session-token";
import { sinkFor } from "./page-sink";

/** Pages that are the same for everybody who isn't signed in, for as long as a server runs. */
const ADDRESSES = new Set(["/login", "/login?tab=signup", "/forgot", "/about"]);
/** What the framework and the proxy say of a page; all else in an answer's head is said of each request. */
const HEADERS = ["content-type", "content-security-policy", "cache-control", "vary", "x-robots-tag", "link"];

interface KeptPage {
  /** The page, cut where its nonce stood. */
  html: string[];
  /** Its headers, cut likewise. */
  headers: [name: string, value: string[]][];
}

/** Cookies by which a page is another one. Where a name only looks like one of them, it is rendered as ever. */
const isForSomebody = ({ cookie = "" }: IncomingMessage["headers"]): boolean =>
  cookie.includes(sessionCookieName()) || cookie.includes(NOT_SENT_COOKIE);

const send = ({ html, headers }: KeptPage, request: IncomingMessage, response: ServerResponse): void => {
  const nonce = makeNonce();
  for (const [name, value] of headers) response.setHeader(name, value.join(nonce));
  const plain = { write: response.write.bind(response), end: () => void response.end() };
  const sink = sinkFor(response, plain, request.headers["accept-encoding"]);
  sink.write(html.join(nonce));
  sink.end();
};

/**
 * Keeps the pages of who isn't signed in as they left the server, and sends them again with a nonce of their own: rendering one takes most
 * of what it costs. `find` answers what sends the page that a request asks for, where it is kept; `keep` what takes one that is sent.
 */
export const keptPages = () => {
  const pages = new Map<string, KeptPage>();
  const addressOf = ({ url = "", headers }: IncomingMessage) =>
    ADDRESSES.has(url) && !isForSomebody(headers) ? url : undefined;
  return {
    find: (request: IncomingMessage) => {
      const page = pages.get(addressOf(request) ?? "");
      return page && ((...args: [IncomingMessage, ServerResponse]) => send(page, ...args));
    },
    keep: (request: IncomingMessage, response: ServerResponse) => {
      const address = addressOf(request);
      if (address === undefined) return undefined;
      return (html: string, nonce: string): void => {
        const isWhole = response.statusCode === 200 && html.endsWith("</html>");
        if (!isWhole || response.hasHeader("set-cookie")) return;
        const headers = HEADERS.flatMap((name): KeptPage["headers"] => {
          const value = response.getHeader(name);
          return value === undefined ? [] : [[name, String(value).split(nonce)]];
        });
        pages.set(address, { html: html.split(nonce), headers });
      };
    },
  };
};
