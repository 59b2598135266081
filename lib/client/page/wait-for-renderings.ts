import { pause } from "./pause";
import { isRefreshingPage } from "./refresh-page";

/** Milliseconds: the first wait for a server that could not be reached, doubled after each one, up to the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

const headersOf = (input: RequestInfo | URL, init: RequestInit | undefined): Headers =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));

/** Whether the router asks for a page that it will show, and not ahead of a press. */
const isRendering = (input: RequestInfo | URL, init: RequestInit | undefined): boolean => {
  const headers = headersOf(input, init);
  return (
    headers.has("rsc") && !headers.has("next-router-prefetch") && !headers.has("next-router-segment-prefetch")
  );
};

/** Whether it is the open page that is made anew, and not one that a link leads to: that has to lead somewhere. */
const isRefresh = (input: RequestInfo | URL): boolean => {
  const address = input instanceof Request ? input.url : String(input);
  const { pathname } = window.location;
  return isRefreshingPage() && new URL(address, window.location.href).pathname === pathname;
};

/**
 * Has the framework's router wait where the server can't be reached, and ask again after 1 to 30 seconds. By itself it would load the
 * document in that moment, which can't be reached either: the browser's own error page would take the place of the book and of what is
 * written in it. The same where the open page is made anew and something between us and the server answers that this is away. A request
 * that is called off fails as before.
 */
export const waitForRenderings = (): void => {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    if (!isRendering(input, init)) return plain(input, init);
    const least = isRefresh(input) ? 500 : Number.POSITIVE_INFINITY;
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LAST_WAIT)) {
      try {
        const response = await plain(input, init);
        if (response.status < least) return response;
        void response.body?.cancel();
      } catch (error) {
        if (init?.signal?.aborted || !(error instanceof TypeError)) throw error;
      }
      await pause(wait);
    }
  };
};
