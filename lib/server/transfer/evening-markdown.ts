import type { Addition, Evening } from "@/lib/model/evening";

const FOR_WHOM: Record<Addition["audience"], string> = {
  table: "",
  dm: ", for the dungeon master",
  me: ", for your eyes alone",
};
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** An evening as its page tells it to who reads it: the chapter, what stays open, and what others added, in the order of time. */
export const eveningMarkdown = (
  { chapter, threads, additions }: Pick<Evening, "chapter" | "threads" | "additions">,
  nameOfCharacter: (id: number) => string | undefined,
): string => {
  const open = threads.map(({ text, isDone }) => `- [${isDone ? "x" : " "}] ${inOneLine(text)}`);
  const added = additions.map(({ username, characterId, text, audience }) => {
    const character = characterId === null ? undefined : nameOfCharacter(characterId);
    const hand = character === undefined ? username : `${character}, in ${username}’s hand`;
    return `**${inOneLine(hand)}**${FOR_WHOM[audience]}:\n\n${text.trim()}`;
  });
  return [
    chapter?.trim() ?? "",
    ...(open.length > 0 ? ["## Open threads", open.join("\n")] : []),
    ...(added.length > 0 ? ["## In other hands", ...added] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};
