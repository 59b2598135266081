import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api/api";
import { readQuery, setQueryData, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { eventDeliverer } from "./deliver-events";

/** A page of book 7, and how often the server's part of it was rendered again. */
const openPage = (book: number | null = 7) => {
  const seen = { rendered: 0 };
  const page = eventDeliverer({
    userId: 1,
    book: () => book,
    refresh: () => {
      seen.rendered += 1;
    },
    goTo: () => {},
  });
  const tell = async (stream: number | null, kind: string, id = "41") => {
    const data = { kind, id: 1, campaign_id: 9, by: 2 };
    page.deliver({ type: "event", stream, id, event: "change", data, at: 0 });
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { tell, seen, deliver: page.deliver };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["another book's stream brings first", [8, 7]],
  ["its own stream brings first", [7, 8]],
  ["another book's stream alone brings", [8]],
])("is told once of what concerns the person and %s", async (_, from) => {
  const { tell, seen } = openPage();
  for (const stream of from) await tell(stream, "members");
  expect(seen.rendered).toBe(1);
});

it("hears nothing of another book, and its own event of the same id after that", async () => {
  const { tell, seen } = openPage();
  await tell(8, "campaign");
  expect(seen.rendered).toBe(0);
  await tell(7, "campaign");
  expect(seen.rendered).toBe(1);
});

it("takes no list that was asked for before what is shown by now was opened", async () => {
  const { deliver } = openPage();
  const list = queryKey(api.handouts.list, { id: 7 });
  const answers = [[], [{ id: 1 }]];
  setQueryData(list, [{ id: 1 }], async () => {
    const answer = answers.shift();
    await new Promise((resolve) => void setTimeout(resolve, 100));
    return answer;
  });
  const drawn: unknown[] = [];
  readQuery(list, () => drawn.push(snapshotOf(list).data));
  const data = { kind: "handouts", id: 1, campaign_id: 7, by: 2 };
  deliver({ type: "event", stream: 7, id: "1", event: "change", data, at: 0 });
  await vi.advanceTimersByTimeAsync(50);
  deliver({ type: "event", stream: 7, id: "2", event: "change", data, at: 0 });
  deliver({ type: "event", stream: 7, id: "3", event: "shown", data: { place: "handout", id: 1 }, at: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).toEqual([[{ id: 1 }]]);
});
