import { AbilityCharts } from "@/components/creature/ability-charts";
import { AbilitySteppers } from "@/components/creature/ability-stepper";
import { EditSplit } from "@/components/creature/edit-dialog";
import { VitalFields } from "@/components/creature/vital-fields";
import { Box } from "@/components/ui/box";
import { Tabs } from "@/components/ui/tabs/tabs";
import { CHART_RANGE } from "@/lib/constants";
import type { Character } from "@/lib/model/creature";
import { changedSaves } from "@/lib/rules/creature";
import { SCORE } from "@/lib/rules/abilities";
import styles from "./edit-stats.module.css";
import { EnergyLevels, EnergySettings } from "./energy-fields";

const ranges = { scores: CHART_RANGE.sheet, saves: CHART_RANGE.sheet };

/** Scores with their charts at the left; level, speed, hit points and energy at the right. */
export function EditStats({ before }: { before: Character }) {
  return (
    <EditSplit>
      <div className="stack">
        <AbilityCharts ranges={ranges} savesOf={(abilities) => changedSaves(before, abilities)} />
        <AbilitySteppers legend="Ability scores" most={SCORE.max} />
      </div>
      <div className="stack">
        <VitalFields />
        <Box aria-label="Energy system">
          <h3 className={styles["title"]}>Energy System</h3>
          <Tabs
            label="Energy system"
            tabs={[
              { name: "settings", label: "Settings", panel: <EnergySettings /> },
              { name: "levels", label: "Levels", panel: <EnergyLevels /> },
            ]}
            defaultValue="levels"
          />
        </Box>
      </div>
    </EditSplit>
  );
}
