import { markPageAsked } from "@/lib/client/api/query-cache";
import { selectOpenBook } from "@/lib/client/storage/selection";

/** Sends the router's request; undefined until the gate is mounted. */
let send: (() => void) | undefined;
let isRefreshing = false;
/** Asked for while another one is under way: its answer may be older than what it is asked for. */
let isAskedAgain = false;

/**
 * Renders the open page anew on the server, as `router.refresh()` does, but one at a time. Where the answers of two cross, the router
 * finds its tree in pieces and loads the document: open dialogs and questions would be gone.
 */
export const refreshPage = (): void => {
  if (isRefreshing || !send) {
    isAskedAgain = true;
    return;
  }
  isRefreshing = true;
  selectOpenBook();
  markPageAsked();
  send();
};

/** Whether the open page is being rendered anew. */
export const isRefreshingPage = (): boolean => isRefreshing;

/** Records whether a refresh is pending; when it has ended, starts the one that was queued meanwhile. */
export const setRefreshing = (now: boolean): void => {
  isRefreshing = now;
  if (now || !isAskedAgain) return;
  isAskedAgain = false;
  refreshPage();
};

/** Says how to refresh; the answer ends that. */
export const onRefreshPage = (refresh: () => void): (() => void) => {
  send = refresh;
  return () => {
    send = undefined;
  };
};
