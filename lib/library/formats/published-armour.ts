import { at, type Fields, fieldsOf, isFields, list, number, prose } from "./fields";
import { all, named } from "./published-text";

interface Armour {
  /** Undefined where none is named. */
  value: number | undefined;
  /** "17 (Shield), 15 (natural armor)", or "". */
  line: string;
}

interface Worn {
  value: number;
  what: string;
  /** Only under a condition or by a spell. */
  isTimely: boolean;
}
/** What the rest of an entry says already. */
const KINDS = ["", "dex", "natural", "armor", "spell", "condition"];
const wornOf = (one: Fields): Worn[] => {
  const value = number(at(one, "value"));
  if (value === undefined) return [];
  const [spell, condition] = [named(at(one, "spell")), named(at(one, "condition"))];
  const type = prose(at(one, "type"));
  const natural = type === "natural" ? "natural armor" : "";
  const other = KINDS.includes(type) ? "" : type;
  const what = [
    prose(at(one, "desc")) || all(at(one, "armor")) || natural,
    spell && `with ${spell}`,
    condition && `while ${condition}`,
    other,
  ];
  return [{ value, what: what.filter(Boolean).join(", "), isTimely: Boolean(spell || condition) }];
};
const wornText = ({ value, what }: Worn): string => (what ? `${value} (${what})` : String(value));

/** The highest armour class that a creature has of itself, and in words what it is made of and what else it can be. */
export const armourOf = (fields: Fields): Armour => {
  const armour = at(fields, "armor_class");
  const detail = [prose(at(fields, "armor_desc")), prose(at(fields, "armor_detail"))]
    .filter(Boolean)
    .join(", ");
  if (!Array.isArray(armour)) {
    // "17 (natural armor)".
    const said = typeof armour === "string" && !/^\s*\d+\s*$/.test(armour) ? prose(armour) : "";
    return { value: number(armour), line: [said, detail].filter(Boolean).join(", ") };
  }
  const classes = list(armour).flatMap((one) => {
    const plain = number(one);
    if (isFields(one)) return wornOf(fieldsOf(one));
    return plain === undefined ? [] : [{ value: plain, what: "", isTimely: false }];
  });
  const own = classes.filter(({ isTimely }) => !isTimely);
  const best = (own.length > 0 ? own : classes).toSorted((one, other) => other.value - one.value)[0];
  const others = classes.filter((one) => one !== best).map(wornText);
  const line = others.length > 0 && best ? [wornText(best), ...others].join(", ") : (best?.what ?? "");
  return { value: best?.value, line: [line, detail].filter(Boolean).join(", ") };
};
