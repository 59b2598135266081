import { HexBadges } from "@/components/ui/hex-badge";
import { libraryTexts } from "@/lib/messages/library";
import { type LibraryEntries, type LibraryKind, SRD_NOTICE } from "@/lib/model/library";
import styles from "./entry.module.css";
import { type Fact, Lore, Paragraphs, Passages, type TakeAction, Vitals } from "./entry-parts";
import { MonsterEntry } from "./monster-entry";

type Entry = LibraryEntries[LibraryKind];

interface EntryViewProps {
  entry: Entry;
  /** Where single actions are taken. */
  onTakeAction?: TakeAction | undefined;
}

/** An entry of the library as it is printed, with the licence's sentence at its end. */
export function EntryView({ entry, onTakeAction }: EntryViewProps) {
  return (
    <article className={styles["entry"]} aria-label={entry.name}>
      <h3 className={styles["name"]}>{entry.name}</h3>
      {"abilities" in entry && <MonsterEntry monster={entry} onTakeAction={onTakeAction} />}
      {"school" in entry && <SpellEntry spell={entry} />}
      {"category" in entry && <ItemEntry item={entry} />}
      {"text" in entry && !("school" in entry || "category" in entry) && <TextEntry entry={entry} />}
      <Colophon />
    </article>
  );
}

export function Colophon() {
  return <p className={styles["colophon"]}>{SRD_NOTICE}</p>;
}

const ORDINALS = ["", "1st", "2nd", "3rd"];
const levelLine = ({ level, school }: LibraryEntries["spells"]) =>
  level === 0 ? `${school} cantrip` : `${ORDINALS[level] ?? `${level}th`}-level ${school.toLowerCase()}`;

function SpellEntry({ spell }: { spell: LibraryEntries["spells"] }) {
  return (
    <>
      <p className={styles["line"]}>{levelLine(spell) + (spell.ritual ? " (ritual)" : "")}</p>
      <hr className="rule" />
      <HexBadges types={spell.damageTypes} />
      <Vitals
        words
        facts={[
          ["Casting time", spell.castingTime],
          ["Range", spell.range],
          ["Duration", spell.duration],
        ]}
      />
      <Lore
        facts={[
          ["Components", spell.components],
          ["Classes", spell.classes.join(", ")],
        ]}
      />
      <Paragraphs text={spell.text} of={spell.name} />
      {spell.higherLevels && (
        <>
          <h4 className={styles["head"]}>At higher levels</h4>
          <Paragraphs text={spell.higherLevels} of={spell.name} />
        </>
      )}
    </>
  );
}

function ItemEntry({ item }: { item: LibraryEntries["items"] }) {
  const facts: Fact[] = [
    ["Damage", item.damage],
    ["Two hands", item.twoHanded],
    ["Armour class", item.armourClass],
    ["Cost", item.cost],
    ["Weight", item.weight],
    ["Range", item.range],
  ];
  return (
    <>
      <p className={styles["line"]}>
        {item.kind ? `${item.category}, ${item.kind.toLowerCase()}` : item.category}
      </p>
      <hr className="rule" />
      <HexBadges types={item.damageType ? [item.damageType] : []} />
      <Vitals facts={facts} words={item.armourClass !== ""} />
      <Paragraphs text={item.text} of={item.name} />
      {item.properties.length > 0 && <h4 className={styles["head"]}>Properties</h4>}
      <Passages list={item.properties} />
      <p className={styles["also"]}>
        <span>
          {libraryTexts.itemAlso} <b>{libraryTexts.alsoWhere}</b>.
        </span>
      </p>
    </>
  );
}

/** A condition, race or class: what is written of it. */
function TextEntry({ entry }: { entry: LibraryEntries["conditions" | "races" | "classes"] }) {
  return (
    <>
      <hr className="rule" />
      <Paragraphs text={entry.text} of={entry.name} />
      {"traits" in entry && <Passages list={entry.traits} />}
      {"skillChoices" in entry && (
        <Lore facts={[["Skills", `${entry.skillChoices} of ${entry.skills.join(", ")}`]]} />
      )}
    </>
  );
}
