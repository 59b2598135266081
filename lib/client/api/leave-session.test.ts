import { beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { CallError } from "./call";
import { deleteWithUndo } from "@/lib/client/storage/undoable-delete";
import { keepPictures } from "@/lib/client/storage/picture-drafts";
import { leaveSession } from "./leave-session";

/** The pictures of drafts, by the keys of their drafts. */
const { pictures } = vi.hoisted(() => ({ pictures: new Map<string, object>() }));
vi.mock("idb-keyval", () => ({
  keys: async () => [...pictures.keys()],
  set: async (key: string, kept: object) => {
    // A turn of the event loop later, as in a browser.
    await new Promise((resolve) => setTimeout(resolve));
    pictures.set(key, kept);
  },
  del: async (key: string) => void pictures.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => pictures.delete(key)),
}));

/** As the browser's storage, its keys can be listed. */
const memory = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
let stored: Record<string, string>;

const OF_ONE = [
  "draft:1:note",
  "draft:1:note:pictures",
  "search:1:all",
  "library:1:monsters",
  "shownSeen:1:12",
  "diceHistory:1",
];
const OF_OTHERS = OF_ONE.map((key) => key.replace(":1", ":12"));
/** As they were once kept. */
const NAMELESS = ["diceHistory", "library:monsters", "library:spells", "library:items"];

beforeEach(() => {
  stored = Object.create(memory) as Record<string, string>;
  const kept = ["token", "campaigns", "muted", "draft:nobody:note", ...NAMELESS, ...OF_ONE, ...OF_OTHERS];
  for (const key of kept) stored[key] = "kept";
  stored["user_id"] = "1";
  pictures.clear();
  for (const owner of ["1", "12", "nobody"]) pictures.set(`draft:${owner}:note`, {});
  const page = new EventTarget();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal(
    "window",
    Object.assign(page, { localStorage: stored, location: new URL("http://localhost") }),
  );
});

it("forgets all of the person who leaves, also where the page hears of it before the answer, and nothing of others", async () => {
  await leaveSession(async () => {
    delete stored["token"];
    delete stored["user_id"];
  });
  expect(Object.keys(stored)).toEqual(["muted", ...OF_OTHERS]);
  expect([...pictures.keys()]).toEqual(["draft:12:note"]);
});

it("forgets pictures too that were chosen as one left, and could not be stored before", async () => {
  let kept: Promise<void> | undefined;
  await leaveSession(async () => {
    kept = keepPictures("map", { image: new File(["x"], "bridge.png") });
    delete stored["user_id"];
  });
  await kept;
  expect(Object.keys(stored)).toEqual(["muted", ...OF_OTHERS]);
  expect([...pictures.keys()]).toEqual(["draft:12:note"]);
});

it("leaves the session of somebody else alone who has logged in meanwhile", async () => {
  await leaveSession(async () => {
    stored["user_id"] = "12";
  });
  expect(Object.keys(stored)).toEqual(["token", "campaigns", "muted", ...OF_OTHERS, "user_id"]);
});

it("sends the deletes that wait for their undo before it ends the session", async () => {
  const sent: string[] = [];
  const call = (name: string) => async () => void sent.push(name);
  const texts = { said: "Deleted", failed: "Not deleted" };
  const which = { key: "note 1", endpoint: api.notes.remove, id: 1, campaignId: null };
  deleteWithUndo({ ...which, ...texts, remove: call("delete"), done: () => {} });
  await leaveSession(call("log out"));
  expect(sent).toEqual(["delete", "log out"]);
});

/** A call whose answers get lost (0) or are refused as a test says, and which is answered after that. */
const answered = (...statuses: number[]) =>
  vi.fn<() => Promise<void>>(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw new CallError("", { status, fields: {} });
  });

it("asks once more where no answer came, and takes a session that has ended by then for an answer", async () => {
  for (const end of [answered(0), answered(502, 401)]) {
    stored["user_id"] = "1";
    await leaveSession(end);
    expect(end).toHaveBeenCalledTimes(2);
    expect(Object.keys(stored)).toEqual(["muted", ...OF_OTHERS]);
  }
});

it("takes an ended session for no answer of an earlier press, after which it may have been ended elsewhere", async () => {
  await expect(leaveSession(answered(0, 0))).rejects.toThrow(CallError);
  await expect(leaveSession(answered(401))).rejects.toThrow(CallError);
  expect(stored["draft:1:note"]).toBe("kept");
});

it("asks no second time where the first took long to fail", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(30_000);
  const end = answered(0);
  await expect(leaveSession(end)).rejects.toThrow(CallError);
  expect(end).toHaveBeenCalledOnce();
  now.mockRestore();
});

it("takes an ended session for no answer where nothing was lost, or where a refusal came since", async () => {
  const refused = (...statuses: number[]) =>
    expect(leaveSession(answered(...statuses))).rejects.toThrow(CallError);
  await refused(401);
  await refused(0, 429);
  await refused(400);
  await refused(401);
  expect(stored["draft:1:note"]).toBe("kept");
});
