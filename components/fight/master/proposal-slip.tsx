import { Button } from "@/components/ui/button";
import type { Character } from "@/lib/model/creature";
import type { Proposal } from "@/lib/rules/fight-model";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./proposal-slip.module.css";

interface ProposalSlipProps {
  characters: readonly Character[];
}

/** By whose hand: the proposer's character in the fight, else any of theirs. */
const proposerOf = ({ userId }: Proposal, characters: readonly Character[], present: ReadonlySet<number>) => {
  const own = characters.filter(({ createdBy }) => createdBy === userId);
  return (own.find(({ id }) => present.has(id)) ?? own[0])?.name ?? "A player";
};

/** What players propose, as a slip handed over the table: taken, halved or waved away with one tap. The others lie below it. */
export function ProposalSlip({ characters }: ProposalSlipProps) {
  const { fight, act } = useFightTable();
  const [proposal, ...waiting] = fight.proposals;
  if (!proposal) return null;
  const present = new Set(fight.combatants.flatMap(({ characterId }) => characterId ?? []));
  const { id: number, amount, combatantId } = proposal;
  const target = fight.combatants.find(({ id }) => id === combatantId)?.name ?? "somebody";
  return (
    <section className={styles["slip"]} aria-label="A player proposes damage">
      <p role="status">
        {proposerOf(proposal, characters, present)} deals <b>{amount}</b> to {target}
        {waiting.length > 0 && <small>{`and ${waiting.length} more`}</small>}
      </p>
      <div className={styles["acts"]}>
        <Button variant="primary" onClick={() => act({ type: "accept", proposal: number, half: false })}>
          {`Take ${amount}`}
        </Button>
        <Button onClick={() => act({ type: "accept", proposal: number, half: true })}>
          {`Half, ${Math.floor(amount / 2)}`}
        </Button>
        <Button onClick={() => act({ type: "wave", proposal: number })}>Wave away</Button>
      </div>
    </section>
  );
}
