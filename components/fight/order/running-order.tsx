import { LinksFoot } from "@/components/book/links-foot";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Asked } from "@/components/fight/call/asked";
import { isCalled } from "@/lib/rules/fight-call";
import type { Character } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";
import { FightHead } from "@/components/fight/fight-head";
import { useFightTable } from "@/components/fight/fight-table";
import { type Choosing, Order } from "./order";
import { OrderFoot } from "./order-foot";
import { ConcentrationChecks } from "@/components/fight/master/concentration-checks";
import { ProposalSlip } from "@/components/fight/master/proposal-slip";
import styles from "./running-order.module.css";
import type { DamageEntry } from "@/components/fight/master/use-damage-entry";
import type { FightControls } from "@/components/fight/master/use-fight-controls";
import { Waiting } from "@/components/fight/master/waiting";

interface RunningOrderProps {
  characters: readonly Character[];
  choosing: Choosing;
  isNarrow: boolean;
  controls: FightControls;
  /** Whose own page is in sight beside this one. */
  shown: number | null;
  onChange: Parameters<typeof OrderFoot>[0]["onChange"];
}

/** The left page while a fight runs: whose turn it is, what players propose, the order. */
export function RunningOrder(props: RunningOrderProps) {
  const { characters, choosing, isNarrow, controls, shown, onChange } = props;
  const { fight } = useFightTable();
  // Under the thumb all of it is done on one page: who saved is ticked where one was chosen.
  const savedOf = (one: CombatantView) =>
    choosing.chosen.includes(one.id) ? <Saved one={one} damage={controls.damage} /> : null;
  return (
    <>
      <FightHead fight={fight} />
      <Waiting />
      <div className={styles["asked"]}>
        <ProposalSlip characters={characters} />
        <ConcentrationChecks {...{ controls, shown }} />
      </div>
      {isCalled(fight) && <Asked characters={characters} />}
      <Order choosing={choosing} {...(choosing.several && isNarrow && { under: savedOf })} />
      <OrderFoot onChange={onChange} />
      <LinksFoot kind="fight" id={fight.id} name={fight.name} />
    </>
  );
}

function Saved({ one, damage }: { one: CombatantView; damage: DamageEntry }) {
  const label = (
    <>
      <span className="vh">{`${one.name} `}</span>saved: half
    </>
  );
  return (
    <Checkbox
      className={styles["saved"] ?? ""}
      label={label}
      checked={damage.shareFor(one.id) === "half"}
      onChange={(event) => damage.share(one.id, event.target.checked ? "half" : "whole")}
    />
  );
}
