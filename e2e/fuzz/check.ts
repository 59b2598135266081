import { refusalsOf } from "@/lib/contract/refusals";
import type { Answer } from "../support/client";
import type { Plan } from "./plans";

const isSentence = (value: unknown) => typeof value === "string" && value !== "";

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const wrongRefusal = (
  { status, text, headers }: Answer,
  { kind, method, endpoint }: Plan,
): string | undefined => {
  const body = parse(text);
  if (method === "HEAD") return undefined;
  if (!headers.get("content-type")?.startsWith("application/json")) return "an error that is no JSON";
  if (!body || !isSentence(body["error"])) return "an error without a sentence";
  if (status === 429 || status === 503) return headers.has("retry-after") ? undefined : "no Retry-After";
  if (status === 405) return headers.has("allow") ? undefined : "405 without Allow";
  // A token that is none is refused before anything else, also where the call needs none.
  const isDescribed = kind === "address" || refusalsOf(endpoint).some((refusal) => refusal === status);
  return isDescribed ? undefined : `${status} is not described`;
};

const notVerbatim = (text: string, { texts }: Plan): string | undefined => {
  const body = parse(text) ?? {};
  const name = Object.keys(texts).find((wire) => {
    const sent = texts[wire] ?? "";
    // Lists are answered as JSON text, and a blank name is replaced by the usual one.
    return typeof body[wire] === "string" && sent.trim() !== "" && body[wire] !== sent;
  });
  return name && `${name} is not answered as it was sent`;
};

/** What is wrong with an answer, or undefined. */
export const wrongWith = (answer: Answer, plan: Plan): string | undefined => {
  // A server that is behind turns calls away.
  if (answer.status >= 500 && answer.status !== 503) return `${answer.status}`;
  if (answer.headers.get("access-control-allow-origin") !== null) return "another site may read it";
  if (answer.status >= 400) return wrongRefusal(answer, plan);
  if (answer.status === 204) return undefined;
  if (answer.headers.get("cache-control") !== "no-store") return "an answer that may be kept";
  return plan.kind === "fitting" ? notVerbatim(answer.text, plan) : undefined;
};
