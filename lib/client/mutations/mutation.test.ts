import { expect, it } from "vitest";
import { api, type Contract } from "@/lib/client/api/api";
import { readQuery, setQueryData, snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { DroppedWrite, mutation, optimistic, type Write } from "./mutation";

type Removal = Contract["fights"]["remove"];

let campaignId = 0;

/** Fights of a campaign on the screen, of which one is deleted at each call; each is answered when the test says so. */
const openList = (...names: string[]) => {
  campaignId += 1;
  const book = { id: campaignId };
  const key = queryKey(api.fights.list, book);
  const server = { names: [...names] };
  const fetch = async () => [...server.names];
  setQueryData(key, names, fetch);
  readQuery(key, () => {});
  const answers: { id: number; give: () => void; refuse: (error: Error) => void }[] = [];
  const send = ({ params: { id } }: Write<Removal>) =>
    new Promise<never>((resolve, reject) =>
      answers.push({ id, give: () => resolve(null as never), refuse: reject }),
    );
  const removal = mutation<Removal>(api.fights.remove, {
    queue: () => `list ${book.id}`,
    optimistic: ({ params: { id } }) => [
      optimistic(api.fights.list, book, (all: unknown) => (all as string[]).toSpliced(id, 1) as never),
    ],
    send,
    keep: (_answer, { params: { id } }) => {
      server.names.splice(id, 1);
      setQueryData(key, [...server.names], fetch);
    },
  });
  const { id } = book;
  return {
    answers,
    remove: (index: number) => removal(id, { params: { id: index } }),
    drawn: () => {
      const { data, updates } = snapshotOf(key);
      return updates.reduce((rows, update) => update(rows), data);
    },
  };
};

it("draws a write at once, sends those of a queue in order, and keeps each answer", async () => {
  const { answers, remove, drawn } = openList("Bridge", "Ford", "Weir");
  const first = remove(0);
  const second = remove(0);
  expect(drawn()).toEqual(["Weir"]);
  expect(answers).toHaveLength(1);
  answers[0]?.give();
  await first;
  await expect.poll(() => answers.length).toBe(2);
  expect(drawn()).toEqual(["Weir"]);
  answers[1]?.give();
  await second;
  expect(drawn()).toEqual(["Weir"]);
});

it("takes a refused write back with those that wait behind it, which are never sent", async () => {
  const { answers, remove, drawn } = openList("Bridge", "Ford", "Weir");
  const first = remove(0);
  const second = remove(0);
  const outcomes = Promise.allSettled([first, second]);
  answers[0]?.refuse(new Error("No."));
  expect(await outcomes).toEqual([
    { status: "rejected", reason: new Error("No.") },
    { status: "rejected", reason: new DroppedWrite() },
  ]);
  expect(answers).toHaveLength(1);
  expect(drawn()).toEqual(["Bridge", "Ford", "Weir"]);
});
