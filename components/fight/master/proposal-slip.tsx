import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";
import { dealerIn, proposerIn } from "@/lib/rules/fight-dealer";
import type { Proposal } from "@/lib/rules/fight-model";
import { useFightTable } from "@/components/fight/fight-table";
import { DealtBy } from "./dealt-by";
import styles from "./proposal-slip.module.css";

interface ProposalSlipProps {
  characters: readonly Character[];
}

/** By whose hand: the proposer's character, and its combatant; null where they have none in the fight. */
const proposerOf = ({ userId }: Proposal, characters: readonly Character[], fight: FightView) => {
  const own = characters.filter(({ createdBy }) => createdBy === userId);
  const inFight = proposerIn(
    fight,
    own.map(({ id }) => id),
  );
  return { name: inFight?.name ?? own[0]?.name ?? "A player", dealer: inFight?.id ?? null };
};

/** The next proposal takes the place of the one that is answered: a second press is not meant for it, nor is Enter that is held. */
const once = (answer: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail <= 1) answer();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  },
});

/** What players propose, as a slip handed over the table: taken, damage halved, or waved away with one tap. The others lie below it. */
export function ProposalSlip({ characters }: ProposalSlipProps) {
  const { fight, act } = useFightTable();
  const [chosen, setChosen] = useState<{ proposal: number; by: number | null }>();
  const [proposal, ...waiting] = fight.proposals;
  if (!proposal) return null;
  const { id: number, amount, combatantId, heals } = proposal;
  const { name, dealer } = proposerOf(proposal, characters, fight);
  const by = dealerIn(fight, chosen?.proposal === number ? chosen : undefined, dealer);
  const accept = (half: boolean) => act({ type: "accept", proposal: number, half, by });
  const target = fight.combatants.find(({ id }) => id === combatantId)?.name ?? "somebody";
  return (
    <section
      className={styles["slip"]}
      aria-label={heals ? "A player offers healing" : "A player proposes damage"}
    >
      <p role="status">
        {name} {heals ? "gives" : "deals"} <b>{amount}</b> to {target}
        {waiting.length > 0 && <small>{`and ${waiting.length} more`}</small>}
      </p>
      {!heals && (
        <DealtBy
          by={by}
          targets={[combatantId]}
          onChoose={(one) => setChosen({ proposal: number, by: one })}
        />
      )}
      <div className={styles["acts"]}>
        <Button variant="primary" {...once(() => accept(false))}>
          {`Take ${amount}`}
        </Button>
        {!heals && <Button {...once(() => accept(true))}>{`Half, ${Math.floor(amount / 2)}`}</Button>}
        <Button {...once(() => act({ type: "wave", proposal: number }))}>Wave away</Button>
      </div>
    </section>
  );
}
