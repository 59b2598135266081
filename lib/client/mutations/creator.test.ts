import { expect, test } from "vitest";
import { api, type Contract } from "@/lib/client/api/api";
import { CallError } from "@/lib/client/api/call";
import { fingerprint } from "@/lib/client/api/idempotency-key";
import { OTHER_CONTENTS } from "@/lib/contract/idempotency";
import { createTexts } from "@/lib/messages/creates";
import type { Encounter } from "@/lib/model/creature";
import { keepDraft } from "@/lib/client/storage/drafts";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { dropSent, sentPlace } from "@/lib/client/storage/sent-creates";
import { creator } from "./creator";
import { mutation } from "./mutation";

type Calls = Contract["encounters"];
const memory = stubMemoryStorage();
const DRAFT = "form:encounter:new:1";
const failed = (status: number) => new CallError("", { status, fields: {} });

/** A store whose answers get lost, or which isn't reached at all, as often as a test says. It makes nothing twice for one key, and refuses one that is sent with others. */
const store = () => {
  const made = new Map<string, Encounter>();
  const contents = new Map<string, string>();
  const lost: (number | "unreached")[] = [];
  const calls = { made: 0, changed: 0 };
  const changes: object[] = [];
  const answer = (id: number, name = "") => ({ id, name }) as Encounter;
  const create = mutation<Calls["create"]>(api.encounters.create, {
    send: async ({ body, pictures = {}, key }) => {
      const fate = lost.shift();
      if (fate === "unreached") throw failed(0);
      if (fate !== undefined && fate >= 400 && fate < 502) throw failed(fate);
      const content = fingerprint([body, pictures]);
      if (made.has(key) && contents.get(key) !== content)
        throw new CallError(OTHER_CONTENTS, { status: 409, fields: {} });
      contents.set(key, content);
      const one = made.get(key) ?? answer(10 + ++calls.made, body.name);
      made.set(key, one);
      if (fate !== undefined) throw failed(fate);
      return one;
    },
  });
  const change = mutation<Calls["change"]>(api.encounters.change, {
    send: async ({ params, body, pictures }) => {
      changes.push({ ...body, ...pictures });
      const fate = lost.shift();
      if (typeof fate === "number") throw failed(fate);
      calls.changed += 1;
      return answer(params.id, body.name);
    },
  });
  const open = () => creator({ create, change, place: sentPlace(DRAFT) }, 1, { campaignId: 1 });
  let { save } = open();
  return {
    lost,
    calls,
    changes,
    save: (name: string, image?: File) => save({ body: { name }, pictures: { image } }),
    /** As on a page that was loaded anew. */
    reopen: () => {
      ({ save } = open());
    },
    saveWith: (body: { name: string; description: string }, image?: File) =>
      save({ body, pictures: { image } }),
  };
};

