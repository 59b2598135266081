import { LIMIT } from "@/lib/constants";
import { wireInteger } from "./codecs";
import { type AnswerShape, writeOnly, wireRecord } from "./wire";

/** The part of a long list that a call asks for by its query: from which entry on, and how many at most. */
export const listPart = wireRecord({
  limit: writeOnly("limit", wireInteger(1, LIMIT.list)),
  offset: writeOnly("offset", wireInteger(0, LIMIT.id)),
}).patch;

interface Asked {
  method: string;
  body?: unknown;
  answer: { shape: AnswerShape };
}

/** Whether a call answers a list that can be asked for in parts. */
export const isListed = ({ method, body, answer }: Asked): boolean =>
  method === "GET" && !body && "list" in answer.shape;
