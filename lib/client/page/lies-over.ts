/** Whether something lies over the page that Escape closes first: a dialog, or a slip that goes with a press beside it. */
export const liesOver = (): boolean =>
  document.querySelector("dialog[open], :popover-open:not([popover=manual])") !== null;
