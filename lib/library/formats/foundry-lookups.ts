import { at, type Fields, fieldsOf, list, markup, number } from "./fields";
import type { Activity } from "./foundry-activities";
import type { Actor } from "./foundry-actor";
import { abilityOf, formulaOf, resolved, saveText } from "./foundry-damage";
import { CANNOT, castingOf, lookupFor } from "./foundry-figures";
import { rolledText } from "./foundry-formula";
import { table } from "./table";

/** What texts of Foundry's look up: `[[lookup @attributes.spell.dc]]` is a figure that Foundry works out. */

export interface Config {
  written: string;
  /** "extended", "average", "2d6", "fire". */
  words: string[];
  /** `activity=…`, `dc=14`. */
  named: ReadonlyMap<string, string>;
}
/** Words and pairs of what stands behind a reference's name. */
export const configOf = (written: string): Config => {
  const all = written.replaceAll('"', "").split(/\s/).filter(Boolean);
  const pairs = all.filter((word) => /^\w+=/.test(word));
  return {
    written,
    words: all.filter((word) => !pairs.includes(word)),
    named: new Map(
      pairs.map((pair) => [
        pair.slice(0, pair.indexOf("=")).toLowerCase(),
        pair.slice(pair.indexOf("=") + 1),
      ]),
    ),
  };
};

/** An item with what it does, and whose it is. */
export interface Bearing {
  item: Fields;
  actor: Actor;
  activities: readonly Activity[];
}

const LEGENDARY = (most: number) =>
  `It can take ${most} legendary actions, one at a time and only at the end of another creature's turn. It regains them at the start of its own.`;
/** What an activity works out of its own fields: "save.dc.value", "healing.formula", "damage.parts.0.formula". */
const within = (fields: Fields, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? list(value)[Number(step)] : at(fieldsOf(value), step)),
    fields,
  );
const ofActivity = (bearing: Bearing, activity: Activity, path: string): string => {
  const { item, actor } = bearing;
  if (path === "save.dc.value") return /\d+/.exec(saveText(item, activity, actor))?.[0] ?? "";
  const steps = path.replace(/\[(\d{1,2})\]/g, ".$1").split(".");
  const own = markup(within(activity.fields, steps));
  const part =
    own === "" && steps.at(-1) === "formula"
      ? formulaOf(fieldsOf(within(activity.fields, steps.slice(0, -1))))
      : own;
  return rolledText(resolved(part, item, actor, abilityOf(item, activity, actor)), false);
};
const found = (bearing: Bearing, config: Config, path: string): string => {
  const { item, actor } = bearing;
  if (path === "resources.legact.label")
    return LEGENDARY(number(at(actor.system, "resources", "legact", "max")) ?? 0);
  const id = config.named.get("activity");
  const its = bearing.activities.filter((one) => id === undefined || one.id === id);
  const value = id === undefined ? lookupFor(actor, item, castingOf(actor, item))(path) : undefined;
  if (value !== undefined) return String(value);
  return its.map((activity) => ofActivity(bearing, activity, path)).find((one) => one !== "") ?? "";
};
const STYLES = table<(text: string) => string>({
  lowercase: (words) => words.toLowerCase(),
  uppercase: (words) => words.toUpperCase(),
  capitalize: (words) => words.charAt(0).toUpperCase() + words.slice(1),
});
/** What stands in braces behind a lookup is said where nothing is found; where there is nothing either, that is told. */
export const lookup = (bearing: Bearing, config: Config, otherwise: string | undefined): string => {
  const written = config.named.get("path") ?? config.words.find((word) => word.startsWith("@")) ?? "";
  const path = written.replace(/^@/, "");
  const said = path === "" ? "" : found(bearing, config, path);
  const style = [config.named.get("style") ?? "", ...config.words].find((word) => STYLES.has(word));
  if (said !== "") return style ? (STYLES.get(style)?.(said) ?? said) : said;
  if (otherwise !== undefined) return otherwise;
  bearing.actor.told.add(CANNOT(written));
  return written;
};