test.each([0, 502, 504])("finds what was made before its answer got lost (%s)", async (status) => {
  const { lost, calls, save } = store();
  lost.push(status);
  await expect(save("Wolves")).rejects.toThrow(CallError);
  expect(await save("Wolves")).toEqual({ id: 11, name: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("changes what was made meanwhile where something else was written since", async () => {
  const { lost, calls, save } = store();
  lost.push(0);
  await save("Wolves").catch(() => {});
  expect(await save("Wolves and a wyrm")).toEqual({ id: 11, name: "Wolves and a wyrm" });
  expect(calls).toEqual({ made: 1, changed: 1 });
});

test.each([401, 429])("finds what was made though its repetition was refused (%s)", async (status) => {
  const { lost, calls, save } = store();
  lost.push(0, status);
  await save("Wolves").catch(() => {});
  await expect(save("Wolves")).rejects.toThrow(CallError);
  expect(await save("Wolves")).toEqual({ id: 11, name: "Wolves" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test.each(["unreached", 400, 500] as const)("makes it where nothing was made before (%s)", async (fate) => {
  const { lost, calls, save } = store();
  lost.push(fate);
  await save("Wolves").catch(() => {});
  await save("Wolves");
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("makes it with the new content where the repeated create is refused", async () => {
  const { lost, calls, save } = store();
  lost.push("unreached", 400);
  await save("Wolves").catch(() => {});
  expect(await save("Wyrm")).toEqual({ id: 11, name: "Wyrm" });
  expect(calls).toEqual({ made: 1, changed: 0 });
});

test("another picture is a change, and the same one is none", async () => {
  const { calls, save } = store();
  const file = new File(["ink"], "cover.png", { lastModified: 1 });
  await save("Wolves", file);
  await save("Wolves", file);
  expect(calls).toEqual({ made: 1, changed: 0 });
  await save("Wolves", new File(["ink"], "map.png", { lastModified: 1 }));
  expect(calls).toEqual({ made: 1, changed: 1 });
});

test("what was made is changed by what was written since, and nothing else", async () => {
  const { changes, saveWith } = store();
  const file = new File(["ink"], "cover.png", { lastModified: 1 });
  await saveWith({ name: "Wolves", description: "They howl." }, file);
  await saveWith({ name: "Wolves", description: "They wait." }, file);
  expect(changes).toEqual([{ description: "They wait." }]);
});

test("what a change may have stored before its answer got lost is sent again", async () => {
  const { changes, lost, save } = store();
  await save("Wolves");
  lost.push(0);
  await save("Wyrm").catch(() => {});
  await save("Wolves");
  expect(changes).toEqual([{ name: "Wyrm" }, { name: "Wolves" }]);
});

test("a form that is opened again from its draft finds what was made before its answer got lost", async () => {
  const opened = store();
  keepDraft(DRAFT, "{}");
  opened.lost.push(0);
  await opened.saveWith({ name: "Wolves", description: "They howl." }).catch(() => {});
  opened.reopen();
  await opened.saveWith({ name: "Wolves", description: "They wait." });
  expect([opened.calls, opened.changes]).toEqual([{ made: 1, changed: 1 }, [{ description: "They wait." }]]);
});

test("what is renamed after a second lost answer is the same one", async () => {
  const opened = store();
  keepDraft(DRAFT, "{}");
  opened.lost.push(0, 0);
  await opened.save("Wolves").catch(() => {});
  opened.reopen();
  await opened.save("Wolves").catch(() => {});
  expect(await opened.save("Wyrm")).toEqual({ id: 11, name: "Wyrm" });
  expect(opened.calls).toEqual({ made: 1, changed: 1 });
});

test.each([200, 0])("what is written over the draft of what was made is another one (%s)", async (fate) => {
  const opened = store();
  keepDraft(DRAFT, "{}");
  if (fate === 0) opened.lost.push(fate);
  await opened.save("Wolves").catch(() => {});
  opened.reopen();
  expect(await opened.save("Wyrm")).toEqual({ id: 12, name: "Wyrm" });
  expect(await opened.save("Wyrms")).toEqual({ id: 12, name: "Wyrms" });
  expect(opened.calls).toEqual({ made: 2, changed: 1 });
});

test("a form that is opened again goes on with what was made, and with its picture", async () => {
  const opened = store();
  keepDraft(DRAFT, "{}");
  const file = new File(["ink"], "cover.png", { lastModified: 1 });
  await opened.saveWith({ name: "Wolves", description: "They howl." }, file);
  opened.reopen();
  await opened.saveWith({ name: "Wolves", description: "They wait." }, file);
  expect([opened.calls.made, opened.changes]).toEqual([1, [{ description: "They wait." }]]);
});

test("what was made with a picture that isn't known any more is said to be there, and not made twice", async () => {
  const opened = store();
  keepDraft(DRAFT, "{}");
  const cover = new File(["ink"], "cover.png", { lastModified: 1 });
  const other = new File(["ink"], "map.png", { lastModified: 1 });
  opened.lost.push(0);
  await opened.save("Wolves", cover).catch(() => {});
  for (const picture of [other, undefined]) {
    opened.reopen();
    for (const press of [1, 2])
      await expect(opened.save("Wolves", picture), `press ${press}`).rejects.toThrow(createTexts.madeAlready);
  }
  expect(opened.calls).toEqual({ made: 1, changed: 0 });
});

test("another new one is made where the draft was dropped, or what was made is gone", async () => {
  const opened = store();
  await opened.save("Wolves");
  opened.reopen();
  await opened.save("Wolves");
  expect(opened.calls).toEqual({ made: 2, changed: 0 });
  keepDraft(DRAFT, "{}");
  await opened.save("Wyrm");
  dropSent(DRAFT);
  opened.reopen();
  await opened.save("Wyrm");
  expect(opened.calls.made).toBe(3);
  opened.reopen();
  opened.lost.push(404);
  await opened.save("Wyrm");
  expect(opened.calls.made).toBe(4);
  expect([...memory.keys()]).toEqual([`draft:nobody:${DRAFT}`, `draft:nobody:${DRAFT}:sent`]);
});
