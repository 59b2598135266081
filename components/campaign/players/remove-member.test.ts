import { beforeEach, expect, test, vi } from "vitest";
import { endpointName } from "@/lib/client/api/api";
import { CallError } from "@/lib/client/api/call";
import { inviteLinkTexts } from "@/lib/messages/invite-links";

/** What the server does, by the names of the calls, and what was called and said. */
const server = vi.hoisted(() => ({
  answers: {} as Record<string, () => unknown>,
  called: [] as string[],
  said: [] as string[],
}));
vi.mock("@/lib/client/api/call", async (original) => ({
  ...(await original<object>()),
  call: async (endpoint: Parameters<typeof endpointName>[0]) => {
    const name = endpointName(endpoint);
    server.called.push(name);
    return server.answers[name]?.();
  },
}));
vi.mock("@/lib/client/api/invalidate", () => ({ invalidate: () => {} }));
vi.mock("@/components/ui/dialog/confirm-store", () => ({ ask: async () => true }));
vi.mock("@/lib/client/page/toast", () => {
  const say = (text: string) => void server.said.push(text);
  return { toast: { success: say, error: say } };
});
const { offerWithdrawal, removeUntilGone } = await import("./remove-member");

const MAREN = { id: 1, username: "Maren", image: null, role: "creator" } as const;
const WREN = { id: 2, username: "Wren", image: null, role: "player" } as const;
const params = { id: 31, userId: WREN.id };
const refuse = (status: number) => () => {
  throw new CallError("", { status, fields: {} });
};

beforeEach(() => {
  server.answers = {};
  server.called.length = 0;
  server.said.length = 0;
});

test("a removal that is answered asks nothing more", async () => {
  expect(await removeUntilGone(params)).toBe(true);
  expect(server.called).toEqual(["campaigns.removeMember"]);
});

test.each([
  ["whose answer got lost", 0],
  ["of somebody who is gone already", 404],
])("a removal %s is done once they sit at the table no more", async (_, status) => {
  server.answers = {
    "campaigns.removeMember": refuse(status),
    "campaigns.listMembers": () => [MAREN],
  };
  expect(await removeUntilGone(params)).toBe(true);
});

test.each([
  ["they still sit there", () => [MAREN, WREN]],
  ["the table can't be read", refuse(404)],
])("a removal has failed where %s", async (_, listMembers) => {
  server.answers = { "campaigns.removeMember": refuse(0), "campaigns.listMembers": listMembers };
  await expect(removeUntilGone(params)).rejects.toMatchObject({ status: 0 });
});

test("open links are withdrawn though one of them has gone meanwhile", async () => {
  const gone = [refuse(404), () => ({})];
  server.answers = {
    "inviteLinks.list": () => [
      { id: 5, uses: null, used: 3 },
      { id: 6, uses: 2, used: 1 },
      { id: 7, uses: 2, used: 2 },
    ],
    "inviteLinks.remove": () => gone.shift()?.(),
    "campaigns.readDungeonMaster": () => MAREN,
  };
  await offerWithdrawal(params.id, WREN);
  expect(server.said).toEqual([inviteLinkTexts.allWithdrawn]);
  expect(server.called.filter((name) => name === "inviteLinks.remove")).toHaveLength(2);
});

test("who is a member no more hears that the links were not withdrawn", async () => {
  server.answers = {
    "inviteLinks.list": () => [{ id: 5, uses: null, used: 3 }],
    "inviteLinks.remove": refuse(404),
    "campaigns.readDungeonMaster": refuse(404),
  };
  await offerWithdrawal(params.id, WREN);
  expect(server.said).toEqual([inviteLinkTexts.withdrawFailed]);
});

test("that links may be open is said where they can't be read", async () => {
  server.answers = { "inviteLinks.list": refuse(0) };
  await offerWithdrawal(params.id, WREN);
  expect(server.said).toEqual([inviteLinkTexts.listFailed]);
});
