import { beforeEach, expect, test, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";

/** Whether the caller is still a member of the campaign. */
const campaign = vi.hoisted(() => ({ isMember: true }));
vi.mock("@/lib/client/api/call", async (original) => ({
  ...(await original<object>()),
  call: async () => {
    if (!campaign.isMember) throw new CallError("", { status: 404, fields: {} });
  },
}));
const { deleteUntilGone } = await import("./delete-until-gone");

/** Deletes whose answers are these, one after another: a status of a refusal, 0 where none comes. */
const removal = (...fates: number[]) =>
  vi.fn(async () => {
    const status = fates.shift();
    if (status !== undefined) throw new CallError("", { status, fields: {} });
  });
beforeEach(() => {
  campaign.isMember = true;
});

test("a deletion whose answer got lost is done, whether it arrived or not", async () => {
  for (const fates of [[0], [0, 404], [502, 404]]) {
    const remove = removal(...fates);
    expect(await deleteUntilGone(7, remove)).toBe(true);
    expect(remove).toHaveBeenCalledTimes(2);
  }
});

test("one of what is gone already is done too, unless it may stand without its dungeon master", async () => {
  expect(await deleteUntilGone(7, removal(404))).toBe(true);
  campaign.isMember = false;
  await expect(deleteUntilGone(7, removal(404))).rejects.toMatchObject({ status: 404 });
});

test("one that is refused, or gets lost twice, isn't", async () => {
  await expect(deleteUntilGone(7, removal(403))).rejects.toMatchObject({ status: 403 });
  await expect(deleteUntilGone(7, removal(0, 0))).rejects.toMatchObject({ status: 0 });
});
