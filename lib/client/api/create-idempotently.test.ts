import { expect, test } from "vitest";
import { CallError } from "./call";
import { createIdempotently } from "./create-idempotently";

interface Note {
  id: number;
  text: string;
}
const failed = (status: number) => new CallError("", { status, fields: {} });

/** A store whose answers get lost, or which isn't reached at all, as often as a test says. It makes nothing twice for one key. */
const store = () => {
  const made = new Map<string, Note>();
  const lost: (number | "unreached")[] = [];
  const calls = { made: 0, changed: 0 };
  const once = createIdempotently<{ text: string; file?: File }, Note>({
    create: async ({ text }, key) => {
      const fate = lost.shift();
      if (fate === "unreached") throw failed(0);
      if (fate !== undefined && fate >= 400 && fate < 502) throw failed(fate);
      const note = made.get(key) ?? { id: 10 + ++calls.made, text };
      made.set(key, note);
      if (fate !== undefined) throw failed(fate);
      return note;
    },
    change: async (id, { text }) => {
      calls.changed += 1;
      return { id, text };
    },
  });
  return { lost, calls, once };
};

test.each([0, 502, 504])("finds what was made before its answer got lost (%s)", async (status) => {
  const { lost, calls, once } = store();
  lost.push(status);
  await expect(once.save({ text: "Wolves" })).rejects.toThrow(CallError);
  expect(await once.save({ text: "Wolves" })).toEqual({ id: 11, text: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("changes what was made meanwhile where something else was written since", async () => {
  const { lost, calls, once } = store();
  lost.push(0);
  await once.save({ text: "Wolves" }).catch(() => {});
  expect(await once.save({ text: "Wolves and a wyrm" })).toEqual({ id: 11, text: "Wolves and a wyrm" });
  expect(calls).toEqual({ made: 1, changed: 1 });
});

test.each(["unreached", 400, 500] as const)("makes it where nothing was made before (%s)", async (fate) => {
  const { lost, calls, once } = store();
  lost.push(fate);
  await once.save({ text: "Wolves" }).catch(() => {});
  await once.save({ text: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("makes it with the new content where the repeated create is refused", async () => {
  const { lost, calls, once } = store();
  lost.push("unreached", 400);
  await once.save({ text: "Wolves" }).catch(() => {});
  expect(await once.save({ text: "Wyrm" })).toEqual({ id: 11, text: "Wyrm" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("another picture is a change, and the same one is none", async () => {
  const { calls, once } = store();
  const file = new File(["ink"], "cover.png", { lastModified: 1 });
  await once.save({ text: "Wolves", file });
  await once.save({ text: "Wolves", file });
  expect(calls).toEqual({ made: 1, changed: 0 });
  await once.save({ text: "Wolves", file: new File(["ink"], "map.png", { lastModified: 1 }) });
  expect(calls).toEqual({ made: 1, changed: 1 });
});
