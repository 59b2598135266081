import { useState } from "react";
import { Box } from "@/components/ui/box";
import { Checkbox } from "@/components/ui/form/checkbox";
import { lazyComponent } from "@/components/ui/lazy-component";
import { type Roller, RollerContext } from "@/components/ui/text/roller";
import { HitPointBar } from "@/components/creature/hit-point-bar";
import type { CombatantView } from "@/lib/model/fight";
import { hitPointWord } from "@/lib/rules/fight-hit-points";
import { CombatantHead } from "./combatant-head";
import styles from "./combatant-page.module.css";
import { ConditionList } from "./condition-list";
import { DealtBy } from "./dealt-by";
import { useFightTable } from "@/components/fight/fight-table";
import { FallenDice } from "./fallen-dice";
import { Remarks } from "./remarks";
import { useHeld } from "./use-held";
import { DamageBar } from "./damage-bar";
import type { FightControls } from "./use-fight-controls";
import { OwnChecks } from "./own-checks";

export const [ConditionDialog, preloadConditions] = lazyComponent(
  () => import("./condition-dialog").then((module) => module.ConditionDialog),
  ({ onClose }) => onClose(),
);
const [Deeds] = lazyComponent(() => import("./deeds").then((module) => module.Deeds));

interface CombatantPageProps {
  one: CombatantView;
  controls: FightControls;
  /** The damage bar stands under the thumb instead. */
  narrow: boolean;
  /** A saving throw is asked of others: they are to be chosen. */
  onGather: () => void;
  facts: [name: string, value: string][];
}

/** Whoever is chosen or has the turn, and all that is done to one. */
export function CombatantPage({ one, controls, narrow, onGather, facts }: CombatantPageProps) {
  const { damage, saves } = controls;
  const { act, unconfirmed } = useFightTable();
  /** Who gets a condition. */
  const [choosingFor, setChoosingFor] = useState<number | null>(null);
  const { hold } = controls.choice;
  useHeld(hold, choosingFor);
  const close = () => setChoosingFor(null);
  // Gone from the fight: the page is about somebody else.
  if (choosingFor !== null && choosingFor !== one.id) close();
  const { hitPoints } = one;
  // What monsters do is the dungeon master's to tell.
  const roller: Roller = {
    audience: "dm",
    onRolled: damage.setRolled,
    onSave: (save, of) => {
      saves.prepare(save, `${of} of ${one.name}`);
      onGather();
    },
  };
  return (
    <>
      <CombatantHead one={one} facts={facts} />
      {hitPoints && (
        <Box className={styles["wounds"]} aria-label="Hit points">
          <p className={styles["now"]} data-unconfirmed={unconfirmed.has(one.id) || undefined}>
            <b>{hitPoints.current}</b>
            <span className={styles["of"]}>{`/${hitPoints.max}`}</span>
            {(hitPoints.temporary ?? 0) > 0 && (
              <span className={styles["temporary"]}>{`+${hitPoints.temporary} temporary`}</span>
            )}
            <em>{hitPointWord({ temporary: 0, ...hitPoints })}</em>
          </p>
          <HitPointBar {...hitPoints} />
          {!narrow && <DamageBar damage={damage} onTurn={(type) => act({ type })} />}
          <FallenDice damage={damage} />
          <div className={styles["again"]}>
            <Checkbox
              label="Half, it saved"
              checked={damage.shareFor(one.id) === "half"}
              onChange={(event) => damage.share(one.id, event.target.checked ? "half" : "whole")}
            />
            {!narrow && <DealtBy by={damage.by} targets={damage.targets} onChoose={damage.chooseDealer} />}
            <span className={styles["remembered"]}>
              {damage.recentAmounts.length > 0 && <span className="label">again</span>}
              {damage.recentAmounts.map((text) => (
                <button
                  key={text}
                  type="button"
                  className={styles["chip"]}
                  onClick={() => damage.deal("damage", text)}
                >
                  {text}
                </button>
              ))}
              {narrow && (
                <button type="button" className={styles["chip"]} onClick={() => damage.deal("temporary")}>
                  Temp
                </button>
              )}
            </span>
          </div>
        </Box>
      )}
      <OwnChecks one={one} controls={controls} />
      {one.kind !== "row" && (
        <ConditionList one={one} add={{ ...preloadConditions, onClick: () => setChoosingFor(one.id) }} />
      )}
      <RollerContext value={roller}>
        <Deeds key={`deeds ${one.encounterId} ${one.slug}`} one={one} />
      </RollerContext>
      <Remarks key={`notes ${one.id}`} one={one} hold={hold} />
      {choosingFor !== null && <ConditionDialog targets={[one]} onClose={close} act={act} />}
    </>
  );
}
