import { expect, type Page } from "@playwright/test";

interface Held extends Window {
  /** Answers whose first row has come. */
  held: (() => void)[];
  isHolding: boolean;
}

/** Runs in the page before its scripts: answers of the router to a refresh stop after their root row while `isHolding`. */
const holdAfterRootRow = () => {
  const page = window as unknown as Held;
  page.held = [];
  page.isHolding = false;
  const ask = window.fetch.bind(window);
  /** Where the root row ends, which begins with its number 0; 0 while it is not whole. */
  const endOfRoot = (bytes: Uint8Array) => {
    const text = new TextDecoder("latin1").decode(bytes);
    const root = /(^|\n)0:/.exec(text);
    return root ? text.indexOf("\n", root.index + 1) + 1 : 0;
  };
  window.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const isRefresh = headers.has("rsc") && !headers.has("next-router-prefetch");
    const answer = await ask(input, init);
    if (!isRefresh || !page.isHolding || !answer.body) return answer;
    const whole = new Uint8Array(await answer.clone().arrayBuffer());
    const end = endOfRoot(whole);
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(whole.slice(0, end));
        page.held.push(() => {
          stream.enqueue(whole.slice(end));
          stream.close();
        });
      },
    });
    const { status, headers: all } = answer;
    const parts = new Response(body, { status, headers: all });
    Object.defineProperty(parts, "url", { value: answer.url });
    return parts;
  };
};

/**
 * Has the server's answers to a refresh of the open page come in two parts, the root row and later the rest, as over a slow line. To be
 * called before the page is opened.
 */
export const answersInParts = async (page: Page) => {
  await page.addInitScript(holdAfterRootRow);
  return {
    hold: () => page.evaluate(() => void ((window as unknown as Held).isHolding = true)),
    /** Resolves when the first part of so many answers has come. */
    begun: (count = 1) =>
      expect.poll(() => page.evaluate(() => (window as unknown as Held).held.length)).toBe(count),
    /** Lets the rest come, and later answers whole. */
    letCome: () =>
      page.evaluate(() => {
        const seen = window as unknown as Held;
        seen.isHolding = false;
        for (const come of seen.held.splice(0)) come();
      }),
  };
};
