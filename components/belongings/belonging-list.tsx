import type { Opener } from "@/components/ui/later";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import styles from "./belonging-list.module.css";
import { KINDS } from "./kinds";
import { Plate } from "./plate";

interface BelongingListProps {
  kind: BelongingKind;
  list: readonly Belonging[];
  selected: Belonging | undefined;
  onSelect: (id: number) => void;
  /** The slot at the end; left out for those who may only read. */
  slot?: ({ text: string } & Opener) | undefined;
}

/** One slip a belonging; the pressed one is shown above the list and in the full view. */
export function BelongingList({ kind, list, selected, onSelect, slot }: BelongingListProps) {
  return (
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
              <b>{belonging.name}</b>
              <span>{KINDS[kind].short(belonging)}</span>
            </span>
          </button>
        </li>
      ))}
      {slot && (
        <li>
          <NewSlip {...slot} />
        </li>
      )}
    </ul>
  );
}

function NewSlip({ text, ...opener }: { text: string } & Opener) {
  return (
    <button type="button" className={styles["new"]} {...opener}>
      {text}
    </button>
  );
}
