/** The paragraphs of a text: blank lines part them, single line breaks stay inside. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A text that was cut, without the word in whose middle that was; a single word stays as it is. */
function endedAtWord(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text[end - 1] ?? "")) end -= 1;
  return end === 0 ? text : text.slice(0, end).trimEnd();
}

/** The first paragraphs, about `length` characters; a paragraph that is longer by itself ends at a word. */
export function openingOf(text: string, length: number): string {
  const [first = "", ...rest] = paragraphsOf(text);
  if (first.length > length) return `${endedAtWord(first.slice(0, length))}…`;
  let opening = first;
  for (const paragraph of rest) {
    if (opening.length + paragraph.length > length) return `${opening} …`;
    opening = `${opening}\n\n${paragraph}`;
  }
  return opening;
}

/** As many characters as no line of a page holds, however wide the page is. */
const LINE = 80;
/** With fewer lines an initial would stand out below its paragraph. */
const INITIAL_LINES = 3;
/** Letters that may stand large and alone: those of other scripts join, or carry signs around them. */
const INITIAL = /^(?=\p{Letter})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Whether a paragraph begins with a letter that can be its initial, and is long enough to stand beside it. */
export function opensWithInitial(paragraph = ""): boolean {
  const lines = paragraph.split("\n").map((line) => Math.max(1, Math.ceil(line.length / LINE)));
  return INITIAL.test(paragraph) && lines.reduce((sum, count) => sum + count, 0) >= INITIAL_LINES;
}
