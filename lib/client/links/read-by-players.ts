import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { type OpenedFor, readersOf } from "@/lib/model/opened";

const addTexts = (value: unknown, texts: string[]): void => {
  if (typeof value === "string") {
    if (value.includes("[[")) texts.push(value);
  } else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) addTexts(one, texts);
};
const textsIn = (value: unknown): string[] => {
  const texts: string[] = [];
  addTexts(value, texts);
  return texts;
};

interface Answered {
  text?: string;
  chapter?: string | null;
  threads?: unknown;
  audience?: string;
  signedAt?: Date | null;
  isSealed?: boolean;
  openedFor?: OpenedFor | null;
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Of what was written the texts with links that players read now, and which of them do. */
export const readByPlayers = (
  endpoint: AnyEndpoint,
  body: unknown,
  answer: unknown,
): { texts: string[]; by: OpenedFor } => {
  const path = endpoint.path.replace("/api/", "");
  const { text, chapter, threads, audience, signedAt, isSealed, openedFor } = (
    isObject(answer) ? answer : {}
  ) as Answered;
  if (path === "campaigns/[id]" || path.startsWith("character")) return { texts: textsIn(body), by: "all" };
  if (path.startsWith("handouts")) {
    const isTold = endpoint.method === "POST" || (isObject(body) && "text" in body);
    const by = readersOf({ isSealed: isSealed ?? true, openedFor: openedFor ?? null });
    return { texts: isTold ? textsIn(text) : [], by };
  }
  if (path === "evenings/[id]" || path === "evenings/[id]/sign") {
    const told = path.endsWith("sign") ? { chapter, threads } : body;
    return { texts: signedAt ? textsIn(told) : [], by: "all" };
  }
  if (path === "additions/[id]" || path === "evenings/[id]/additions")
    return { texts: audience === "table" ? textsIn(body) : [], by: "all" };
  return { texts: [], by: [] };
};
