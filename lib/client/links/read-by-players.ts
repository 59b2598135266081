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

interface ReadTexts {
  texts: string[];
  by: OpenedFor;
}

const ofHandout = (
  method: AnyEndpoint["method"],
  body: unknown,
  { text, isSealed = true, openedFor = null }: Answered,
): ReadTexts => {
  const isTold = method === "POST" || (isObject(body) && "text" in body);
  return { texts: isTold ? textsIn(text) : [], by: readersOf({ isSealed, openedFor }) };
};

/** Of what was written the texts with links that players read now, and which of them do. */
export const readByPlayers = (endpoint: AnyEndpoint, body: unknown, answer: unknown): ReadTexts => {
  const path = endpoint.path.replace("/api/", "");
  const answered: Answered = isObject(answer) ? answer : {};
  if (path === "campaigns/[id]" || path.startsWith("character")) return { texts: textsIn(body), by: "all" };
  if (path.startsWith("handouts")) return ofHandout(endpoint.method, body, answered);
  const { chapter, threads, audience, signedAt } = answered;
  switch (path) {
    case "evenings/[id]":
      return { texts: signedAt ? textsIn(body) : [], by: "all" };
    case "evenings/[id]/sign":
      return { texts: signedAt ? textsIn({ chapter, threads }) : [], by: "all" };
    case "additions/[id]":
    case "evenings/[id]/additions":
      return { texts: audience === "table" ? textsIn(body) : [], by: "all" };
    default:
      return { texts: [], by: [] };
  }
};
