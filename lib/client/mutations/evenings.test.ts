import { afterEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api/api";
import { invalidateKey, readQuery, setQueryData, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { offerDate } from "./evenings";

afterEach(() => void vi.unstubAllGlobals());

/** An evening as the server tells it, before anybody answered its date. */
const told = {
  evening_id: 7,
  campaign_id: 1,
  number: 1,
  title: "Evening 1",
  state: "planned",
  starts_at: null,
  minutes: 240,
  place: "",
  dates: [
    {
      date_id: 3,
      starts_at: "2031-12-04T19:00:00.000Z",
      answers: [],
    },
  ],
  there: [],
  chapter: null,
  threads: [],
  signed_at: null,
  signed_by: null,
  begun_at: null,
  ended_at: null,
  additions: [],
  updated_at: "2031-12-01T19:00:00.000Z",
};

it.each([
  ["of its book", queryKey(api.evenings.list, { id: 1 })],
  ["of the shelf", queryKey(api.evenings.coming, {})],
])(
  "keeps what was heard in the list %s though an older answer to a write comes after it",
  async (_, list) => {
    const one = (answers: number) => ({ id: 7, dates: [{ answers: Array.from({ length: answers }) }] });
    setQueryData(list, [one(0)], () => Promise.resolve([one(1)]));
    const leave = readQuery(list, () => {});
    // A player answers while the answer to the second offer is on its way, the first one's having come, and a live event tells of it.
    let heard: Promise<void> | undefined;
    let offers = 0;
    vi.stubGlobal("fetch", async () => {
      offers += 1;
      if (offers === 1) return Response.json(told);
      await earlier;
      heard = invalidateKey(list);
      await new Promise((resolve) => setImmediate(resolve));
      return Response.json(told);
    });
    const offer = (day: number) =>
      offerDate(1, { params: { id: 7 }, body: { startsAt: new Date(`2031-12-${day}T19:00:00Z`) } });
    const earlier = offer(10);
    await offer(11);
    await heard;
    expect(snapshotOf(list).data).toEqual([one(1)]);
    leave();
  },
);
