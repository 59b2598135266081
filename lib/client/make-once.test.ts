import { expect, test } from "vitest";
import { CallError } from "./call";
import { makeOnce, newlyMade } from "./make-once";

interface Note {
  id: number;
  text: string;
}
const failed = (status: number) => new CallError("", { status, fields: {} });

/** A store whose answers get lost, or which isn't reached at all, as often as a test says. */
const store = () => {
  const all: Note[] = [];
  const lost: (number | "unreached")[] = [];
  const calls = { made: 0, changed: 0 };
  const once = makeOnce<{ text: string; file?: File }, Note>({
    make: async ({ text }) => {
      const fate = lost.shift();
      if (fate === "unreached") throw failed(0);
      if (fate !== undefined && fate >= 400 && fate < 502) throw failed(fate);
      calls.made += 1;
      const note = { id: 10 + calls.made, text };
      all.push(note);
      if (fate !== undefined) throw failed(fate);
      return note;
    },
    change: async (id, { text }) => {
      calls.changed += 1;
      return { id, text };
    },
    find: async ({ text }) => newlyMade(all, [{ id: 1 }], { text }),
  });
  return { all, lost, calls, once };
};

test.each([0, 502, 504])("finds what was made before its answer got lost (%s)", async (status) => {
  const { lost, calls, once } = store();
  lost.push(status);
  await expect(once.put({ text: "Wolves" })).rejects.toThrow(CallError);
  expect(await once.put({ text: "Wolves" })).toEqual({ id: 11, text: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("changes what was made meanwhile where something else was written since", async () => {
  const { lost, calls, once } = store();
  lost.push(0);
  await once.put({ text: "Wolves" }).catch(() => {});
  expect(await once.put({ text: "Wolves and a wyrm" })).toEqual({ id: 11, text: "Wolves and a wyrm" });
  expect(calls).toEqual({ made: 1, changed: 1 });
});

test.each(["unreached", 400, 500] as const)("makes it where nothing was made before (%s)", async (fate) => {
  const { lost, calls, once } = store();
  lost.push(fate);
  await once.put({ text: "Wolves" }).catch(() => {});
  await once.put({ text: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("takes none for its own that was there before, however alike", async () => {
  const { all, lost, calls, once } = store();
  all.push({ id: 1, text: "Wolves" });
  lost.push("unreached");
  await once.put({ text: "Wolves" }).catch(() => {});
  await once.put({ text: "Wolves" });
  expect(calls.made).toBe(1);
});

test("another picture is a change, and the same one is none", async () => {
  const { calls, once } = store();
  const file = new File(["ink"], "cover.png", { lastModified: 1 });
  await once.put({ text: "Wolves", file });
  await once.put({ text: "Wolves", file });
  expect(calls).toEqual({ made: 1, changed: 0 });
  await once.put({ text: "Wolves", file: new File(["ink"], "map.png", { lastModified: 1 }) });
  expect(calls).toEqual({ made: 1, changed: 1 });
});
