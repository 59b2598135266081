/** A selector, and the classes, elements and attributes without which it matches nothing. */
interface Selector {
  text: string;
  needs: readonly string[];
}
/** A part of a sheet, in its place. */
export type Rule =
  | { kind: "style"; selectors: readonly Selector[]; body: string }
  | { kind: "group"; condition: string; rules: readonly Rule[] }
  | { kind: "animation"; name: string; text: string }
  | { kind: "stand-in"; text: string };

const QUOTES = new Set(['"', "'"]);
const GROUPS = /^@(?:media|container|supports|layer)\b/;
const ANIMATION = /^@(?:-webkit-)?keyframes\s+/;
/** What no page looks like while it is painted first. */
const LATER = /^@media[^{]*\bprint\b|:(?:hover|active)\b|::(?:highlight|backdrop|selection)\b/;
const NAMES = /\.((?:[\w-]|\\.)+)|\[([\w-]+)|(?:^|[\s>+~])([a-z][\w-]*)/g;

/** How a class, an attribute and an element are written where they are looked for. */
export const ofClass = (name: string): string => `.${name}`;
export const ofAttribute = (name: string): string => `[${name.toLowerCase()}`;
export const ofElement = (name: string): string => name;

/** The index after the string that begins at `start`. */
const afterString = (css: string, start: number): number => {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === "\\" ? 2 : 1;
  return at + 1;
};

/** Cuts at `separator` where it stands in no bracket and no string. */
const cut = (css: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? "";
    if (QUOTES.has(sign)) at = afterString(css, at) - 1;
    else if (sign === "\\") at += 1;
    else if ("([".includes(sign)) depth += 1;
    else if (")]".includes(sign)) depth -= 1;
    else if (sign === separator && depth === 0) {
      parts.push(css.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, css.slice(start)];
};

/** The blocks of a sheet with what stands before each; statements without a block are left out. */
const blocksOf = (css: string): [before: string, body: string][] => {
  const blocks: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? "";
    if (QUOTES.has(sign)) at = afterString(css, at) - 1;
    else if (sign === "\\") at += 1;
    else if (sign === "{") {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push([css.slice(start, opened).trim(), css.slice(opened + 1, at)]);
      start = at + 1;
    } else if (sign === ";" && depth === 0) start = at + 1;
  }
  return blocks;
};

/** A selector without what stands in brackets behind `:is`, `:not` and their like: what it says there is taken to be so. */
const withoutArguments = (selector: string): string => {
  let depth = 0;
  let kept = "";
  for (const sign of selector) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return kept;
};

const selectorsOf = (list: string): Selector[] =>
  cut(list, ",").flatMap((text) => {
    const plain = withoutArguments(text);
    if (LATER.test(plain)) return [];
    const needs = [...plain.matchAll(NAMES)].map(([, ofKind, attribute, element = ""]) => {
      if (ofKind !== undefined) return ofClass(ofKind.replaceAll("\\", ""));
      return attribute === undefined ? ofElement(element) : ofAttribute(attribute);
    });
    return [{ text, needs }];
  });

/**
 * The rules of a sheet, as the build leaves it, that a page may need when it is painted first. Faces that are loaded are left out, since it
 * doesn't wait for them.
 */
export const rulesOf = (css: string): Rule[] =>
  blocksOf(css.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "")).flatMap(([before, body]): Rule[] => {
    if (!before.startsWith("@")) {
      const selectors = selectorsOf(before);
      return selectors.length > 0 ? [{ kind: "style", selectors, body }] : [];
    }
    const animation = ANIMATION.exec(before);
    if (animation)
      return [{ kind: "animation", name: before.slice(animation[0].length), text: `${before}{${body}}` }];
    if (before === "@font-face")
      return body.includes("local(") ? [{ kind: "stand-in", text: `${before}{${body}}` }] : [];
    if (!GROUPS.test(before) || LATER.test(before)) return [];
    const rules = rulesOf(body);
    return rules.length > 0 ? [{ kind: "group", condition: before, rules }] : [];
  });
