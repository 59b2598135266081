import { ofAttribute, ofClass, ofElement, type Rule, rulesOf } from "./style-rules";

const MARKUP = /<([a-z][\w-]*)|\s([a-zA-Z][\w:-]*)="([^"]*)"/g;
const RELATIVE = /\burl\((["']?)((?:\.\.?\/)+)/g;
/** How many pages' styles are kept. One page has a few, by what it shows. */
const KEPT = 100;

/** The classes, elements and attributes of some HTML, in the order in which they come. */
const namesIn = (html: string): Set<string> => {
  const names = new Set<string>();
  for (const [, element, attribute = "", value = ""] of html.matchAll(MARKUP))
    if (element !== undefined) names.add(ofElement(element));
    else {
      names.add(ofAttribute(attribute));
      if (attribute === "class") for (const name of value.split(" ")) names.add(ofClass(name));
    }
  return names;
};

/** A sheet's text as it may stand in a page: what it names beside itself is named from the root. */
const fromRoot = (css: string, address: string): string =>
  css.replaceAll(
    RELATIVE,
    (_, quote: string, steps: string) =>
      `url(${quote}${new URL(steps, `http://localhost${address}`).pathname}`,
  );

const written = (rules: readonly Rule[], names: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if (rule.kind === "animation") return "";
      if (rule.kind === "stand-in") return rule.text;
      if (rule.kind === "group") {
        const inner = written(rule.rules, names);
        return inner && `${rule.condition}{${inner}}`;
      }
      const fitting = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
      return fitting.length > 0 ? `${fitting.map(({ text }) => text).join()}{${rule.body}}` : "";
    })
    .join("");

const animationsIn = (rules: readonly Rule[]): [name: string, text: string][] =>
  rules.flatMap((rule) => {
    if (rule.kind === "group") return animationsIn(rule.rules);
    return rule.kind === "animation" ? [[rule.name, rule.text] as [string, string]] : [];
  });

/**
 * Answers what writes the styles that some HTML is painted with: of the sheets at these addresses, in their order, the rules whose classes,
 * elements and attributes it has. Whether it has them where the rule wants them is not asked: a rule too many changes nothing, since
 * all of the sheets follow. `read` gives the text of a sheet, or nothing where it is unknown.
 */
export const firstStyles = (
  read: (address: string) => string | undefined,
): ((html: string, sheets: readonly string[]) => string | undefined) => {
  const parsed = new Map<string, Rule[]>();
  const kept = new Map<string, string>();

  const rulesAt = (address: string): Rule[] | undefined => {
    const known = parsed.get(address);
    if (known) return known;
    const css = read(address);
    if (css === undefined) return undefined;
    const rules = rulesOf(fromRoot(css, address));
    parsed.set(address, rules);
    return rules;
  };

  return (html, sheets) => {
    const names = namesIn(html);
    const key = [...sheets, ...names].join(" ");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const rules: Rule[] = [];
    for (const sheet of sheets) {
      const found = rulesAt(sheet);
      if (!found) return undefined;
      rules.push(...found);
    }
    let styles = written(rules, names);
    for (const [name, text] of animationsIn(rules)) if (styles.includes(name)) styles += text;
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, styles);
    return styles;
  };
};
