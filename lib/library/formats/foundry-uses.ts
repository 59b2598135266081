import { at, code, type Fields, fieldsOf, list, text } from "./fields";
import { activitiesOf } from "./foundry-activities";
import { type Actor, systemOf } from "./foundry-actor";
import { resolved } from "./foundry-damage";
import { castingOf } from "./foundry-figures";
import { rolledText } from "./foundry-formula";
import { table } from "./table";

/** How often an item of Foundry's may be used. */

const RESTS = table<string>({ sr: "Short or Long Rest", lr: "Long Rest" });
const DAILY: readonly string[] = ["day", "dawn", "dusk"];
const rechargeText = (from: string): string => (from === "6" ? "Recharge 6" : `Recharge ${from}-6`);
/** "Recharges after a Long Rest", "2 until a Long Rest", "3/Day". */
const limitText = (most: string, per: string): string => {
  if (DAILY.includes(per)) return `${most}/Day`;
  const rest = RESTS.get(per);
  if (rest !== undefined) return most === "1" ? `Recharges after a ${rest}` : `${most} until a ${rest}`;
  return per === "" || per === "charges"
    ? `${most} ${most === "1" ? "use" : "uses"}`
    : `${most} per ${per.slice(0, 40)}`;
};

const [WHOLE, LOSS] = ["recoverAll", "loseAll"];
const TYPES: readonly string[] = ["", WHOLE, LOSS, "formula"];
const usesIn = (uses: Fields, item: Fields, actor: Actor): string => {
  const written = resolved(at(uses, "max"), item, actor, castingOf(actor, item));
  const most = rolledText(written, false);
  const recoveries = list(at(uses, "recovery")).map(fieldsOf);
  const recharge = recoveries.find((one) => at(one, "period") === "recharge");
  if (recharge) {
    const from = text(at(recharge, "formula")) || "6";
    return [rechargeText(from), ["", "0", "1"].includes(most) ? "" : `${most} uses`]
      .filter(Boolean)
      .join(", ");
  }
  if (!most || most === "0") return "";
  const types = recoveries.map((one) => code(one, "type", (type) => TYPES.includes(type)));
  const whole = recoveries[types.indexOf(WHOLE)];
  const partly = recoveries.flatMap((one, index) => {
    if (one === whole) return [];
    const formula = resolved(at(one, "formula"), item, actor, castingOf(actor, item));
    const back = types[index] === WHOLE || formula === "" ? "all" : rolledText(formula, false);
    const per = text(at(one, "period"));
    return [
      `${back} ${types[index] === LOSS ? "lost" : "back"} after a ${RESTS.get(per) ?? per.slice(0, 40)}`,
    ];
  });
  const per = text(at(whole ?? uses, whole ? "period" : "per"));
  return [limitText(most, per), ...partly].join(", ");
};

/** "Recharge 5-6", "3/Day", or "". */
export const usesOf = (item: Fields, actor: Actor): string => {
  const system = systemOf(item);
  const recharge = text(at(system, "recharge", "value"));
  if (recharge && recharge !== "0") return rechargeText(recharge);
  const own = usesIn(fieldsOf(at(system, "uses")), item, actor);
  if (own !== "") return own;
  const each = activitiesOf(item).map(({ fields }) => usesIn(fieldsOf(at(fields, "uses")), item, actor));
  return [...new Set(each.filter((uses) => uses !== ""))].join(", ");
};
