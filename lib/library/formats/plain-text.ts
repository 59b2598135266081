import { table } from "./table";

const ENTITIES = table<string>({
  amp: "&",
  apos: "'",
  bull: "•",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  minus: "−",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
  times: "×",
});
const LAST_CODE_POINT = 0x10ffff;

const character = (code: number): string =>
  code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : "";
const entity = (whole: string, name: string): string => {
  if (name.startsWith("#x") || name.startsWith("#X")) return character(Number.parseInt(name.slice(2), 16));
  if (name.startsWith("#")) return character(Number(name.slice(1)));
  return ENTITIES.get(name) ?? whole;
};

const ENTITY = /&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-z]{2,6});/g;
/** "–" of "&ndash;". */
export const withoutEntities = (text: string): string => text.replace(ENTITY, entity);

/** "charmed" of `&Reference[charmed apply=false]` and `&Reference[condition="Charmed"]`. */
const referenceName = (config: string): string =>
  config
    .split(" ")
    .filter((word) => !/^(?:apply|rules)=/i.test(word))
    .join(" ")
    .replace(/^\w+=/, "")
    .replaceAll('"', "");

const withoutMarkup = (source: string): string =>
  source
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(?:script|style)\b[^<>]*>[^<]*<\/(?:script|style)>/gi, "")
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table)>/gi, "\n")
    .replace(/<\/t[dh]>/gi, " ")
    .replace(/<li\b[^<>]*>/gi, "- ")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(
      /&(?:amp;)?Reference\[([^\][]{0,200})\](?:\{([^{}]*)\})?/gi,
      (_, config: string, label?: string) => label ?? referenceName(config),
    )
    .replace(/[@&][A-Za-z]+\[[^\][]*\](?:\{([^{}]*)\})?/g, (_, label: string | undefined) => label ?? "")
    .replace(
      /\[\[\/?(?:(?:roll|r|damage|check|save|attack)\b)?((?:[^\][]|\[[^\][]*\])*)\]\](?:\{([^{}]*)\})?/gi,
      (_, roll: string, label?: string) => label ?? roll.trim(),
    )
    .replace(ENTITY, entity)
    .replaceAll("\0", "")
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** What any of the patterns looks for; most texts of a record are a word or a code. */
const MARKED = /[<&@[\0\r\n\t]/;
/**
 * HTML and what virtual tables write among it as the text that a reader sees: paragraphs are lines, `@UUID[…]{Fire Bolt}` is
 * "Fire Bolt", `[[/r 2d6]]` is "2d6". What can't be stored (NUL, broken unicode) goes. Each pattern looks at a character a few times
 * at most, because the text may be anybody's.
 */
export const plainText = (source: string): string =>
  MARKED.test(source) || !source.isWellFormed() ? withoutMarkup(source) : source.trim();
