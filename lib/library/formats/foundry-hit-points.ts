import { at, fieldsOf, number, text } from "./fields";
import { type Actor, levelsOf, systemOf } from "./foundry-actor";
import { bonusIn } from "./foundry-figures";
import { advancements } from "./foundry-scale";

/** Of a class's levels: the whole die, its mean, or what was rolled, each with Constitution. */
const ofClasses = (actor: Actor): number => {
  let sum = 0;
  for (const item of actor.items.filter((one) => at(one, "type") === "class")) {
    const system = systemOf(item);
    const die = text(at(system, "hd", "denomination")) || text(at(system, "hitDice"));
    const faces = Number(/\d{1,3}/.exec(die)?.[0] ?? 0);
    for (const advancement of advancements(item, "HitPoints")) {
      const taken = fieldsOf(at(advancement, "value"));
      for (let level = 1; level <= Math.min(30, levelsOf(item)); level += 1) {
        const value = at(taken, String(level));
        const rolled = value === "max" ? faces : value === "avg" ? faces / 2 + 1 : (number(value) ?? 0);
        if (rolled > 0) sum += Math.max(1, rolled + actor.modifiers.con);
      }
    }
  }
  return sum;
};

/** The highest that an actor's hit points can be; undefined where the file holds none. A character's follow from its levels. */
export const mostHitPoints = (actor: Actor): number | undefined => {
  const own = fieldsOf(at(actor.system, "attributes", "hp"));
  const [most, left] = [number(at(own, "max")), number(at(own, "value"))];
  const bonuses = fieldsOf(at(own, "bonuses"));
  const added =
    bonusIn(actor, at(bonuses, "overall")) +
    bonusIn(actor, at(bonuses, "level")) * actor.level +
    (number(at(own, "tempmax")) ?? 0);
  if (most !== undefined && most > 0) return most + added;
  const worked = actor.isCharacter ? ofClasses(actor) : 0;
  if (worked > 0) return Math.max(worked + added, left ?? 0);
  return left ?? most;
};
