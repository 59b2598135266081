import { Icon } from "@/components/ui/icon";
import type { Opener } from "@/components/ui/lazy-component";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import { atTheTable, effectLines } from "@/lib/rules/at-the-table";
import { withoutLinks } from "@/lib/rules/links-in-text";
import styles from "./belonging-list.module.css";
import { KINDS } from "./kinds";
import { Plate } from "./plate";

interface BelongingListProps {
  kind: BelongingKind;
  list: readonly Belonging[];
  selected: Belonging | undefined;
  onSelect: (id: number) => void;
  /** The button that makes one, at the end; left out for those who may only read. */
  createButton?: ({ text: string } & Opener) | undefined;
  /** Beside it: what is ready made. */
  library?: ({ text: string } & Opener) | undefined;
}

/** One slip a belonging; the pressed one is shown above the list and in the full view. */
export function BelongingList({ kind, list, selected, onSelect, createButton, library }: BelongingListProps) {
  return (
    <div className={styles["slips"]}>
      <ul className={styles["list"]} aria-label={KINDS[kind].list}>
        {list.map((belonging) => (
          <li key={belonging.id}>
            <button
              type="button"
              className={styles["slip"]}
              aria-pressed={belonging.id === selected?.id}
              onClick={() => onSelect(belonging.id)}
            >
              <Plate kind={kind} belonging={belonging} size="small" />
              <span>
                <b dir="auto">{belonging.name}</b>
                <span className={styles["line"]} dir="auto">
                  {KINDS[kind].short(belonging)}
                </span>
                {belonging.id !== selected?.id && <Needed belonging={belonging} />}
              </span>
            </button>
          </li>
        ))}
        {createButton && (
          <li>
            <NewSlip {...createButton} />
          </li>
        )}
      </ul>
      {library && <LibrarySlip {...library} />}
    </div>
  );
}

/** What one needs of it at the table, a line of figures and two of text, so that nothing has to be opened in a fight. Of the chosen one it stands above. */
function Needed({ belonging }: { belonging: Belonging }) {
  const facts = atTheTable(belonging);
  const effects = effectLines(belonging);
  return (
    <>
      {facts.length > 0 && (
        <span className={styles["facts"]}>
          {facts.map((fact, index) => (
            <bdi key={`${index} ${fact}`}>{fact}</bdi>
          ))}
        </span>
      )}
      {effects.length > 0 && (
        <span className={styles["effects"]} dir="auto">
          {withoutLinks(effects.join(" "))}
        </span>
      )}
    </>
  );
}

function LibrarySlip({ text, ...opener }: { text: string } & Opener) {
  return (
    <button type="button" className={`${styles["new"]} ${styles["library"]}`} {...opener}>
      <Icon name="library" />
      {text}
    </button>
  );
}

function NewSlip({ text, ...opener }: { text: string } & Opener) {
  return (
    <button type="button" className={styles["new"]} {...opener}>
      {text}
    </button>
  );
}
