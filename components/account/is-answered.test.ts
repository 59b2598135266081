import { beforeEach, expect, test, vi } from "vitest";
import { endpointName } from "@/lib/client/api/api";
import { CallError } from "@/lib/client/api/call";

/** What the person's lists hold; none where they can't be read. */
const { lists } = vi.hoisted(() => ({
  lists: { campaigns: [] as { id: number }[] | undefined, invites: [] as { id: number }[] },
}));
vi.mock("@/lib/client/api/call", async (original) => ({
  ...(await original<object>()),
  call: async (endpoint: Parameters<typeof endpointName>[0]) => {
    const list = endpointName(endpoint) === "campaigns.listMine" ? lists.campaigns : lists.invites;
    if (!list) throw new CallError("", { status: 0, fields: {} });
    return list;
  },
}));
const { isAnswered } = await import("./is-answered");

const invite = { id: 3, campaignId: 7 };
const failed = (status: number) => new CallError("", { status, fields: {} });
beforeEach(() => {
  lists.campaigns = [];
  lists.invites = [];
});

test.each([0, 502, 409])(
  "after %i an invite is accepted where the person is in the campaign",
  async (status) => {
    lists.campaigns = [{ id: 7 }];
    expect(await isAnswered(invite, true, failed(status))).toBe(true);
    expect(await isAnswered(invite, false, failed(status))).toBe(false);
  },
);

test.each([0, 502, 409])(
  "after %i an invite is declined where it is gone and the person is not in",
  async (status) => {
    expect(await isAnswered(invite, false, failed(status))).toBe(true);
    expect(await isAnswered(invite, true, failed(status))).toBe(false);
  },
);

test("one that is still there wasn't answered", async () => {
  lists.invites = [invite];
  expect(await isAnswered(invite, true, failed(0))).toBe(false);
  expect(await isAnswered(invite, false, failed(0))).toBe(false);
});

test("one that was withdrawn, or whose answer the server turned away, wasn't either", async () => {
  expect(await isAnswered(invite, false, failed(404))).toBe(false);
  expect(await isAnswered(invite, false, Object.assign(failed(503), { retryAfter: 5000 }))).toBe(false);
});

test("nothing is taken for answered where the lists can't be read", async () => {
  lists.campaigns = undefined;
  expect(await isAnswered(invite, false, failed(0))).toBe(false);
});
