import Link from "next/link";
import { Button } from "@/components/ui/button";
import { SeeAsList } from "@/components/shell/mirror/see-as-list";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print/print-button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { fightTexts } from "@/lib/messages/fight";
import { mirrorTexts } from "@/lib/messages/mirror";
import type { FightSent } from "@/lib/model/fight";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { useFightTable } from "@/components/fight/fight-table";
import { HitPointChoice } from "@/components/fight/master/hit-point-choice";
import styles from "./order-foot.module.css";

interface OrderFootProps {
  /** Changes how the fight is run or seen. */
  onChange: (sent: FightSent) => void;
}

/** What is seldom done while a fight runs: what players see, the screen for the wall, paper, and the end. */
export function OrderFoot({ onChange }: OrderFootProps) {
  const { fight, act } = useFightTable();
  const confirm = useConfirm();
  const end = async () => {
    const accepted = await confirm({
      text: `End ${fight.name}?`,
      detail: "It stands among the finished fights then, with what everybody did. Undo lets it go on.",
      accept: "End it",
    });
    if (accepted) act({ type: "end" });
  };
  return (
    <section className={styles["foot"]} aria-label="About this fight">
      <p className="label">Players see hit points of monsters</p>
      <HitPointChoice
        value={fight.hitPointsShown}
        onChange={(hitPointsShown) => onChange({ hitPointsShown })}
      />
      <Checkbox
        label={fightTexts.skipsFallen}
        checked={fight.skipsFallen}
        onChange={({ target }) => onChange({ skipsFallen: target.checked })}
      />
      <SeeAsList campaignId={fight.campaignId} title={mirrorTexts.chooseFight} />
      <div className={styles["acts"]}>
        <Link href="/fight?view=table" target="_blank" className={styles["link"]}>
          <Icon name="eye" />
          Screen for the wall
        </Link>
        <PrintButton />
        <Button variant="danger" onClick={() => void end()}>
          End the fight
        </Button>
      </div>
    </section>
  );
}
