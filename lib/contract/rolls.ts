import { z } from "zod";
import { parseBounded } from "@/lib/model/bounded-json";
import { LONGEST_ROLL_LABEL, ROLL_AUDIENCES, type TableRoll } from "@/lib/model/roll";
import { text } from "@/lib/model/text";
import { ABILITIES } from "@/lib/rules/abilities";
import {
  DIE_NAMES,
  type DiceCounts,
  MOST_TABLE_DICE,
  ROLL_MODES,
  ROLL_MODIFIER,
  type ThrownDie,
} from "@/lib/rules/table-roll";
import { wireDate, wireFlag, wireId, wireInteger, wireList, wireSource } from "./codecs";
import { endpoint } from "./endpoint";
import { readOnly, field, createOnly, listOf, writeOnly, wireRecord } from "./wire";

const NO_DICE = 'Dice are given as {"d20": 1}';
const counts = z.partialRecord(z.enum(DIE_NAMES), wireInteger(0, MOST_TABLE_DICE));
/** How many of each die; also as JSON text. The order of the names is the order of typed results. */
const wireCounts = z
  .codec(
    z.union(
      [z.record(z.string(), z.unknown()).meta({ maxProperties: DIE_NAMES.length }), z.string()],
      NO_DICE,
    ),
    z.custom<DiceCounts>(),
    {
      decode: (value, context) => {
        const read = z.safeDecode(counts, typeof value === "string" ? jsonOf(value) : value);
        if (read.success) return read.data;
        context.issues.push({ code: "custom", message: NO_DICE, input: value });
        return z.NEVER;
      },
      encode: (value) => value,
    },
  )
  .meta({ example: { d20: 1, d6: 2 } });

/** Far more than there are dice. */
const COUNTS = { values: 100, depth: 2 };
const jsonOf = (value: string): Record<string, never> => {
  try {
    return parseBounded(value, COUNTS) as Record<string, never>;
  } catch {
    return { [value]: "" as never };
  }
};

const NO_RESULT = "Results are whole numbers from 1 to 100";
const figures = wireList({ max: 3, plain: "commas", entries: 2 * MOST_TABLE_DICE });
const typedList = z.array(z.int(NO_RESULT).min(1, NO_RESULT).max(100, NO_RESULT)).max(2 * MOST_TABLE_DICE);
/** Results of real dice. */
const wireTyped = z
  .codec(wireSource, typedList, {
    decode: (value) => (z.safeDecode(figures, value).data ?? ["?"]).map(Number),
    encode: (value) => value,
  })
  .meta({ entries: typedList, example: [17, 4, 2] });

const thrownDice = z.array(
  z.object({ die: z.enum(DIE_NAMES), result: z.int(), kept: z.union([z.literal(0), z.literal(1)]) }),
);
/** Every die that fell, as JSON text. */
const wireThrown = z
  .codec(z.string(), z.custom<ThrownDie[]>(), {
    decode: (value) => thrownDice.parse(JSON.parse(value)),
    encode: (value) => JSON.stringify(value),
  })
  .meta({ entries: thrownDice, example: '[{"die":"d20","result":17,"kept":1}]' });

const shared = {
  campaignId: createOnly("campaign_id", wireId),
  label: field("label", text(LONGEST_ROLL_LABEL)),
  modifier: field("modifier", wireInteger(ROLL_MODIFIER.min, ROLL_MODIFIER.max)),
  mode: field("mode", z.enum(ROLL_MODES, "Must be normal, advantage or disadvantage")),
  audience: field("for", z.enum(ROLL_AUDIENCES, "Must be table, dm or me")),
};
const roll = wireRecord({
  id: readOnly("roll_id", wireId),
  userId: readOnly("user_id", wireId.nullable()),
  username: readOnly("username", z.string()),
  ...shared,
  characterId: readOnly("character_id", wireId.nullable()),
  // Absent in answers that were kept, and in news on their way, from before it was said.
  save: readOnly("save", z.enum(ABILITIES).nullable().default(null)),
  dice: readOnly("dice", wireThrown),
  total: readOnly("total", z.int()),
  isTyped: readOnly("typed", wireFlag.meta({ example: 0 })),
  createdAt: readOnly("created_at", wireDate),
});
const { campaignId: _, ...sentFields } = shared;
const thrown = wireRecord({
  ...sentFields,
  characterId: writeOnly("character_id", wireId),
  save: writeOnly("save", z.enum(ABILITIES, "Must be str, dex, con, int, wis or cha")),
  dice: writeOnly("dice", wireCounts),
  typed: writeOnly("typed", wireTyped),
});

/** A roll as it is answered, for telling it to those who may see it. */
export const encodeRoll = (one: TableRoll) => roll.answer.encode(one) as Record<string, unknown>;

export const list = endpoint("GET /api/campaigns/[id]/rolls", {
  access: { may: "rolls:use", campaign: "id" },
  answer: listOf(roll.answer),
});
export const create = endpoint("POST /api/campaigns/[id]/rolls", {
  access: { may: "rolls:use", campaign: "id" },
  touches: { roll: "handler" },
  journal: ["roll"],
  body: thrown.create(["dice"], { dice: "Please choose dice" }),
  answer: roll.answer,
  status: 201,
});
