import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { joinTexts } from "@/lib/messages/join";

/** What becomes of the calls, one after another: a status of a refusal, 0 where no answer comes, or the campaign. */
const { fates } = vi.hoisted(() => ({ fates: [] as (number | { id: number })[] }));
vi.mock("@/lib/client/api/call", async (original) => ({
  ...(await original<object>()),
  call: async () => {
    const fate = fates.shift();
    if (typeof fate === "object") return fate;
    const error = new CallError(fate === 404 ? joinTexts.refused : "", { status: fate ?? 500, fields: {} });
    throw fate === 503 ? Object.assign(error, { retryAfter: 5000 }) : error;
  },
}));
const { joinByLink } = await import("./join-by-link");

let links = 0;
let token: string;
beforeEach(() => {
  token = `link ${++links}`;
  fates.length = 0;
});
const refusalOf = (one: string): Promise<unknown> =>
  joinByLink(one).then(
    () => undefined,
    (error: unknown) => error,
  );

test("a link that let nobody in before is refused in the server's words", async () => {
  fates.push(404);
  expect(await refusalOf(token)).toMatchObject({ status: 404, message: joinTexts.refused });
});

test("a join whose answer got lost is tried once more", async () => {
  fates.push(0, { id: 7 });
  expect(await joinByLink(token)).toEqual({ id: 7 });
});

test("a link that was perhaps used up by a lost try doesn't say that it opened nothing", async () => {
  fates.push(0, 404);
  expect(await refusalOf(token)).toMatchObject({ status: 404, message: joinTexts.perhapsJoined });
});

test("nor does it at a later press, after both answers got lost", async () => {
  fates.push(0, 502, 404);
  expect(await refusalOf(token)).toMatchObject({ status: 502 });
  expect(await refusalOf(token)).toMatchObject({ status: 404, message: joinTexts.perhapsJoined });
});

test("another link is refused as ever", async () => {
  fates.push(0, 0, 404);
  await refusalOf(token);
  expect(await refusalOf("another link")).toMatchObject({ status: 404, message: joinTexts.refused });
});

test("a join that succeeded with a lost answer ends in the 409 of members", async () => {
  fates.push(0, 409);
  expect(await refusalOf(token)).toMatchObject({ status: 409 });
});

test("a server that turned the call away has let nobody in, and isn't asked again at once", async () => {
  fates.push(503, 404);
  expect(await refusalOf(token)).toMatchObject({ status: 503 });
  expect(await refusalOf(token)).toMatchObject({ status: 404, message: joinTexts.refused });
});
