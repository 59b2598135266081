import { beforeEach, expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { keepDraft, readDraft } from "@/lib/client/storage/drafts";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import type { Evening } from "@/lib/model/evening";
import { PARTS, wordsOf } from "./chapter-words";
import { writeChapter } from "./chapter-writing";
import { at, stored } from "./evening.fixture";

const writeEvening = vi.hoisted(() => vi.fn<(campaignId: number, given: object) => Promise<unknown>>());
const readEvening = vi.hoisted(() => vi.fn<() => Promise<Evening>>());
vi.mock("@/lib/client/api/call", async (load) => ({ ...(await load<object>()), call: readEvening }));
const signEvening = vi.hoisted(() => vi.fn<(campaignId: number, given: object) => Promise<unknown>>());
vi.mock("@/lib/client/mutations/evenings", async (load) => ({
  ...(await load<object>()),
  writeEvening,
  signEvening,
}));

const memory = stubMemoryStorage();
beforeEach(() => {
  vi.useFakeTimers();
  writeEvening.mockReset();
  signEvening.mockReset();
  writeEvening.mockRejectedValue(new CallError("", { status: 0, fields: {} }));
});

const open = (evening: Evening) => writeChapter(evening, { happenings: [], chapter: "" }).read();

it("goes on from a draft where only who was there was changed since", () => {
  writeChapter(stored, { happenings: [], chapter: "" }).write({ chapter: "It snowed." });
  const attended = { ...stored, there: [7], updatedAt: at(12) };
  expect(open(attended)).toMatchObject({ chapter: "It snowed.", state: "unsaved", newer: null });
});

it("asks which words stay where others were saved since a draft began", () => {
  writeChapter(stored, { happenings: [], chapter: "" }).write({ chapter: "It snowed." });
  const poured = { ...stored, chapter: "It poured.", updatedAt: at(12) };
  expect(open(poured)).toMatchObject({ chapter: "It snowed.", newer: poured });
  // Equal texts are no edit conflict, because either choice would store the same.
  expect(open({ ...stored, chapter: "It snowed.", updatedAt: at(12) }).newer).toBeNull();
});

it("goes on from a draft where what is stored was sent from here and its answer was lost", async () => {
  const writing = writeChapter(stored, { happenings: [], chapter: "" });
  writing.write({ chapter: "It snowed." });
  await writing.save();
  writing.write({ chapter: "It snowed on." });
  const snowed = { ...stored, chapter: "It snowed.", updatedAt: at(12) };
  expect(open(snowed)).toMatchObject({ chapter: "It snowed on.", newer: null });
  const poured = { ...stored, chapter: "It poured.", updatedAt: at(12) };
  expect(open(poured).newer).toEqual(poured);
});

it("keeps what was sent without an answer by its digests alone, and knows it in drafts that hold it whole", async () => {
  const writing = writeChapter(stored, { happenings: [], chapter: "" });
  writing.write({ chapter: "It snowed." });
  await writing.save();
  writing.write({ chapter: "It thawed." });
  const draft = readDraft(`chapter:${stored.id}`) ?? "";
  expect(draft).not.toContain("It snowed.");
  const { changed, ...others } = JSON.parse(draft) as { changed: object };
  const whole = { ...changed, sent: [{ ...wordsOf(stored), chapter: "It snowed." }] };
  keepDraft(`chapter:${stored.id}`, JSON.stringify({ ...others, changed: whole }));
  const snowed = { ...stored, chapter: "It snowed.", updatedAt: at(12) };
  expect(open(snowed)).toMatchObject({ chapter: "It thawed.", newer: null });
});

it.each([true, false])("is left with `keepalive` where the page may be gone: %s", async (keepalive) => {
  const writing = writeChapter(stored, { happenings: [], chapter: "" });
  writing.write({ chapter: "It snowed." });
  await writing.leave(keepalive);
  expect(writeEvening.mock.calls).toEqual([[1, expect.objectContaining({ keepalive })]]);
});

it("neither sends nor keeps under another person's name what was written before that person logged in", async () => {
  memory.set("token", "hers").set("user_id", "1");
  const writing = writeChapter(stored, { happenings: [], chapter: "" });
  writing.write({ chapter: "It snowed." });
  // Her session ends, and he logs in, whose draft of the same chapter is his.
  memory.delete("user_id");
  memory.set("token", "his").set("user_id", "2");
  keepDraft(`chapter:${stored.id}`, "His.");
  await writing.leave(true);
  writing.write({ chapter: "It snowed on." });
  await expect(writing.sign()).rejects.toMatchObject({ status: 403 });
  expect(writeEvening).not.toHaveBeenCalled();
  expect(readDraft(`chapter:${stored.id}`)).toBe("His.");
  memory.set("user_id", "1");
  expect(open(stored)).toMatchObject({ chapter: "It snowed.", state: "unsaved" });
  await writing.save();
  expect(writeEvening).toHaveBeenCalledTimes(1);
});

const rain = { id: 1, kind: "rest" as const, at: at(1).toISOString(), text: "They rested.", ticked: true };
const blow = { id: 2, kind: "rise" as const, at: at(2).toISOString(), text: "Kettil got up.", ticked: true };
const before = { happenings: [rain], chapter: "They rested." };
const after = { happenings: [rain, blow], chapter: "They rested. Kettil got up." };

it("makes a chapter that nobody wrote anew of what happened since", () => {
  const writing = writeChapter({ ...stored, chapter: null }, before);
  writing.renew(after);
  expect(writing.read()).toMatchObject({ chapter: after.chapter, state: "kept" });
  expect(writing.read().told).toEqual(new Set([1, 2]));
  writing.renew(before);
  expect(writing.read()).toMatchObject({ chapter: before.chapter, state: "kept" });
  expect(writing.read().told).toEqual(new Set([1]));
});

it("saves titles and threads without the text that nobody wrote, which goes on being made anew", async () => {
  const draft = { ...stored, chapter: "" };
  const writing = writeChapter(draft, before);
  writing.write({ title: "Rain" });
  writing.renew(after);
  expect(writing.read()).toMatchObject({ title: "Rain", chapter: after.chapter });
  await writing.save();
  // As a draft too, while it isn't saved.
  expect(writeChapter(draft, before).read()).toMatchObject({ title: "Rain", chapter: before.chapter });
  const saved = { ...draft, title: "Rain", updatedAt: at(12) };
  writeEvening.mockResolvedValue(saved);
  await writing.save();
  const body = { title: "Rain", threads: [], seenAt: draft.updatedAt };
  expect(writeEvening.mock.calls.map(([, given]) => given)).toMatchObject([{ body }, { body }]);
  for (const [, given] of writeEvening.mock.calls) expect(given).not.toHaveProperty("body.chapter");
  expect(writing.read().state).toBe("kept");
  writing.renew(before);
  expect(writing.read()).toMatchObject({ chapter: before.chapter, state: "kept" });
  expect(writeChapter(saved, after).read()).toMatchObject({ chapter: after.chapter, state: "kept" });
});

it("saves again what was taken back after it had been stored without an answer", async () => {
  const draft = { ...stored, chapter: "" };
  const writing = writeChapter(draft, before);
  writing.tick(before.happenings, 1, false);
  await writing.save();
  writing.tick(before.happenings, 1, true);
  // It came in, but nobody heard.
  const emptied = { ...draft, chapter: "\n", updatedAt: at(12) };
  readEvening.mockResolvedValueOnce(emptied);
  writeEvening.mockRejectedValueOnce(new CallError("", { status: 409, fields: {} }));
  writeEvening.mockImplementation((_, given) =>
    Promise.resolve({ ...emptied, ...(given as { body: object }).body, updatedAt: at(13) }),
  );
  await writing.save();
  expect(writeEvening.mock.calls.at(-1)?.[1]).toMatchObject({ body: { chapter: before.chapter } });
  expect(writing.read()).toMatchObject({ chapter: before.chapter, state: "kept" });
});

it("stays empty where everything was taken out", async () => {
  const draft = { ...stored, chapter: "" };
  const writing = writeChapter(draft, before);
  writing.tick(before.happenings, 1, false);
  expect(writing.read()).toMatchObject({ chapter: "", state: "unsaved" });
  expect(writeChapter(draft, after).read()).toMatchObject({ chapter: "", told: new Set() });
  writeEvening.mockImplementation((_, given) => {
    const { body } = given as { body: object };
    return Promise.resolve({ ...draft, ...body, updatedAt: at(12) });
  });
  await writing.save();
  expect(writing.read()).toMatchObject({ chapter: "", state: "kept" });
  writing.renew(after);
  expect(writing.read()).toMatchObject({ chapter: "", told: new Set() });
  const saved = (await writeEvening.mock.results[0]?.value) as Evening;
  const again = writeChapter(saved, after);
  expect(again.read()).toMatchObject({ chapter: "", told: new Set(), state: "kept" });
  again.tick(after.happenings, 2, true);
  await again.save();
  expect(writeEvening.mock.calls.at(-1)?.[1]).toMatchObject({ body: { chapter: "Kettil got up." } });
});

it("keeps what was typed, to which what happened since may be added", () => {
  const typed = writeChapter({ ...stored, chapter: null }, before);
  typed.write({ chapter: "They rested. It rained." });
  typed.renew(after);
  expect(typed.read().chapter).toBe("They rested. It rained.");
  typed.tick(after.happenings, 2, true);
  expect(typed.read().chapter).toBe("They rested. Kettil got up. It rained.");
});

it("follows what is saved elsewhere where nothing that is written here waits", () => {
  const writing = writeChapter(stored, before);
  const rested = { ...stored, title: "A long rest", chapter: before.chapter, updatedAt: at(12) };
  writing.follow(rested);
  expect(writing.read()).toMatchObject({ title: "A long rest", chapter: before.chapter, state: "kept" });
  expect(writing.read().told).toEqual(new Set([1]));
  // An answer that was overtaken.
  writing.follow({ ...stored, updatedAt: at(11) });
  expect(writing.read().chapter).toBe(before.chapter);
  writing.write({ chapter: "It snowed." });
  writing.follow({ ...stored, chapter: "It poured.", updatedAt: at(13) });
  expect(writing.read()).toMatchObject({ chapter: "It snowed.", state: "unsaved", newer: null });
});

it("sends what is written next as going on from what it followed", async () => {
  const writing = writeChapter(stored, before, () => PARTS);
  writing.follow({ ...stored, there: [7], updatedAt: at(12) });
  writing.write({ chapter: "It snowed." });
  await writing.save();
  expect(writeEvening.mock.calls).toMatchObject([[1, { body: { chapter: "It snowed.", seenAt: at(12) } }]]);
});

it("offers what is saved elsewhere to who has a field in hand, and tells what stands in it once it is chosen", () => {
  const writing = writeChapter(stored, before, () => PARTS);
  const rested = { ...stored, chapter: before.chapter, updatedAt: at(12) };
  writing.follow(rested);
  expect(writing.read()).toMatchObject({ chapter: "It rained.", newer: rested });
  writing.settle(true);
  expect(writing.read()).toMatchObject({ chapter: before.chapter, newer: null, state: "kept" });
  expect(writing.read().told).toEqual(new Set([1]));
});

it("keeps the text that the happenings make where somebody else wrote the title alone", () => {
  const writing = writeChapter({ ...stored, chapter: null }, before, () => PARTS);
  writing.follow({ ...stored, chapter: null, title: "Rain", updatedAt: at(12) });
  writing.settle(true);
  expect(writing.read()).toMatchObject({ title: "Rain", chapter: before.chapter, newer: null });
  expect(writing.read().told).toEqual(new Set([1]));
});

it("offers the last of what is saved elsewhere while a choice waits", () => {
  const writing = writeChapter(stored, before, () => PARTS);
  writing.follow({ ...stored, chapter: "It poured.", updatedAt: at(12) });
  writing.follow({ ...stored, chapter: "It poured for days.", updatedAt: at(13) });
  writing.settle(true);
  expect(writing.read()).toMatchObject({ chapter: "It poured for days.", newer: null, state: "kept" });
});

it("keeps what is stored", () => {
  const written = writeChapter({ ...stored, chapter: before.chapter }, before);
  written.renew(after);
  expect(written.read()).toMatchObject({ chapter: before.chapter, state: "kept" });
});

it("keeps what nobody wrote while it is held, and makes it anew once all have let go", () => {
  const writing = writeChapter({ ...stored, chapter: null }, before);
  const letGo = [writing.hold(), writing.hold()];
  writing.renew(after);
  letGo[0]?.();
  expect(writing.read().chapter).toBe(before.chapter);
  letGo[1]?.();
  expect(writing.read()).toMatchObject({ chapter: after.chapter, state: "kept" });
});

it("keeps what was typed while it was held", () => {
  const writing = writeChapter({ ...stored, chapter: null }, before);
  const letGo = writing.hold();
  writing.renew(after);
  writing.write({ chapter: "They rested. It rained." });
  letGo();
  expect(writing.read()).toMatchObject({ chapter: "They rested. It rained.", state: "unsaved" });
});

const whoPaid = { text: "Who paid?", isDone: false };
const whoSang = { text: "Who sang?", isDone: false };

/** The server, on which another person has stored this version: it refuses what doesn't go on from it. */
const storeElsewhere = (theirs: Evening) => {
  readEvening.mockResolvedValue(theirs);
  const write = (_: number, given: object) => {
    const { seenAt, ...body } = (given as { body: { seenAt: Date } }).body;
    if (seenAt.getTime() !== theirs.updatedAt.getTime())
      return Promise.reject(new CallError("", { status: 409, fields: {} }));
    return Promise.resolve({ ...theirs, ...body, updatedAt: at(20) });
  };
  writeEvening.mockImplementation(write);
  signEvening.mockImplementation(write);
};
const lastSent = () => writeEvening.mock.calls.at(-1)?.[1];

it("merges what two have changed in different parts, and asks nothing", async () => {
  const writing = writeChapter(stored, before);
  writing.write({ chapter: "It snowed." });
  storeElsewhere({ ...stored, title: "Rain", threads: [whoPaid], updatedAt: at(12) });
  await writing.save();
  const merged = { title: "Rain", chapter: "It snowed.", threads: [whoPaid] };
  expect(lastSent()).toMatchObject({ body: { ...merged, seenAt: at(12) } });
  expect(writing.read()).toMatchObject({ ...merged, state: "kept", newer: null });
  expect(readDraft(`chapter:${stored.id}`)).toBeNull();
});

it("asks about what both have changed alone, and keeps the rest of both", async () => {
  for (const isTheirs of [true, false]) {
    const writing = writeChapter(stored, before);
    writing.write({ chapter: "It snowed.", threads: [whoSang] });
    const theirs = { ...stored, title: "Rain", chapter: "It poured.", threads: [whoPaid], updatedAt: at(12) };
    storeElsewhere(theirs);
    await writing.save();
    expect(writing.read()).toMatchObject({ newer: theirs, asked: ["chapter"], state: "failed" });
    // Also where it is opened again before one has chosen.
    expect(writeChapter(theirs, before).read()).toMatchObject({ newer: theirs, asked: ["chapter"] });
    writing.settle(isTheirs);
    await writing.save();
    const chapter = isTheirs ? "It poured." : "It snowed.";
    const kept = { title: "Rain", chapter, threads: [whoSang, whoPaid] };
    expect(lastSent()).toMatchObject({ body: kept });
    expect(writing.read()).toMatchObject({ ...kept, state: "kept", newer: null, asked: [] });
  }
});

it("goes on from a draft where others changed other parts since", async () => {
  writeChapter(stored, before).write({ chapter: "It snowed." });
  const theirs = { ...stored, title: "Rain", updatedAt: at(12) };
  const again = writeChapter(theirs, before);
  expect(again.read()).toMatchObject({ title: "Rain", chapter: "It snowed.", state: "unsaved", newer: null });
});

it("takes what another changed beside the field in hand, and asks about that field alone", () => {
  const writing = writeChapter(stored, before, () => ["chapter"]);
  writing.follow({ ...stored, title: "Rain", updatedAt: at(12) });
  expect(writing.read()).toMatchObject({ title: "Rain", newer: null, state: "kept" });
  const poured = { ...stored, title: "Storm", chapter: "It poured.", updatedAt: at(13) };
  writing.follow(poured);
  expect(writing.read()).toMatchObject({ chapter: "It rained.", newer: poured, asked: ["chapter"] });
  // One who comes to write the same has nothing to choose.
  writing.write({ chapter: "It poured." });
  expect(writing.read()).toMatchObject({ title: "Storm", chapter: "It poured.", newer: null, state: "kept" });
});

it("seals nothing that was not read", async () => {
  const writing = writeChapter(stored, before);
  writing.write({ chapter: "It snowed." });
  storeElsewhere({ ...stored, title: "Rain", updatedAt: at(12) });
  await expect(writing.sign()).rejects.toMatchObject({ status: 409 });
  expect(writing.read()).toMatchObject({ title: "The Choir", chapter: "It snowed.", asked: ["title"] });
});

it.each([[[]], [[whoSang]]])("seals no chapter from which it takes another's thread: %j", async (threads) => {
  const writing = writeChapter({ ...stored, threads }, before);
  storeElsewhere({ ...stored, threads: [...threads, whoPaid], updatedAt: at(12) });
  await expect(writing.sign()).rejects.toMatchObject({ status: 409 });
  expect(signEvening).toHaveBeenCalledTimes(1);
  expect(writing.read()).toMatchObject({ threads, asked: ["threads"], state: "failed" });
  await expect(writing.sign()).rejects.toMatchObject({ status: 409 });
  expect(signEvening).toHaveBeenCalledTimes(1);
});

it("seals no thread that came while the seal was at hand or the chapter was saved before it", async () => {
  const theirs = { ...stored, threads: [whoPaid], updatedAt: at(12) };
  const sealing = writeChapter(stored, before, () => PARTS);
  storeElsewhere(theirs);
  sealing.follow(theirs);
  expect(sealing.read()).toMatchObject({ threads: [], asked: ["threads"] });
  // What another saves next ends no question of which one has not heard.
  const renamed = { ...theirs, title: "Rain", threads: [whoPaid, whoSang], updatedAt: at(13) };
  sealing.follow(renamed);
  expect(sealing.read()).toMatchObject({ threads: [], newer: renamed, asked: ["title", "threads"] });
  await expect(sealing.sign()).rejects.toMatchObject({ status: 409 });
  sealing.settle(false);
  expect(sealing.read()).toMatchObject({ title: "The Choir", threads: [], newer: null });

  const saving = writeChapter(stored, before);
  saving.write({ threads: [whoSang] });
  storeElsewhere(theirs);
  await expect(saving.sign()).rejects.toMatchObject({ status: 409 });
  expect(saving.read()).toMatchObject({ threads: [whoSang], asked: ["threads"] });
  expect(signEvening).not.toHaveBeenCalled();
});

it("asks about threads until one chooses, and signs what is written by then", async () => {
  let isOpen = true;
  const writing = writeChapter(stored, before, () => (isOpen ? PARTS : []));
  const theirs = { ...stored, threads: [whoPaid], updatedAt: at(12) };
  storeElsewhere(theirs);
  writing.follow(theirs);
  isOpen = false;
  writing.write({ chapter: "It snowed." });
  expect(writing.read()).toMatchObject({ threads: [], asked: ["threads"] });
  writing.settle(true);
  expect(writing.read()).toMatchObject({ threads: [whoPaid], newer: null });
  await writing.save();
  storeElsewhere({ ...stored, chapter: "It snowed.", threads: [whoPaid], there: [7], updatedAt: at(30) });
  await writing.sign();
  expect(signEvening.mock.calls).toMatchObject([
    [1, { body: { seenAt: at(20) } }],
    [1, { body: { chapter: "It snowed.", threads: [whoPaid], seenAt: at(30) } }],
  ]);
});

it("saves threads that two have merged in different orders once", async () => {
  let shared: Evening = stored;
  let minute = 12;
  writeEvening.mockImplementation((_, given) => {
    const { seenAt, ...body } = (given as { body: { seenAt: Date } }).body;
    if (seenAt.getTime() !== shared.updatedAt.getTime())
      return Promise.reject(new CallError("", { status: 409, fields: {} }));
    shared = { ...shared, ...body, updatedAt: at(minute++) };
    return Promise.resolve(shared);
  });
  readEvening.mockImplementation(() => Promise.resolve(shared));
  const [here, there] = [0, 1].map(() => writeChapter(stored, before, () => ["threads"]));
  here?.write({ threads: [whoPaid] });
  there?.write({ threads: [whoSang] });
  for (let round = 0; round < 5; round++)
    for (const one of [here, there]) {
      one?.follow(shared);
      await one?.save();
    }
  for (const one of [here, there]) expect(one?.read()).toMatchObject({ state: "kept", newer: null });
  expect(shared.threads).toHaveLength(2);
  expect(writeEvening.mock.calls.length).toBeLessThanOrEqual(3);
});

it("counts what was sent from an earlier page no more once a draft goes on from what another stored since", async () => {
  const writing = writeChapter(stored, before);
  writing.write({ chapter: "It snowed." });
  await writing.save();
  writing.write({ chapter: "It rained.", title: "Rain" });
  // It never came in: another went on from what was stored before.
  const theirs = { ...stored, threads: [whoPaid], updatedAt: at(12) };
  const again = writeChapter(theirs, before);
  expect(again.read()).toMatchObject({ chapter: "It rained.", threads: [whoPaid], newer: null });
  storeElsewhere({ ...theirs, chapter: "It poured.", updatedAt: at(13) });
  await again.save();
  expect(again.read()).toMatchObject({ chapter: "It poured.", title: "Rain", newer: null, state: "kept" });
});

it("leaves the draft that another tab has kept since", async () => {
  const [here, there] = [writeChapter(stored, before), writeChapter(stored, before)];
  here.write({ chapter: "It snowed." });
  there.write({ chapter: "It poured." });
  writeEvening.mockImplementation((_, given) =>
    Promise.resolve({ ...stored, ...(given as { body: object }).body, updatedAt: at(12) }),
  );
  await here.save();
  expect(here.read().state).toBe("kept");
  expect(readDraft(`chapter:${stored.id}`)).toContain("It poured.");
  await there.save();
  expect(readDraft(`chapter:${stored.id}`)).toBeNull();
});

it("goes on from a draft that knows what was sent by whole digests", async () => {
  const writing = writeChapter(stored, before);
  writing.write({ chapter: "It snowed." });
  writing.write({ chapter: "It rained." });
  const { changed, ...others } = JSON.parse(readDraft(`chapter:${stored.id}`) ?? "") as { changed: object };
  const draft = JSON.stringify({ ...others, changed: { ...changed, sent: ["41-7"] } });
  keepDraft(`chapter:${stored.id}`, draft);
  // What was put back is no less one's own than what was sent.
  const poured = { ...stored, chapter: "It poured.", updatedAt: at(12) };
  expect(open(poured)).toMatchObject({ chapter: "It rained.", asked: ["chapter"] });
});
