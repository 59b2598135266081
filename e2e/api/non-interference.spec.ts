// What a player is answered and told does not depend on anything that is hidden from them.
import { setImmediate } from "node:timers/promises";
import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { type Player, test } from "../support/cast";
import { type Listening, listen } from "../support/event-stream";
import { loadPage } from "../support/large-book";
import { make } from "../support/make";
import { type Book, makeBook } from "../support/two-worlds";
import { drawActs } from "../support/two-worlds-acts";

const SEED = 20_261_125;
const ACTS = 200;
/** After so many acts the books are compared. */
const EVERY = 20;

/** Of what players may never read, an id is refused as theirs not to read where it exists: here one is asked for that doesn't. */
const NOBODY = 2_147_483_647;

/** Files are made of the same answers. */
const reads = endpoints.flatMap(({ method, access, answer, path }) =>
  method === "GET" && typeof access === "object" && !("file" in answer.shape)
    ? [{ path, kinds: Object.keys(access) }]
    : [],
);

const PAGES = ["/campaign", "/campaign?page=chronicle", "/fight", "/character", "/home"];
const FLIGHT = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
/**
 * A page and the data for its components, less what is drawn for each: ids, moments, nonces. The data come as lines, each as soon as what it
 * is about was read: their order says which of two readings was done first, and is left out.
 */
const plainPage = (html: string): string[] => {
  const plain = (text: string) => text.replaceAll(/nonce(="|":")[^"]+/g, "nonce").replaceAll(/\d+/g, "0");
  const data = [...html.matchAll(FLIGHT)].map(([, text = ""]) => String(JSON.parse(text))).join("");
  return [plain(html.replaceAll(FLIGHT, "")), ...plain(data).split("\n").toSorted()];
};

/** Moments are told by the millisecond: what was done in the last one is then before this. */
const nextMillisecond = async () => {
  const now = Date.now();
  while (Date.now() === now) await setImmediate();
  return Date.now();
};

/** A book as one person meets it: ids by the order in which they were met, moments by the act that they belong to. */
class Meeting {
  readonly #names = new Map<string, string>();
  constructor(readonly moments: readonly number[]) {}

  name(kind: string, id: number | string): string {
    const key = `${kind} ${id}`;
    const name = this.#names.get(key) ?? `${kind}#${this.#names.size}`;
    this.#names.set(key, name);
    return name;
  }

  moment(text: string): string {
    const at = Date.parse(text);
    return `act ${this.moments.findLastIndex((began) => began <= at)}`;
  }

  plain(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) return value.map((one) => this.plain(one, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.plain(one, name)]));
    if (typeof value === "number" && /(^|_)id$|^turn$/.test(key))
      return this.name(key === "turn" ? "combatant_id" : key, value);
    // The same picture has another address in each book.
    if (typeof value === "string" && value.startsWith("/images/")) return this.name("image", value);
    if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return this.moment(value);
    return value;
  }
}

test("a player is answered and told the same, whatever is done that they may not see", async ({
  cast,
  site,
}) => {
  test.setTimeout(240_000);
  const { creator, owner, other } = cast;
  const books = [await makeBook(cast), await makeBook(cast)] as const;
  const moments = books.map(() => [Date.now()]);
  const players = [owner, other];
  const streams = await Promise.all(
    books.map(({ campaign }) => Promise.all(players.map(({ token }) => listen(site, token, { campaign })))),
  );
  const meetings = books.map((_, at) => players.map(() => new Meeting(moments[at] ?? [])));

  const answered = async (player: Player, { campaign, ids }: Book, meeting: Meeting) => {
    const answers = [];
    for (const { path, kinds } of reads) {
      const kind = kinds.find((one) => one !== "may");
      const id = kind === "campaign" ? campaign : (ids.get(kind ?? "") ?? NOBODY);
      const address = path
        .replace("[id]", String(id))
        .replace(/\/(search|names)$/, "/$1?q=letter")
        .replace(/\/links$/, `/links?kind=character&id=${ids.get("character")}`);
      const { status, text } = await player.send("GET", address);
      answers.push([path, status, status === 200 ? meeting.plain(JSON.parse(text)) : text]);
    }
    return answers;
  };
  const shown = async (player: Player, { campaign }: Book) => {
    const pages = [];
    for (const page of PAGES) {
      const { status, text } = await loadPage(site, page, player, campaign);
      pages.push([page, status, plainPage(text)]);
    }
    return pages;
  };
  /** What came before the roll of this label. */
  const told = async (stream: Listening, meeting: Meeting, label: string) => {
    const last = await stream.next(({ data }) => data["label"] === label);
    return stream.events
      .slice(0, stream.events.indexOf(last))
      .filter(({ event }) => event !== "presence" && event !== "moment")
      .map(({ event, data }) =>
        JSON.stringify([
          event,
          data["kind"],
          meeting.plain({ ...data, id: undefined, [`${data["kind"]}_id`]: data["id"] }),
        ]),
      );
  };

  const done: string[] = [];
  for (const [at, { what, isHidden, act }] of drawActs(cast, SEED, ACTS).entries()) {
    for (const [which, book] of books.entries()) {
      if (isHidden && which === 0) continue;
      if (!isHidden) moments[which]?.push(await nextMillisecond());
      await act(book);
    }
    done.push(`${isHidden ? "hidden " : ""}${what}`);
    if ((at + 1) % EVERY > 0) continue;
    for (const [whom, player] of players.entries()) {
      const [plain, besides] = await Promise.all(
        books.map((book, which) => answered(player, book, meetings[which]?.[whom] as Meeting)),
      );
      const [seen, seenBesides] = await Promise.all(books.map((book) => shown(player, book)));
      expect(seenBesides, `seed ${SEED}, after ${done.slice(-EVERY).join(", ")}`).toEqual(seen);
      expect(besides, `seed ${SEED}, after ${done.slice(-EVERY).join(", ")}`).toEqual(plain);
    }
  }
  const label = crypto.randomUUID();
  for (const { campaign } of books)
    await make(creator, `campaigns/${campaign}/rolls`, { dice: { d20: 1 }, label });
  for (const [whom] of players.entries()) {
    const [plain, besides] = await Promise.all(
      books.map((_, which) =>
        told(streams[which]?.[whom] as Listening, meetings[which]?.[whom] as Meeting, label),
      ),
    );
    expect(besides).toEqual(plain);
  }
  for (const stream of streams.flat()) stream.close();
});
