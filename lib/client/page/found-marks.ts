import type { Location as Destination } from "@/lib/model/place";
import { foundPlaces } from "@/lib/rules/found-places";
import { onTurnTo } from "./turn-to";

/** The name of the highlight, which the styles of the application draw. */
const NAME = "found";
/** For so long after one was led there pages that come later are looked through too, in milliseconds. */
const PATIENCE = 8000;
/** The texts of the book: its tabs, bookmarks and running heads lie outside of these, and what is no text of theirs inside. */
const TEXTS = "main [role=region]";
const NOT_READ = "nav, [role=tablist], .vh";

let stop = () => {};

const isSeen = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.closest(NOT_READ) &&
  element.checkVisibility({ visibilityProperty: true });

/** What of the open pages has the words. */
const rangesOf = (words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  const known = new Set<Node>();
  for (const root of document.querySelectorAll(TEXTS)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isField = node.parentElement instanceof HTMLTextAreaElement;
      const places = isField || known.has(node) ? [] : foundPlaces(node.nodeValue ?? "", words);
      known.add(node);
      if (places.length === 0 || !isSeen(node.parentElement)) continue;
      for (const [from, to] of places) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
  }
  return ranges;
};

/** Selects the first of the words in a field that holds what was led to, and brings it into sight. */
const selectInField = (words: readonly string[]): boolean => {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>(`${TEXTS} textarea`)) {
    const [place] = isSeen(field) ? foundPlaces(field.value, words) : [];
    if (!place) continue;
    field.focus();
    field.setSelectionRange(...place);
    field.scrollTop = (place[0] / field.value.length) * field.scrollHeight - field.clientHeight / 2;
    return true;
  }
  return false;
};

/** Brings a mark into sight; a text in leaves turns to what gets the focus. */
const show = (range: Range) => {
  const element = range.startContainer.parentElement;
  element?.scrollIntoView({ block: "center", inline: "nearest" });
  element?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
};

const begin = (words: readonly string[]) => {
  let frame = 0;
  let isShown = false;
  const draw = () => {
    frame = 0;
    const ranges = rangesOf(words);
    if ("highlights" in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
    if (isShown) return;
    const [first] = ranges;
    if (first) show(first);
    isShown = first !== undefined || selectInField(words);
  };
  const again = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const observer = new MutationObserver(again);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["hidden", "aria-busy", "aria-selected", "readonly", "data-page"],
  });
  again();
  // Who reads on is not led back.
  const leave = () => {
    isShown = true;
  };
  document.addEventListener("pointerdown", leave, true);
  document.addEventListener("keydown", leave, true);
  const end = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("pointerdown", leave, true);
    document.removeEventListener("keydown", leave, true);
    clearTimeout(timer);
  };
  const timer = setTimeout(end, PATIENCE);
  return end;
};

/** Marks these words on the pages to which the reader is being led, once they are there. They stay marked until something else is sought. */
export const markOnArrival = (destination: Destination, words: readonly string[]): void => {
  stop();
  if ("highlights" in CSS) CSS.highlights.delete(NAME);
  if (words.length === 0) return;
  const arrive = () => {
    stop();
    stop = begin(words);
  };
  if (window.location.pathname === destination.section) {
    stop = onTurnTo(arrive);
    return;
  }
  const watch = setInterval(() => {
    if (window.location.pathname === destination.section) arrive();
  }, 50);
  const giveUp = setTimeout(() => clearInterval(watch), PATIENCE);
  stop = () => {
    clearInterval(watch);
    clearTimeout(giveUp);
  };
};
