/** The paragraphs of a text: blank lines part them, single line breaks stay inside. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The first paragraphs, about `length` characters; a paragraph that is longer by itself ends at a word. */
export function openingOf(text: string, length: number): string {
  const [first = "", ...rest] = paragraphsOf(text);
  if (first.length > length) return `${first.slice(0, length).replace(/\s+\S*$/, "")}…`;
  let opening = first;
  for (const paragraph of rest) {
    if (opening.length + paragraph.length > length) return `${opening} …`;
    opening = `${opening}\n\n${paragraph}`;
  }
  return opening;
}
