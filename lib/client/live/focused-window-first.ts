/** Milliseconds by which a window without the focus comes later. */
const LATER = 300;

/**
 * Does something at once in the window that has the focus, and a little later in the others: the book of a request is told by one cookie of
 * all windows, so that of two at the same moment both would get the page of one book.
 */
export const focusedWindowFirst =
  (work: () => void): (() => void) =>
  () => {
    if (document.hasFocus()) work();
    else setTimeout(work, LATER);
  };
