import { usualLines } from "@/lib/rules/at-the-table";
import type { Die } from "@/lib/rules/dice";
import { type AskedRoll, piecesOf, type Save } from "@/lib/rules/dice-in-text";

interface Owned {
  id: number;
  name: string;
  type: string;
  description: string;
  range: string;
  cost: string;
  effects: readonly string[];
  damageTypes: readonly string[];
  level?: number | undefined;
  abilities?: readonly { name: string; effect: string }[];
}

/** A line of what somebody does: one belonging with what it asks to be rolled. */
export interface Deed {
  id: number;
  kind: "item" | "spell" | "action";
  name: string;
  /** Of a spell; 0 where it takes nothing. */
  level: number;
  /** The small print: how far, what kind of harm, else what it takes. */
  detail: string;
  toHit?: AskedRoll;
  amounts: readonly AskedRoll[];
  /** The amounts give hit points back. */
  heals: boolean;
  /** What others must save against. */
  save?: Save;
}
export interface Deeds {
  attacks: Deed[];
  atHand: Deed[];
  spells: Deed[];
}

/** More amounts than these are read in the text. */
const MOST_AMOUNTS = 3;
const HEALING = /\b(?:regain|heal|restor)|\bg(?:ives?|ets?) back\b|\bhit points? back\b/i;
/** What is used up is at hand whether it is rolled for or not. */
const USED_UP = /potion|elixir|scroll|poison|consumable|oil\b|bomb|flask|draught/i;

/** "2d6+3": the dice of a roll, which are of one kind, as short as they are written. */
export const diceFace = ({ pool, modifier }: Pick<AskedRoll, "pool" | "modifier">): string => {
  const [die = 20 satisfies Die] = pool;
  const bonus = modifier === 0 ? "" : modifier > 0 ? `+${modifier}` : `−${-modifier}`;
  return `${pool.length}d${die}${bonus}`;
};

/** Tells the amounts of one deed apart: the same dice of another kind are another amount. */
export const amountKey = (amount: AskedRoll): string => `${diceFace(amount)} ${amount.label}`;

/** Each amount once. Dice of no kind repeat those that have one. */
const amountsOf = (rolls: readonly AskedRoll[]): AskedRoll[] => {
  const kinds = new Set(rolls.filter(({ label }) => label !== "").map(diceFace));
  const told = rolls.filter((roll) => roll.label !== "" || !kinds.has(diceFace(roll)));
  return [...new Map(told.map((roll) => [amountKey(roll), roll])).values()];
};

const deedOf = (kind: Deed["kind"], told: Owned): Deed => {
  const asked = usualLines(told).flatMap((line) =>
    piecesOf(line).flatMap(({ roll }) => (roll ? [{ roll, heals: HEALING.test(line) }] : [])),
  );
  const toHit = asked.find(({ roll }) => roll.label === "to hit")?.roll;
  const save = asked.find(({ roll }) => roll.save)?.roll.save;
  const dealt = asked.filter(({ roll }) => !roll.isCheck);
  const amounts = amountsOf(dealt.map(({ roll }) => roll));
  const harm = told.damageTypes.join(" and ").toLowerCase();
  const details = [told.range, harm].filter((detail) => detail.trim() !== "");
  return {
    id: told.id,
    kind,
    name: told.name,
    level: kind === "spell" ? (told.level ?? 0) : 0,
    detail: details.length > 0 ? details.join(", ") : told.cost || told.type,
    ...(toHit && { toHit }),
    amounts: amounts.slice(0, MOST_AMOUNTS),
    heals: dealt[0]?.heals === true && dealt[0].roll.label === "",
    ...(save && { save }),
  };
};

const isRolled = ({ toHit, amounts, save }: Deed) =>
  toHit !== undefined || amounts.length > 0 || save !== undefined;

/**
 * What somebody does in an evening, out of what they have: what harms stands under the attacks, what heals, is used up or takes no roll is at
 * hand, and spells stand by their level. Of other items, which one wears or keeps, nothing is said.
 */
export const deedsOf = (owned: Record<Deed["kind"], readonly Owned[]>): Deeds => {
  const items = owned.item.map((item) => ({ deed: deedOf("item", item), isUsedUp: USED_UP.test(item.type) }));
  const actions = owned.action.map((action) => ({ deed: deedOf("action", action), isUsedUp: true }));
  const both = [...items, ...actions];
  const isAttack = ({ deed }: (typeof both)[number]) => isRolled(deed) && !deed.heals;
  return {
    attacks: both.filter(isAttack).map(({ deed }) => deed),
    atHand: both
      .filter((one) => !isAttack(one) && (one.isUsedUp || isRolled(one.deed)))
      .map(({ deed }) => deed),
    spells: owned.spell
      .map((spell) => deedOf("spell", spell))
      .toSorted((one, other) => one.level - other.level),
  };
};
