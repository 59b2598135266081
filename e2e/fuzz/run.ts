import fc from "fast-check";
import { assemble, type Cast } from "../support/cast";
import { type Answer, answerOf } from "../support/client";
import { addressIn, build, particulars, type World } from "../support/world";
import type { Wire } from "./bodies";
import { wrongWith } from "./check";
import { type Plan, plan } from "./plans";

interface Finding {
  what: string;
  request: string;
}
export interface Result {
  sent: number;
  /** How often each status was answered; "closed" where the server hung up on a body that was too large. */
  statuses: Record<string, number>;
  kinds: Record<string, number>;
  findings: Finding[];
}

/** After so many requests there is a new campaign, so that lists stay short and what was deleted is there again. */
const BATCH = 200;
const AT_ONCE = 6;

const streamed = (content: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < content.length; from += 65_536)
        controller.enqueue(content.subarray(from, from + 65_536));
      controller.close();
    },
  });

const requestOf = (
  { method, authorization, caller }: Plan,
  cast: Cast,
  wire: Wire | undefined,
): RequestInit & { duplex?: "half" } => {
  const headers = new Headers();
  const token = caller === "nobody" ? undefined : `Bearer ${cast[caller].token}`;
  const authority = authorization ?? token;
  if (authority !== undefined) headers.set("authorization", authority);
  if (!wire || method === "GET" || method === "HEAD") return { method, headers };
  if (wire.type !== undefined) headers.set("content-type", wire.type);
  const body = wire.isChunked ? streamed(wire.content) : new Uint8Array(wire.content);
  return { method, headers, body, ...(wire.isChunked && { duplex: "half" }) };
};

const targetOf = (one: Plan, world: World, cast: Cast): string => {
  const path = one.id === undefined ? addressIn(one.endpoint, world, cast) : one.endpoint.path;
  const id = one.id?.startsWith("%") || one.id?.includes("%") ? one.id : encodeURIComponent(one.id ?? "");
  return path.replace("[id]", id).replace("[userId]", id) + one.query;
};

/** Passwords and addresses stay invented, so that nobody's account is ended. */
const ownOf = (one: Plan, world: World, cast: Cast) => {
  const { password: _, current_password: __, seen_at: ___, ...own } = particulars(one.endpoint, world, cast);
  return own;
};

const send = async (baseURL: string, one: Plan, world: World, cast: Cast) => {
  const wire = one.body(ownOf(one, world, cast));
  const target = targetOf(one, world, cast);
  const request = `${one.method} ${target} as ${one.caller}, ${one.kind}: ${wire?.type ?? ""} ${wire?.content.subarray(0, 600).toString() ?? ""}`;
  const init = requestOf(one, cast, wire);
  const attempt = () => fetch(baseURL + target, init).then(answerOf);
  const answer = await attempt().catch(async (error: unknown) => {
    // A server that stops reading may close the line before a client has sent everything.
    if (one.kind === "heavy") return undefined;
    if (wire?.isChunked) throw error;
    return attempt();
  });
  return { request, answer };
};

/** Sends `count` requests that follow from the seed. */
export const fuzz = async (baseURL: string, count: number, seed: number): Promise<Result> => {
  const result: Result = { sent: 0, statuses: {}, kinds: {}, findings: [] };
  const add = (counts: Record<string, number>, name: string | number) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const judge = (one: Plan, request: string, answer: Answer | undefined) => {
    result.sent += 1;
    add(result.kinds, one.kind);
    add(result.statuses, answer?.status ?? "closed");
    const what = answer && wrongWith(answer, one);
    if (what) result.findings.push({ what, request: `${request} → ${answer?.text.slice(0, 300)}` });
  };
  for (let batch = 0; result.sent < count; batch += 1) {
    const cast = await assemble(baseURL);
    const world = await build(cast);
    const plans = fc.sample(plan, { seed: seed + batch, numRuns: Math.min(BATCH, count - result.sent) });
    const worker = async () => {
      for (let one = plans.pop(); one; one = plans.pop()) {
        const { request, answer } = await send(baseURL, one, world, cast);
        judge(one, request, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return result;
};
