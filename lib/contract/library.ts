import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import type { LibraryEntries, LibraryFilters, LibraryKind, LibrarySummaries } from "@/lib/model/library";
import { text } from "@/lib/model/text";
import { HIGHEST_SPELL_LEVEL } from "@/lib/rules/belonging";
import { challengeText, challengeValue } from "@/lib/rules/challenge";
import { wireInteger } from "./codecs";
import { type Endpoint, endpoint } from "./endpoint";
import {
  characterClass,
  classEntry,
  condition,
  item,
  itemEntry,
  monster,
  monsterEntry,
  race,
  raceEntry,
  spell,
  spellEntry,
} from "./library-shapes";
import { type AnswerCodec, type BodyCodec, listOf, writeOnly, wireRecord } from "./wire";

const RANGE = /^(.+?)(?:\.\.|–)(.+)$/;
const NO_CHALLENGE = "Must be a challenge rating such as 1/4, or two of them such as 0..3";
/** "1/4", or from one to another: "1/4..3". */
const wireChallenge = z
  .codec(
    text(LIMIT.range).meta({ description: NO_CHALLENGE }),
    z.object({ from: z.number(), to: z.number() }),
    {
      decode: (value, context) => {
        const [, first = value, last = first] = RANGE.exec(value) ?? [];
        const [from, to] = [challengeValue(first), challengeValue(last)];
        if (from !== undefined && to !== undefined) return { from, to };
        context.issues.push({ code: "custom", message: NO_CHALLENGE, input: value });
        return z.NEVER;
      },
      encode: ({ from, to }) =>
        from === to ? challengeText(from) : `${challengeText(from)}..${challengeText(to)}`,
    },
  )
  .meta({ example: "1/4" });

const sought = (example: string) => text(LIMIT.name).meta({ example });
const query = wireRecord({
  query: writeOnly("q", sought("owl")),
  limit: writeOnly("limit", wireInteger(1, LIMIT.library)),
  offset: writeOnly("offset", wireInteger(0, LIMIT.id)),
});
const asking = {
  monsters: wireRecord({
    ...query.table,
    challenge: writeOnly("cr", wireChallenge),
    type: writeOnly("type", sought("beast")),
  }).patch,
  spells: wireRecord({
    ...query.table,
    level: writeOnly("level", wireInteger(0, HIGHEST_SPELL_LEVEL).meta({ example: 3 })),
    school: writeOnly("school", sought("evocation")),
    class: writeOnly("class", sought("wizard")),
  }).patch,
  items: wireRecord({
    ...query.table,
    category: writeOnly("category", sought("weapon")),
    kind: writeOnly("kind", sought("martial melee")),
  }).patch,
};

/** What a list is asked by: its filters, and which part of what fits. */
type LibraryAsked = LibraryFilters & { limit?: number; offset?: number };
type None = Record<never, never>;

export interface LibraryCalls<K extends LibraryKind> {
  kind: K;
  list: Endpoint<`GET /api/library/${string}`, "signed in", LibraryAsked, None, LibrarySummaries[K][]>;
  read: Endpoint<`GET /api/library/${string}/[slug]`, "signed in", undefined, None, LibraryEntries[K]>;
}
const callsOf = <K extends LibraryKind>(
  kind: K,
  asked: BodyCodec<LibraryAsked>,
  summary: AnswerCodec<LibrarySummaries[K]>,
  whole: AnswerCodec<LibraryEntries[K]>,
): LibraryCalls<K> => ({
  kind,
  list: endpoint(`GET /api/library/${kind}`, { access: "signed in", body: asked, answer: listOf(summary) }),
  read: endpoint(`GET /api/library/${kind}/[slug]`, { access: "signed in", answer: whole }),
});

/** The calls of each kind of the library: a searched list and one whole entry. */
export const library: { [K in LibraryKind]: LibraryCalls<K> } = {
  monsters: callsOf("monsters", asking.monsters, wireRecord(monster).answer, monsterEntry.answer),
  spells: callsOf("spells", asking.spells, wireRecord(spell).answer, spellEntry.answer),
  items: callsOf("items", asking.items, wireRecord(item).answer, itemEntry.answer),
  conditions: callsOf("conditions", query.patch, condition.answer, condition.answer),
  races: callsOf("races", query.patch, wireRecord(race).answer, raceEntry.answer),
  classes: callsOf("classes", query.patch, wireRecord(characterClass).answer, classEntry.answer),
};
