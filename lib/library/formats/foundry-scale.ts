import { slugOf } from "@/lib/library/slug";
import { at, type Fields, fieldsOf, list, markup, number, text } from "./fields";
import { type Actor, identifierOf, levelsOf, systemOf } from "./foundry-actor";

/** Figures that grow with a class's levels, as Foundry keeps them in the "advancement" of classes, subclasses, races and features. */

const advancementOf = (item: Fields): readonly Fields[] => {
  const own = at(systemOf(item), "advancement");
  return (Array.isArray(own) ? list(own) : Object.values(fieldsOf(own)).slice(0, 200)).map(fieldsOf);
};
export const advancements = (item: Fields, type: string): readonly Fields[] =>
  advancementOf(item).filter((one) => at(one, "type") === type);

/** The level that counts for an item: its own, its class's, or the character's. */
const levelFor = (item: Fields, { items, level }: Actor): number => {
  const type = at(item, "type");
  if (type === "class") return levelsOf(item);
  if (type !== "subclass") return level;
  const identifier = text(at(systemOf(item), "classIdentifier"));
  const own = items.find((one) => at(one, "type") === "class" && identifierOf(one) === identifier);
  return own ? levelsOf(own) : level;
};

/** The entry of the highest level that is reached. */
const reached = (scale: Fields, level: number): Fields => {
  const levels = Object.keys(scale)
    .map(Number)
    .filter((from) => Number.isInteger(from) && from <= level);
  return fieldsOf(at(scale, String(Math.max(...levels))));
};

const dieText = (value: Fields): string => {
  const faces = text(at(value, "faces")) || text(at(value, "die")).replace(/^d/, "");
  return faces ? `${text(at(value, "number"))}d${faces}` : "";
};
const partOf = (value: Fields, part: string): number | string | undefined => {
  const die = dieText(value);
  if (part === "number") return number(at(value, "number"));
  if (part === "faces") return number(die.replace(/^\d*d/, ""));
  if (part === "die" || part === "denom") return die.replace(/^\d+/, "") || undefined;
  return part === "" || part === "value" || part === "formula"
    ? die || markup(at(value, "value")) || undefined
    : undefined;
};

/** What `scale.barbarian.rages` stands for. */
export const scaleOf = (actor: Actor, path: readonly string[]): number | string | undefined => {
  const [owner = "", name = "", part = ""] = path;
  for (const item of actor.items) {
    if (identifierOf(item) !== owner) continue;
    for (const one of advancements(item, "ScaleValue")) {
      const configuration = fieldsOf(at(one, "configuration"));
      const own = text(at(configuration, "identifier")) || slugOf(text(at(one, "title")).slice(0, 200));
      if (own === name)
        return partOf(reached(fieldsOf(at(configuration, "scale")), levelFor(item, actor)), part);
    }
  }
  return undefined;
};
