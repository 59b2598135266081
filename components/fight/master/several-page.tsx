import { useState } from "react";
import { figure } from "@/lib/rules/abilities";
import { saveLabel } from "@/lib/rules/dice-in-text";
import { Box } from "@/components/ui/box";
import type { CombatantView } from "@/lib/model/fight";
import { changedHitPoints } from "@/lib/rules/hit-points";
import { AskSaves } from "./ask-saves";
import { DealtBy } from "./dealt-by";
import { FallenDice } from "./fallen-dice";
import { ConditionDialog, preloadConditions } from "./combatant-page";
import wounds from "./combatant-page.module.css";
import parts from "@/components/fight/part.module.css";
import list from "./condition-list.module.css";
import { Face } from "@/components/fight/order/face";
import { useFightTable } from "@/components/fight/fight-table";
import { capitalisedCount } from "@/components/fight/order/in-order";
import { Segments } from "@/components/fight/order/segments";
import styles from "./several-page.module.css";
import { DamageBar } from "./damage-bar";
import type { FightControls } from "./use-fight-controls";
import { type Share, shareOf, type DamageEntry } from "./use-damage-entry";

interface SeveralPageProps {
  controls: FightControls;
  narrow: boolean;
}

const SHARES = [
  { value: "whole", label: "whole" },
  { value: "half", label: "half" },
  { value: "none", label: "none" },
] as const;

/** Several at once: one amount, and who takes how much of it. */
export function SeveralPage({ controls, narrow }: SeveralPageProps) {
  const { choice, damage, saves } = controls;
  const { chosen } = choice;
  const { act, pictureOf } = useFightTable();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div className={styles["head"]}>
        <h2 className="title">{`${capitalisedCount(chosen.length)} chosen`}</h2>
        <button type="button" className={styles["link"]} onClick={controls.letGo}>
          Let go of all
        </button>
      </div>
      {damage.cause && <p className={styles["cause"]}>{`${damage.cause}: ${saveLabel(saves.save)}`}</p>}
      {!narrow && (
        <Box className={wounds["wounds"]} aria-label="Damage to all of them">
          <DamageBar damage={damage} onTurn={(type) => act({ type })} />
          <FallenDice damage={damage} />
          <div className={wounds["again"]}>
            <DealtBy by={damage.by} targets={damage.targets} onChoose={damage.chooseDealer} />
            {damage.recentAmounts.length > 0 && (
              <span className={wounds["remembered"]}>
                <span className="label">again</span>
                {damage.recentAmounts.map((text) => (
                  <button
                    key={text}
                    type="button"
                    className={wounds["chip"]}
                    onClick={() => damage.deal("damage", text)}
                  >
                    {text}
                  </button>
                ))}
              </span>
            )}
          </div>
        </Box>
      )}
      <section className={parts["part"]} aria-label="Who takes how much">
        <p className={parts["label"]}>Who takes how much</p>
        {chosen.length === 0 && <p className="note">Choose in the order whom it hits.</p>}
        <ul>
          {chosen.map((one) => (
            <li key={one.id} className={styles["target"]}>
              <Face one={one} src={pictureOf(one)} className={styles["face"]} />
              <span>
                <b dir="auto">{one.name}</b>
                <Throw one={one} damage={damage} onThrow={() => saves.throwFor(one)} />
              </span>
              <Segments
                label={`Share of ${one.name}`}
                options={SHARES}
                value={damage.shareFor(one.id)}
                onChange={(share: Share) => damage.share(one.id, share)}
              />
              <Outcome one={one} damage={damage} />
            </li>
          ))}
        </ul>
      </section>
      <section className={parts["part"]} aria-label="Conditions for all of them">
        <p className={parts["label"]}>And on all of them</p>
        <button
          type="button"
          className={list["new"]}
          {...preloadConditions}
          onClick={() => setChoosing(true)}
        >
          + Condition
        </button>
        <AskSaves saves={saves} chosen={chosen} />
      </section>
      {isChoosing && <ConditionDialog targets={chosen} act={act} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** How its saving throw went, or that its player has yet to make it. */
function Throw({ one, damage, onThrow }: { one: CombatantView; damage: DamageEntry; onThrow: () => void }) {
  const thrown = damage.thrownBy(one.id);
  if (thrown)
    return <small>{`${thrown.isMade ? "made" : "missed"} the save with ${figure(thrown.total)}`}</small>;
  if (!one.saveAsked) return null;
  return (
    <small>
      {"asked of its player "}
      <button type="button" className={styles["instead"]} onClick={onThrow}>
        Roll it here
      </button>
    </small>
  );
}

/** What would be left of one by the amount that is typed. */
function Outcome({ one, damage }: { one: CombatantView; damage: DamageEntry }) {
  const { hitPoints } = one;
  if (!hitPoints) return <span className={styles["then"]} />;
  const { amount } = damage;
  if (!amount || "dice" in amount)
    return <span className={styles["then"]}>{`${hitPoints.current}/${hitPoints.max}`}</span>;
  const lost = shareOf(amount.amount, damage.shareFor(one.id));
  const left = changedHitPoints({ temporary: 0, ...hitPoints }, { change: -lost }).current;
  return (
    <span className={styles["then"]}>
      {`${hitPoints.current} → `}
      <b>{left}</b>
      {left === 0 && <span className={styles["down"]}>down</span>}
    </span>
  );
}
