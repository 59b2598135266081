import { hasUnsaved } from "@/lib/client/storage/unsaved";

/** Milliseconds between two looks. */
const LOOK = 300;

/**
 * Does something once no dialog is open and nothing is unsaved: a page that is made anew may be another one, without the form in which
 * somebody writes. What is asked for meanwhile is done once.
 */
export const whenNoUnsavedInput = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (hasUnsaved() || document.querySelector("dialog[open]")) timer = setTimeout(look, LOOK);
    else work();
  };
  return () => {
    if (timer === undefined) look();
  };
};
