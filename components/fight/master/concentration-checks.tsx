import { useFightTable } from "@/components/fight/fight-table";
import { LATE_TURNS } from "./asked-checks";
import { Holding } from "./holding";
import type { FightControls } from "./use-fight-controls";

interface ConcentrationChecksProps {
  controls: FightControls;
  /** The one whose own page shows theirs; null where no such page is in sight. */
  shown: number | null;
}

/**
 * The concentration checks of all but the one whose page is open, with their names: damage that a player proposed, or that hit several, asks
 * of people whom nobody has before them.
 */
export function ConcentrationChecks({ controls, shown }: ConcentrationChecksProps) {
  const { fight } = useFightTable();
  const { checks, saves, rolled, done } = controls;
  return checks.map((check) => {
    const one = fight.combatants.find(({ id }) => id === check.combatant);
    return (
      one &&
      one.id !== shown &&
      check.turns < LATE_TURNS && (
        <Holding
          key={check.number}
          {...{ one, check, saves }}
          isNamed
          onRolled={(total) => rolled(check, total)}
          onDone={() => done(check)}
        />
      )
    );
  });
}
