import { z } from "zod";
import { parseId } from "@/lib/model/id";
import type { EncountersSent, SentAct } from "@/lib/model/fight";
import { requiredText, text } from "@/lib/model/text";
import { ABILITIES } from "@/lib/rules/abilities";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { parseDiceFormula } from "@/lib/rules/dice-formula";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import { NO_FLAG, NO_LIST, NO_OBJECT, wireId, wireInteger } from "./codecs";

/** Acts of a fight as they are sent: names of the wire on one side, those of the model on the other. */

const {
  initiative: initiativeRange,
  amount: mostAmount,
  rounds,
  conditionName,
  combatants,
  difficulty,
} = FIGHT_LIMIT;
const ids = z.array(wireId, "Must be a list of ids").max(combatants, `At most ${combatants} ids`);
const someIds = ids.min(1, "Please choose whom this is about");
const wireAmount = wireInteger(0, mostAmount);
const wireInitiative = wireInteger(initiativeRange.min, initiativeRange.max);
const dice = text(20).refine((value) => parseDiceFormula(value) !== null, "Must be dice such as 2d6+3");
const count = wireInteger(1, MOST_COPIES);
const isSet = z.codec(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.literal("0"), z.literal("1")], NO_FLAG),
  z.boolean(),
  { decode: (value) => value === true || value === 1 || value === "1", encode: (value) => (value ? 1 : 0) },
);
const shortName = requiredText(120, "Please enter a name");
/** One of several that an act adds. */
const added = <S extends z.core.$ZodLooseShape>(shape: S) => z.object(shape, NO_OBJECT);

const encounters = z.codec(
  added({
    id: wireId,
    count: count.optional(),
    hit_points: z.union([z.literal("written"), dice], "Must be written or dice such as 2d6").optional(),
    initiative: z.enum(["one", "each"], "Must be one or each").optional(),
  }),
  z.custom<EncountersSent>(),
  {
    decode: ({ id, count: many = 1, hit_points = "written", initiative = "each" }) => ({
      id,
      count: many,
      hitPoints: hit_points === "written" ? ("written" as const) : { dice: hit_points },
      initiative,
    }),
    encode: ({ id, count: many, hitPoints, initiative }) => ({
      id,
      count: many,
      hit_points: hitPoints === "written" ? hitPoints : hitPoints.dice,
      initiative,
    }),
  },
);
const others = z.codec(
  added({
    name: shortName,
    initiative: wireInitiative.nullish(),
    max_HP: wireInteger(1, mostAmount).nullish(),
  }),
  z.custom<{ name: string; initiative: number | null; maxHitPoints: number | null }>(),
  {
    decode: ({ name, initiative = null, max_HP = null }) => ({ name, initiative, maxHitPoints: max_HP }),
    encode: ({ name, initiative, maxHitPoints }) => ({ name, initiative, max_HP: maxHitPoints }),
  },
);
const row = added({ name: shortName, initiative: wireInitiative.nullable().default(null) });
const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry, NO_LIST).max(combatants, `At most ${combatants} entries`);

type Add = Extract<SentAct, { type: "add" }>;
const add = z.codec(
  z.object({
    characters: ids.optional(),
    encounters: list(encounters).optional(),
    library: list(added({ slug: text(120), count: count.optional() })).optional(),
    others: list(others).optional(),
    rows: list(row).optional(),
    hidden: isSet.optional(),
  }),
  z.custom<Omit<Add, "type">>(),
  {
    decode: ({ hidden = false, library = [], ...some }) => ({
      characters: some.characters ?? [],
      encounters: some.encounters ?? [],
      library: library.map((one) => ({ slug: one.slug, count: one.count ?? 1 })),
      others: some.others ?? [],
      rows: some.rows ?? [],
      hidden,
    }),
    encode: (value) => value,
  },
);

/** Null is nobody; left out: who has the turn. */
const dealer = wireId.nullable().optional();
const targets = z.object({ targets: someIds });
const none = z.object({});
const amount = { amount: wireAmount.optional(), dice: dice.optional() };
const withAmount = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z
    .object({ ...shape, ...amount })
    .refine(
      (value: { amount?: unknown; dice?: unknown }) =>
        (value.amount === undefined) !== (value.dice === undefined),
      "Please give either an amount or dice such as 2d6+3",
    );
const NO_VALUES = "Must be an initiative by ids";
const values = z
  .record(z.string(), wireInitiative, NO_VALUES)
  .refine((value) => Object.keys(value).every((id) => parseId(id) !== undefined), NO_VALUES);
const initiative = z.union([z.object({ values }), z.object({ roll: someIds })], {
  // What is wrong with the one that was sent.
  error: ({ input, errors }) => {
    const sent = ["values", "roll"].findIndex((name) => name in Object(input));
    return errors?.[sent]?.[0]?.message ?? "Please give values, or whom to roll for";
  },
});

/** By the act's type, all that comes with it. */
export const ACT_SHAPES: Record<SentAct["type"], z.ZodType> = {
  add,
  remove: z.object({ combatants: someIds }),
  start: z.object({ call: isSet.optional() }),
  end: none,
  next: none,
  previous: none,
  initiative,
  move: z.object({ combatant: wireId, before: wireId.nullable() }),
  damage: withAmount({ targets: someIds, half: ids.default([]), by: dealer }),
  heal: withAmount({ targets: someIds }),
  temporary: withAmount({ targets: someIds }),
  condition: z.object({
    targets: someIds,
    name: requiredText(conditionName, "Please name the condition"),
    rounds: wireInteger(rounds.min, rounds.max).nullable().default(null),
  }),
  clear: z.object({ targets: someIds, name: text(conditionName) }),
  concentrate: z.object({
    target: wireId,
    on: requiredText(120, "Please say on what, or null to end it").nullable().default(null),
  }),
  hide: targets,
  show: targets,
  name: targets,
  unname: targets,
  defeat: targets,
  revive: targets,
  ready: targets,
  ask: z.object({
    targets: someIds,
    save: z.enum(ABILITIES, "Must be str, dex, con, int, wis or cha"),
    difficulty: wireInteger(difficulty.min, difficulty.max),
  }),
  note: z.object({ target: wireId, text: text(2000) }),
  delay: z.object({ target: wireId }),
  propose: withAmount({ target: wireId, heals: isSet.default(false) }),
  accept: z.object({ proposal: wireId, half: isSet.default(false), by: dealer }),
  wave: z.object({ proposal: wireId }),
};
const TYPES = Object.keys(ACT_SHAPES) as SentAct["type"][];
const NO_ACT = "There is no such act";
const head = z.looseObject({ type: z.enum(TYPES, NO_ACT) }, NO_ACT);

/** One act. What is wrong with it is said in one sentence, of the first field that is wrong. */
export const wireAct = z.codec(head.meta({ maxProperties: 8 }), z.custom<SentAct>(), {
  decode: ({ type, ...rest }, context) => {
    const read = z.safeDecode(ACT_SHAPES[type], rest);
    if (read.success) return { type, ...(read.data as object) } as SentAct;
    context.issues.push({
      code: "custom",
      message: read.error.issues[0]?.message ?? "Invalid act",
      input: rest,
    });
    return z.NEVER;
  },
  encode: ({ type, ...rest }) => ({ type, ...(z.encode(ACT_SHAPES[type], rest) as object) }),
});
