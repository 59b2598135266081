import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// Names of CSS classes are strings in TypeScript, so that a wrong one compiles and its element stands there unstyled.
// These tests hold both sides of each CSS module together.

const root = path.resolve(import.meta.dirname, "..");
const texts = new Map(
  ["app", "components", "lib/rules"]
    .flatMap(filesUnder)
    .map((name) => [name, readFileSync(path.join(root, name), "utf8")]),
);
const code = [...texts].filter(([name]) => /\.tsx?$/.test(name));
const modules = [...texts].filter(([name]) => name.endsWith(".module.css"));

function filesUnder(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
  return entries.filter((name) => /\.(tsx?|css)$/.test(name)).map((name) => path.join(folder, name));
}

/** The classes that a module defines: what its selectors name outside of `:global()`. */
function definedIn(css: string): Set<string> {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/url\([^)]*\)/g, "")
    .replace(/:global\([^)]*\)/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
  const ordinary = selectors.filter((selector) => !selector.startsWith("@"));
  return new Set(
    ordinary
      .flatMap((selector) => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)])
      .map(([, name = ""]) => name),
  );
}

type Reading = { place: string; sheet: string; name: string };

/** What the code asks of modules: names as they are written, and the expressions whose value is known at run time only. */
function readings(): { written: Reading[]; computed: Reading[] } {
  const all = code.flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
      ([, variable = "", from = ""]) => {
        const sheet = from.startsWith("@/") ? from.slice(2) : path.join(path.dirname(file), from);
        const asked = text.matchAll(new RegExp(`(?<![\\w"/-])${variable}\\[([^\\]]+)\\]`, "g"));
        return [...asked].flatMap(([place, inside = ""]) => {
          const names = [...inside.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
          // `a ? "x" : "y"` asks for both; the word that a comparison is made with isn't asked for.
          const values = names.filter((name) => !new RegExp(`[=!]== "${name}"`).test(inside));
          const isWritten = values.length > 0 && !inside.includes("`");
          return (isWritten ? values : [inside]).map((name) => ({
            place: `${file}: ${place}`,
            sheet,
            name,
            isWritten,
          }));
        });
      },
    ),
  );
  return { written: all.filter((one) => one.isWritten), computed: all.filter((one) => !one.isWritten) };
}

test("every class that the code asks of a CSS module is defined there", () => {
  const missing = readings().written.filter(
    ({ sheet, name }) => !definedIn(texts.get(sheet) ?? "").has(name),
  );
  expect(missing.map(({ place, sheet }) => `${place} is not in ${sheet}`)).toEqual([]);
});

test("every class of a CSS module is asked for", () => {
  const { written, computed } = readings();
  const quoted = new Set(code.flatMap(([, text]) => text.match(/(?<=")[\w-]+(?=")|\b[a-z]\w*(?=:)/g) ?? []));
  const unused = modules.flatMap(([sheet, css]) => {
    const asked = new Set(written.filter((one) => one.sheet === sheet).map(({ name }) => name));
    const expressions = computed.filter((one) => one.sheet === sheet).map(({ name }) => name);
    const prefixes = expressions.flatMap((name) => name.match(/(?<=`)[\w-]+(?=\$\{)/) ?? []);
    return [...definedIn(css)]
      .filter((name) => !asked.has(name))
      .filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)))
      .filter((name) => expressions.length === 0 || !quoted.has(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});

/** Components that put a class of the caller's on the element that has their own, and the sheet of that. */
const DRESSED = {
  Box: "components/ui/box.module.css",
  BrokenSeal: "components/ui/broken-seal.module.css",
  Button: "components/ui/button.module.css",
  ButtonLink: "components/ui/button.module.css",
  Candle: "components/ui/candle.module.css",
  Checkbox: "components/ui/form/checkbox.module.css",
  IconButton: "components/ui/icon-button.module.css",
  Parchment: "components/ui/parchment.module.css",
  Tick: "components/ui/form/tick.module.css",
};

/** Longhands and their shorthand are one, since either sets what the other does. */
const propertyOf = (name: string) =>
  /^(margin|padding|background|font|transition|animation|text-decoration)\b/.exec(name)?.[0] ??
  (name === "line-height" ? "font" : name);

/** Each rule's selectors with the properties that it sets, whatever `@media` it stands in. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = "", body = ""]) => {
      const sets = [...body.matchAll(/(?<=^|;)\s*([a-z-]+)\s*:/g)].map(([, name = ""]) => propertyOf(name));
      return selectors.split(",").map((selector) => ({ selector: selector.trim(), sets: new Set(sets) }));
    },
  );

test("a class that is given to a component sets what the component's own does by its specificity, not by the order of the sheets", () => {
  const { written } = readings();
  const given = code.flatMap(([file, text]) =>
    Object.entries(DRESSED).flatMap(([component, own]) => {
      const tags = [
        ...text.matchAll(new RegExp(`<${component}\\b(?:[^<>]|=>)*?className=\\{([^}]*)\\}`, "g")),
      ];
      const asked = new Set(
        tags
          .flatMap(([, inside = ""]) => [...inside.matchAll(/\["([^"]+)"\]/g)])
          .map(([, name = ""]) => name),
      );
      return written
        .filter(({ place, name }) => place.startsWith(`${file}:`) && asked.has(name))
        .map(({ sheet, name }) => ({ sheet, name, own }));
    }),
  );
  const weak = given.flatMap(({ sheet, name, own }) => {
    const base = new Set(
      rulesOf(texts.get(own) ?? "").flatMap(({ selector, sets }) =>
        /^\.\w+$/.test(selector) ? [...sets] : [],
      ),
    );
    return rulesOf(texts.get(sheet) ?? "")
      .filter(({ selector, sets }) => selector === `.${name}` && [...sets].some((one) => base.has(one)))
      .map(
        ({ selector, sets }) =>
          `${sheet}: ${selector} (${[...sets].filter((one) => base.has(one)).join(", ")})`,
      );
  });
  expect([...new Set(weak)]).toEqual([]);
});
