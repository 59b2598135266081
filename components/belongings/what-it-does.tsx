import { use } from "react";
import { ErrorState } from "@/components/ui/error-state";
import type { Owner } from "@/lib/model/belonging";
import type { CharacterClass } from "@/lib/model/origin";
import { deedTexts } from "@/lib/messages/deeds";
import { type Deed, deedsOf } from "@/lib/rules/deeds";
import type { EnergyChange } from "@/lib/rules/energy";
import type { BelongingRows } from "./belongings-page";
import { DeedLine } from "./deed-line";
import { EnergyBeads, energyLeftFor } from "./energy-beads";
import { ShowBelonging } from "./show-belonging";
import { useBelongingList } from "./use-belongings";
import lineStyles from "./deed-line.module.css";
import styles from "./what-it-does.module.css";

interface WhatItDoesProps {
  title: string;
  owner: Owner;
  /** What the server rendered. */
  rows: BelongingRows | undefined;
  /** The class whose energy its spells take. */
  energy?: CharacterClass | null | undefined;
  /** Left out for those who may not spend it. */
  onEnergy?: ((change: EnergyChange) => void) | undefined;
}

/** Attacks, what is at hand and the spells, a line each, with to hit, damage and healing as buttons. */
export function WhatItDoes({ title, owner, rows, energy, onEnergy }: WhatItDoesProps) {
  const item = useBelongingList({ owner, kind: "item", rows: rows?.item });
  const spell = useBelongingList({ owner, kind: "spell", rows: rows?.spell });
  const action = useBelongingList({ owner, kind: "action", rows: rows?.action });
  const show = use(ShowBelonging);
  const lists = [item, spell, action];
  const lines = (deeds: readonly Deed[]) => (
    <ul className={lineStyles["deeds"]}>
      {deeds.map((deed) => (
        <DeedLine
          key={`${deed.kind} ${deed.id}`}
          deed={deed}
          missing={energyLeftFor(deed.level, energy)}
          onShow={() => show(deed.kind, deed.id)}
        />
      ))}
    </ul>
  );
  const panel = () => {
    if (lists.some(({ error, data }) => error !== undefined && !data))
      return (
        <ErrorState
          part
          text={deedTexts.failed}
          onRetry={() => lists.forEach(({ reload }) => void reload())}
        />
      );
    if (!item.shown || !spell.shown || !action.shown) return <p className="note">{deedTexts.loading}</p>;
    const { attacks, atHand, spells } = deedsOf({
      item: item.shown,
      spell: spell.shown,
      action: action.shown,
    });
    if (attacks.length + atHand.length + spells.length === 0) return <p className="note">{deedTexts.none}</p>;
    const hand = atHand.length > 0 && (
      <>
        <h4 className={styles["label"]}>At hand</h4>
        {lines(atHand)}
      </>
    );
    return (
      <div className={styles["columns"]}>
        <div>
          {attacks.length > 0 && (
            <>
              <h4 className={styles["label"]}>Attacks</h4>
              {lines(attacks)}
            </>
          )}
          {spells.length > 0 && hand}
        </div>
        <div>
          {spells.length > 0 ? (
            <>
              <div className={styles["label"]}>
                <h4>Spells ready</h4>
                {energy && <EnergyBeads energy={energy} onChange={onEnergy} />}
              </div>
              {lines(spells)}
            </>
          ) : (
            hand
          )}
        </div>
      </div>
    );
  };
  return (
    <section className={styles["part"]} aria-label={title}>
      <header className={styles["head"]}>
        <h3>{title}</h3>
        <p>{deedTexts.hold}</p>
      </header>
      {panel()}
    </section>
  );
}
