import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import {
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type Response,
  test as plain,
  type WebError,
} from "@playwright/test";

/** More lines of each are not printed. */
const MOST = 40;

/** What the browsers of the running test said. A worker runs one test at a time. */
let heard: string[] = [];
let began = 0;

/** A moment of the test, in seconds since its beginning. */
const at = (moment: number): string => `${((moment - began) / 1000).toFixed(1)} s`;

/** Writes down what a context says that tells of trouble: errors of scripts, refused and failed requests. The answer ends that. */
export const witness = (context: BrowserContext): (() => void) => {
  const say = (message: ConsoleMessage) => {
    if (message.type() === "error") heard.push(`console: ${message.text()}`);
  };
  const cry = (thrown: WebError) => heard.push(`error: ${thrown.error().stack}`);
  // One that waited for long says so: what never came is seldom what a test waited for itself. A refused one was never sent.
  const lose = (request: Request) => {
    const { startTime } = request.timing();
    const asked = startTime > 0 ? `asked at ${at(startTime)}, ` : "";
    heard.push(
      `${request.method()} ${request.url()}: ${request.failure()?.errorText} (${asked}lost at ${at(Date.now())})`,
    );
  };
  const refuse = (response: Response) => {
    if (response.status() >= 400)
      heard.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  };
  context.on("console", say).on("weberror", cry).on("requestfailed", lose).on("response", refuse);
  return () =>
    void context.off("console", say).off("weberror", cry).off("requestfailed", lose).off("response", refuse);
};

/** Where the server of all tests writes its lines, and how long that is by now; none where a test has another server. */
const log = (): { file: string; size: number } | undefined => {
  const file = process.env["E2E_LOG"];
  return file && existsSync(file) ? { file, size: statSync(file).size } : undefined;
};

/** What the server wrote from a place in its log on, where a call was refused or something went wrong. */
const serverLines = (from: number): string[] => {
  const now = log();
  if (!now || now.size <= from) return [];
  const opened = openSync(now.file, "r");
  try {
    const bytes = Buffer.alloc(now.size - from);
    readSync(opened, bytes, 0, bytes.length, from);
    const lines = bytes.toString().split("\n").filter(Boolean);
    return lines.filter((line) => /"level":[456]0|"status":[45]/.test(line) || !line.startsWith("{"));
  } finally {
    closeSync(opened);
  }
};

/**
 * Playwright's `test`, which prints of a failed test what its browsers and the server said meanwhile, so that nobody has to run it again
 * to know. Tests beside it speak to the same server: their refused calls are among the lines.
 */
export const base = plain.extend<{ witnessed: undefined }>({
  witnessed: [
    async ({ playwright: _ }, use, info) => {
      heard = [];
      began = Date.now();
      const from = log()?.size ?? 0;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const said = [
        ...heard.slice(-MOST).map((line) => `  browser: ${line}`),
        ...serverLines(from)
          .slice(-MOST)
          .map((line) => `  server: ${line}`),
      ];
      console.log(`What was said during "${info.title}":\n${said.join("\n") || "  nothing"}`);
    },
    { auto: true },
  ],
});
