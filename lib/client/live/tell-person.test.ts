import { beforeEach, expect, it, vi } from "vitest";
import { personTeller } from "./tell-person";

const { invites, told } = vi.hoisted(() => ({ invites: [] as object[], told: [] as string[] }));
vi.mock("@/lib/client/api/call", () => ({ call: async () => invites }));
vi.mock("@/lib/client/page/toast", () => ({ toast: { info: (text: string) => told.push(text) } }));

/** A page of person 1, which hears that somebody else changed an invite. */
const hear = (id: number) => personTeller(1, () => {})({ kind: "invites", id, by: 2, campaignId: 3 }, null);
const invite = (id: number, createdAt: Date) => ({
  id,
  campaignName: `Book ${id}`,
  sender: "Maren",
  createdAt,
});

beforeEach(() => {
  invites.length = 0;
  told.length = 0;
});

it("tells of an invite that comes, whatever the reader's clock says", async () => {
  for (const [id, at] of [-3_600_000, 0, 3_600_000].entries()) {
    invites.push(invite(id, new Date(Date.now() + at)));
    hear(id);
    await expect.poll(() => told.length).toBe(id + 1);
  }
});

it("tells of no invite again because another one was withdrawn", async () => {
  invites.push(invite(1, new Date()));
  hear(2);
  invites.push(invite(3, new Date()));
  hear(3);
  await expect.poll(() => told).toEqual([expect.stringContaining("Book 3")]);
});
