import { at, type Fields, fieldsOf, has, markup, number, text } from "./fields";
import { type Actor, systemOf } from "./foundry-actor";
import { bonusIn, lookupOf } from "./foundry-figures";
import { figureOf, withValues } from "./foundry-formula";
import { table } from "./table";

const MOST_DEXTERITY = table<number>({
  light: Number.POSITIVE_INFINITY,
  medium: 2,
  heavy: 0,
});
const kindOf = (item: Fields): string => {
  const system = systemOf(item);
  return text(at(system, "type", "value")) || text(at(system, "armor", "type"));
};
const valueOf = (actor: Actor, item: Fields): number => {
  const system = systemOf(item);
  const isAttuned = at(system, "attunement") !== "required" || at(system, "attuned") === true;
  const magic = isAttuned ? bonusIn(actor, at(system, "armor", "magicalBonus")) : 0;
  return (number(at(system, "armor", "value")) ?? 0) + magic;
};

/** Armour classes that Foundry works out; `armor` and `dex` are of what is worn. */
const FORMULAS = table<string>({
  default: "@attributes.ac.armor + @attributes.ac.dex",
  mage: "13 + @abilities.dex.mod",
  draconic: "13 + @abilities.dex.mod",
  unarmoredMonk: "10 + @abilities.dex.mod + @abilities.wis.mod",
  unarmoredBarb: "10 + @abilities.dex.mod + @abilities.con.mod",
  unarmoredBard: "10 + @abilities.dex.mod + @abilities.cha.mod",
});

interface Worn {
  armor: number;
  dex: number;
  shield: number;
}
const wornBy = (actor: Actor): Worn => {
  const equipped = actor.items.filter(
    (item) => at(item, "type") === "equipment" && at(systemOf(item), "equipped") === true,
  );
  const armour = equipped.find((item) => MOST_DEXTERITY.has(kindOf(item)));
  const shield = equipped.find((item) => kindOf(item) === "shield");
  const { dex } = actor.modifiers;
  const kind = armour ? kindOf(armour) : "light";
  const most = (armour && number(at(systemOf(armour), "armor", "dex"))) ?? MOST_DEXTERITY.get(kind) ?? 0;
  return {
    armor: armour ? valueOf(actor, armour) : 10,
    // Heavy armour takes no Dexterity along, be it good or bad.
    dex: kind === "heavy" ? 0 : Math.min(dex, most),
    shield: shield ? valueOf(actor, shield) : 0,
  };
};

/** The armour class as Foundry works it out of what the actor wears and is under; undefined where a formula can't be worked out. */
export const armourClassOf = (actor: Actor): number | undefined => {
  const own = fieldsOf(at(actor.system, "attributes", "ac"));
  const written = number(at(own, "value")) ?? number(at(own, "flat"));
  const calculation = text(at(own, "calc"));
  const bonus = bonusIn(actor, at(own, "bonus"));
  const least = bonusIn(actor, at(own, "min"));
  const { armor, dex, shield } = wornBy(actor);
  const isNatural = calculation === "natural";
  // Before armour classes were worked out, the figure alone was kept.
  const isKept = has(own, "value") || calculation === "flat" || (calculation === "" && written !== undefined);
  if (isKept && written !== undefined) return written;
  if (isNatural) return written === undefined ? undefined : Math.max(least, written + shield + bonus);
  const lookup = lookupOf(actor);
  const formula =
    calculation === "custom" ? markup(at(own, "formula")) : FORMULAS.get(calculation || "default");
  if (formula === undefined) return written;
  const values = table({ "attributes.ac.armor": armor, "attributes.ac.dex": dex });
  const base = figureOf(withValues(formula.slice(0, 200), (path) => values.get(path) ?? lookup(path)));
  return base === undefined ? undefined : Math.max(least, Math.trunc(base) + shield + bonus);
};
