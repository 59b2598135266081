import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the tab keeps, and who is logged in. */
const kept = new Map<string, string>();
let person: string;
const repeated = vi.fn<(left: readonly { key: string }[]) => Promise<void>>(async () => {});
const refused = vi.fn<(sentence: string) => void>();

vi.mock("./repeat-deletes", () => ({ repeatDeletes: repeated }));
vi.mock("@/lib/client/page/toast", () => ({
  toast: { success: () => "slip", error: refused, dismiss: () => {} },
}));

/** A page of the tab, whose module finds what the one before it left. */
const openPage = async () => {
  vi.resetModules();
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
      localStorage: { getItem: (key: string) => (key === "user_id" ? person : null) },
      location: new URL("http://localhost/campaign"),
    }),
  );
  const { deleteWithUndo, hiddenKeys } = await import("./undoable-delete");
  const { api } = await import("@/lib/client/api/api");
  return {
    hiddenKeys,
    /** Deletes a note by a call that is answered so, then begins to leave the page. */
    deleteAndLeave: (remove: () => Promise<unknown>, done = () => {}) => {
      const which = { key: "note 1", endpoint: api.notes.remove, id: 1, campaignId: null };
      deleteWithUndo({ ...which, said: "Deleted", failed: "Not deleted", remove, done });
      window.dispatchEvent(new Event("beforeunload"));
    },
  };
};

beforeEach(() => {
  kept.clear();
  person = "1";
  vi.stubGlobal("document", { cookie: "" });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const unanswered = () => new Promise(() => {});

it("repeats on the next page the delete of the page that was left", async () => {
  (await openPage()).deleteAndLeave(unanswered);
  const { hiddenKeys } = await openPage();
  expect([...hiddenKeys()]).toEqual(["note 1"]);
  await expect.poll(() => repeated.mock.calls.length).toBe(1);
});

it("repeats what failed while the page was left, and not where one stayed after all and left later", async () => {
  const refuse = () => Promise.reject(new Error("refused"));
  (await openPage()).deleteAndLeave(refuse);
  await expect.poll(() => refused.mock.calls).toEqual([["Not deleted"]]);
  expect([...(await openPage()).hiddenKeys()]).toEqual(["note 1"]);
  (await openPage()).deleteAndLeave(refuse);
  await expect.poll(() => refused.mock.calls.length).toBe(2);
  window.dispatchEvent(new Event("beforeunload"));
  expect([...(await openPage()).hiddenKeys()]).toEqual([]);
});

it("keeps hidden what is deleted, which a page that was read before may show, and shows what isn't", async () => {
  const done = vi.fn<() => void>();
  const page = await openPage();
  page.deleteAndLeave(async () => {}, done);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect([...page.hiddenKeys()]).toEqual(["note 1"]);
  kept.clear();
  const next = await openPage();
  next.deleteAndLeave(() => Promise.reject(new Error("refused")));
  await expect.poll(() => refused.mock.calls.length).toBe(1);
  expect([...next.hiddenKeys()]).toEqual([]);
});

it("doesn't repeat one person's deletes as another", async () => {
  (await openPage()).deleteAndLeave(unanswered);
  person = "2";
  expect([...(await openPage()).hiddenKeys()]).toEqual([]);
});
