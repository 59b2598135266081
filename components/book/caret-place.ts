/** What a copy of the field needs so that its lines break at the same words. */
const COPIED = [
  "boxSizing",
  "width",
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "borderTopWidth",
  "borderRightWidth",
  "borderBottomWidth",
  "borderLeftWidth",
  "borderStyle",
  "fontFamily",
  "fontSize",
  "fontStyle",
  "fontWeight",
  "fontFeatureSettings",
  "letterSpacing",
  "lineHeight",
  "textIndent",
  "textTransform",
  "tabSize",
  "wordSpacing",
  "direction",
] as const;
/** As wide and as high as a card is at most, in pixels. */
const CARD = { width: 352, height: 400 };
const GAP = 6;

/** Where a card stands below a letter of a text that is written, within the window: above it where there is no room below. */
export const caretPlace = (
  field: HTMLInputElement | HTMLTextAreaElement,
  index: number,
): { left: number; top: number } => {
  const isLine = field instanceof HTMLInputElement;
  const copy = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    whiteSpace: isLine ? "pre" : "pre-wrap",
    overflowWrap: "break-word",
  });
  copy.textContent = field.value.slice(0, index);
  const letter = document.createElement("span");
  letter.textContent = field.value.slice(index, index + 2);
  copy.append(letter);
  document.body.append(copy);
  const box = field.getBoundingClientRect();
  const line = letter.offsetHeight;
  const y = isLine ? box.bottom - line : box.top + letter.offsetTop - field.scrollTop;
  const x = box.left + letter.offsetLeft - field.scrollLeft;
  copy.remove();
  const below = Math.min(Math.max(y, box.top), box.bottom - line) + line + GAP;
  const hasRoom = below + CARD.height <= window.innerHeight;
  return {
    left: Math.max(8, Math.min(x, window.innerWidth - CARD.width - 8)),
    top: hasRoom ? below : Math.max(8, Math.min(below, window.innerHeight - CARD.height)),
  };
};
