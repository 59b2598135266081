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
import { ProposalSlip } from "@/components/fight/master/proposal-slip";
import styles from "./running-order.module.css";
import type { DamageEntry } from "@/components/fight/master/use-damage-entry";
import { Waiting } from "@/components/fight/master/waiting";

interface RunningOrderProps {
  characters: readonly Character[];
  choosing: Choosing;
  isNarrow: boolean;
  damage: DamageEntry;
  onChange: Parameters<typeof OrderFoot>[0]["onChange"];
}

/** The left page while a fight runs: whose turn it is, what players propose, the order. */
export function RunningOrder(props: RunningOrderProps) {
  const { characters, choosing, isNarrow, damage, onChange } = props;
  const { fight } = useFightTable();
  // Under the thumb all of it is done on one page: who saved is ticked where one was chosen.
  const savedOf = (one: CombatantView) =>
    choosing.chosen.includes(one.id) ? <Saved one={one} damage={damage} /> : null;
  return (
    <>
      <FightHead fight={fight} />
      <Waiting />
      <ProposalSlip characters={characters} />
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
