import "server-only";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { arrangePage } from "./arrange-page";
import { answerBeforeFramework } from "@/lib/server/process/before-framework";
import { firstStyles } from "./first-styles";
import { keptPages } from "./kept-pages";
import { type Arrange, sendArranged } from "./send-arranged";

/** Calls, files and pictures: their addresses have a dot, or these beginnings. */
const NO_PAGE = /^\/(?:api|_next|images)(?:\/|$)|\./;

const isPage = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" && headers["rsc"] === undefined && !NO_PAGE.test(url.split("?", 1)[0] ?? "");

/** Sends the pages of a server of ours so that they are painted soon (`arrangePage`). A host's own sends them as they were rendered. */
export const sendPagesForFirstPaint = (): void => {
  const folder = path.join(process.cwd(), ".next");
  // In development styles change, and the framework sends them in its own way.
  if (process.env.NODE_ENV !== "production" || !existsSync(folder)) return;
  const stylesOf = firstStyles((address) => {
    const file = path.join(folder, address.replace("/_next/", ""));
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });
  const arrange: Arrange = (html, nonce) => arrangePage(html, nonce, stylesOf);
  const { find, keep } = keptPages();
  answerBeforeFramework((request, response, leave) => {
    if (!isPage(request)) return leave();
    const kept = find(request);
    if (kept) return kept(request, response);
    sendArranged(request, response, arrange, keep(request, response));
    leave();
  });
};
