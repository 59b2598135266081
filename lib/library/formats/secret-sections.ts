const SECTION = /<(\/?)section\b([^<>]*)>/gi;
const CLASSES = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

const isSecret = (attributes: string): boolean => {
  const [, double, single, bare = ""] = CLASSES.exec(attributes) ?? [];
  const classes = (double ?? single ?? bare).toLowerCase().split(/\s+/);
  return classes.includes("secret") && !classes.includes("revealed");
};

/** HTML of Foundry's without its secret sections, which only a game master reads until they are revealed. */
export const withoutSecrets = (html: string): string => {
  let kept = "";
  let from = 0;
  let depth = 0;
  for (const { index, 0: tag, 1: closing, 2: attributes = "" } of html.matchAll(SECTION)) {
    if (depth > 0) {
      depth += closing === "" ? 1 : -1;
      from = index + tag.length;
    } else if (closing === "" && isSecret(attributes)) {
      kept += html.slice(from, index);
      depth = 1;
    }
  }
  return depth > 0 ? kept : kept + html.slice(from);
};
