import type { LibraryKind, LibrarySummaries } from "@/lib/model/library";

/** What can be taken of the library. */
export type TakenKind = "monsters" | "spells" | "items";
export type Summary = LibrarySummaries[TakenKind];

interface Filter {
  name: "type" | "level" | "school" | "class" | "category" | "kind";
  label: string;
  options: readonly { value: string; label: string }[];
}
interface Kind {
  /** How many there are in all. */
  all: number;
  filters: readonly Filter[];
  columns: readonly string[];
  /** The figure that one looks for, which stands out. */
  strong: string;
  /** Their widths on wide and on narrow screens. */
  widths: { wide: string; narrow: string };
}

const ANY = { value: "", label: "Any" };
const named = (words: string) => [ANY, ...words.split(", ").map((word) => ({ value: word, label: word }))];
const LEVELS = ["Cantrip", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"];

export const KINDS: Record<TakenKind, Kind> = {
  monsters: {
    all: 322,
    filters: [
      {
        name: "type",
        label: "Type",
        options: named(
          "Aberration, Beast, Celestial, Construct, Dragon, Elemental, Fey, Fiend, Giant, Humanoid, Monstrosity, Ooze, Plant, Undead",
        ),
      },
    ],
    columns: ["CR", "AC", "HP"],
    strong: "CR",
    widths: { wide: "3.1rem 3.1rem 3.1rem", narrow: "2.35rem 2.1rem 2.1rem" },
  },
  spells: {
    all: 319,
    filters: [
      {
        name: "level",
        label: "Level",
        options: [ANY, ...LEVELS.map((label, level) => ({ value: String(level), label }))],
      },
      {
        name: "school",
        label: "School",
        options: named(
          "Abjuration, Conjuration, Divination, Enchantment, Evocation, Illusion, Necromancy, Transmutation",
        ),
      },
      {
        name: "class",
        label: "Class",
        options: named("Bard, Cleric, Druid, Paladin, Ranger, Sorcerer, Warlock, Wizard"),
      },
    ],
    columns: ["Time", "Lvl"],
    strong: "Lvl",
    widths: { wide: "9.5rem 3.1rem", narrow: "6.4rem 2.4rem" },
  },
  items: {
    all: 231,
    filters: [
      {
        name: "category",
        label: "Category",
        options: named("Weapon, Armour, Adventuring gear, Tools, Mounts and vehicles"),
      },
      {
        name: "kind",
        label: "Kind",
        options: named(
          "Simple melee, Simple ranged, Martial melee, Martial ranged, Light, Medium, Heavy, Shield, Ammunition, Arcane focus, Druidic focus, Holy symbol, Kit, Equipment pack",
        ),
      },
    ],
    columns: ["Cost", "Weight"],
    strong: "Cost",
    widths: { wide: "5.4rem 4.2rem", narrow: "4.4rem 3.4rem" },
  },
};

/** The italic words beside a name. */
export const lineOf = (entry: LibrarySummaries[LibraryKind]): string => {
  if ("armourClass" in entry) return `${entry.size} ${entry.type}`;
  if ("school" in entry) return entry.school;
  return "category" in entry ? entry.kind || entry.category : "";
};

/** The figures at the right of a row, in the order of the columns. */
export const figuresOf = (entry: Summary): string[] => {
  if ("armourClass" in entry) return [entry.challenge, String(entry.armourClass), String(entry.hitPoints)];
  if ("school" in entry) return [entry.castingTime, entry.level === 0 ? "–" : String(entry.level)];
  return [entry.cost, entry.weight || "–"];
};

/** `from` and `to` are a range of challenge ratings. */
export type Filters = Partial<Record<Filter["name"] | "from" | "to", string>>;

/** What the library is asked. */
export const askedBy = (query: string, { from, to, level, ...others }: Filters) => {
  const words = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  return {
    ...(query.trim() && { query: query.trim() }),
    ...words,
    ...(level && { level: Number(level) }),
    ...((from || to) && { challenge: { from: valueOf(from, 0), to: valueOf(to, 30) } }),
  };
};
const valueOf = (text: string | undefined, otherwise: number): number => {
  const [above = "", below = "1"] = (text ?? "").split("/");
  return text ? Number(above) / Number(below) : otherwise;
};
