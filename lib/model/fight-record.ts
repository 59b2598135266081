import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { COMBATANT_KINDS, FIGHT_LIMIT } from "@/lib/rules/fight-model";
import { HIT_POINTS_SHOWN } from "@/lib/rules/fight-view";
import { conditions } from "./condition";
import { firstOf, listOf, whole } from "./fields";
import { requiredText, text } from "./text";

/**
 * A fight as a file holds it: one that is prepared, or the record of one that is over. Its characters and encounters are named by
 * their places in the file's lists.
 */
const place = whole({ min: 0, max: LIMIT.file.creatures - 1 }).nullable();
const most = { min: 0, max: 2_000_000_000 };
const amount = whole(most);
/** What stands in a book may be beyond what its forms take. */
const figure = whole({ min: -9999, max: 9999 });

const combatant = z.object({
  kind: z.enum(COMBATANT_KINDS),
  character: place,
  encounter: place,
  slug: text(120).nullable(),
  name: requiredText(140),
  baseName: requiredText(140),
  initiative: whole(FIGHT_LIMIT.initiative).nullable(),
  group: whole({ min: 1, max: FIGHT_LIMIT.combatants }).nullable(),
  dexterity: figure,
  armourClass: figure.nullable(),
  hitPoints: z.object({ current: amount, max: amount, temporary: amount }).nullable(),
  isHidden: z.boolean(),
  isUnnamed: z.boolean(),
  isDefeated: z.boolean(),
  conditions,
  concentration: text(120).nullable(),
  note: text(2000),
  dealt: whole(most),
  dealtUnseen: whole(most).optional(),
});
const summaryLine = z.object({
  name: text(140),
  damage: whole(most),
  unseen: whole(most).optional(),
  defeated: z.boolean(),
  isSecret: z.boolean(),
});

export const fightRecord = z
  .object({
    name: requiredText(LIMIT.name),
    hitPointsShown: z.enum(HIT_POINTS_SHOWN),
    state: z.enum(["prepared", "over"]),
    round: whole(most),
    /** Files that were written before it existed don't have it. */
    skipsFallen: z.boolean().default(true),
    combatants: listOf(combatant, FIGHT_LIMIT.combatants),
    /** Of a fight that is over. */
    summary: firstOf(summaryLine, FIGHT_LIMIT.summary).nullable(),
  })
  .refine(
    ({ state, summary }) => (state === "over") === (summary !== null),
    "Only what is over has a summary",
  );

export type FightInFile = z.output<typeof fightRecord>;
