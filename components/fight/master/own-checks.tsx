import type { CombatantView } from "@/lib/model/fight";
import { Holding } from "./holding";
import type { FightControls } from "./use-fight-controls";

/** The concentration checks of the one whose page is open. */
export function OwnChecks({ one, controls }: { one: CombatantView; controls: FightControls }) {
  const { checks, saves, rolled, done } = controls;
  return checks
    .filter(({ combatant }) => combatant === one.id)
    .map((check) => (
      <Holding
        key={check.number}
        {...{ one, check, saves }}
        onRolled={(total) => rolled(check, total)}
        onDone={() => done(check)}
      />
    ));
}
