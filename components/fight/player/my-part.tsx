import { useId, useRef, useState } from "react";
import { HitPointBar } from "@/components/creature/hit-point-bar";
import { useBookTurn } from "@/components/book/turn-context";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { EmptyState } from "@/components/ui/empty-state";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { fightTexts } from "@/lib/messages/fight";
import { select } from "@/lib/client/storage/selection";
import type { CombatantView } from "@/lib/model/fight";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import { countedHitPoints } from "@/lib/rules/counted-hit-points";
import { CombatantHead } from "@/components/fight/master/combatant-head";
import { ConditionList } from "@/components/fight/master/condition-list";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./my-part.module.css";
import parts from "@/components/fight/part.module.css";
import { Propose, useProposal } from "./propose";
import { useMyHitPoints } from "./use-my-hit-points";

const { min, max } = FIGHT_LIMIT.initiative;

interface MyPartProps {
  /** The reader's characters in the fight. */
  mine: readonly CombatantView[];
  facts: (one: CombatantView) => [name: string, value: string][];
}

/** What a player does in a fight: hit points, what lies on the character, damage that is told to the table, initiative. */
export function MyPart({ mine, facts }: MyPartProps) {
  const { unread } = useFightTable();
  // Kept here, since the form goes from one character to another as these change places in the order.
  const proposal = useProposal(mine);
  if (mine.length === 0)
    return (
      <>
        {unread.characters ?? (
          <EmptyState icon="profile" text="None of your characters is in this fight." low />
        )}
        <Propose proposal={proposal} />
      </>
    );
  return mine.map((one, at) => (
    <section key={one.id} className={at > 0 ? styles["further"] : undefined} aria-label={one.name}>
      <CombatantHead one={one} facts={facts(one)} line="Yours" />
      <MyHitPoints one={one} />
      {(one.conditions.length > 0 || one.concentration !== null) && <ConditionList one={one} />}
      {one.concentration !== null && (
        <p className={styles["hint"]}>
          If you are hurt, a Constitution saving throw keeps it: 10, or half the damage.
        </p>
      )}
      {at === 0 && <Propose proposal={proposal} />}
      <MyInitiative one={one} />
    </section>
  ));
}

/** Plus and minus by one, or by the amount that is typed between them. */
function MyHitPoints({ one }: { one: CombatantView }) {
  const change = useMyHitPoints(one);
  const { unconfirmed } = useFightTable();
  const [typed, setTyped] = useState("1");
  const id = useId();
  usePrehydrationInput(id);
  const { hitPoints } = one;
  if (!hitPoints) return null;
  const amount = clampNumber(typed, 0, FIGHT_LIMIT.amount) ?? 1;
  const send = (sign: 1 | -1) => {
    change(sign * amount);
    setTyped("1");
  };
  const { current, max: most, temporary = 0 } = hitPoints;
  return (
    <Box className={styles["wounds"]} aria-label="Your hit points">
      <div className={styles["mine"]}>
        <button type="button" aria-label={`Lose ${countedHitPoints(amount)}`} onClick={() => send(-1)}>
          −
        </button>
        <div>
          <p
            className={styles["figures"]}
            role="status"
            data-unconfirmed={unconfirmed.has(one.id) || undefined}
          >
            {temporary > 0 && <span className={styles["temporary"]}>{`+${temporary} `}</span>}
            <b>{current}</b>
            {`/${most}`}
          </p>
          <HitPointBar {...{ current, max: most, temporary }} />
        </div>
        <button type="button" aria-label={`Regain ${countedHitPoints(amount)}`} onClick={() => send(1)}>
          +
        </button>
      </div>
      <label className={styles["by"]}>
        <span>by how many</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(amount))}
        />
      </label>
    </Box>
  );
}

function MyInitiative({ one }: { one: CombatantView }) {
  const { act } = useFightTable();
  const turn = useBookTurn();
  const [typed, setTyped] = useState("");
  const value = clampNumber(typed.replace("−", "-"), min, max);
  const [isWrong, setWrong] = useState(false);
  /** The newest that was sent: it stands for those before it, which don't come back. */
  const sent = useRef("");
  return (
    <section className={parts["part"]} aria-label="Initiative">
      <p className={parts["label"]}>{`Initiative: ${one.initiative ?? "not yet"}`}</p>
      <Form
        className={styles["initiative"]}
        onSubmit={(event) => {
          event.preventDefault();
          setWrong(value === undefined);
          if (value === undefined) return event.currentTarget.querySelector("input")?.focus();
          sent.current = typed;
          act({ type: "initiative", values: { [one.id]: value } }, () => {
            if (sent.current === typed) setTyped((begun) => begun || typed);
          });
          setTyped("");
        }}
      >
        <Button icon="d20" onClick={() => act({ type: "initiative", roll: [one.id] })}>
          {one.initiative === null ? "Roll it" : "Roll again"}
        </Button>
        <TextField
          label="Initiative that I rolled"
          labelHidden
          placeholder="what I rolled"
          inputMode="numeric"
          error={isWrong ? fightTexts.noInitiative : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit">Type it</Button>
      </Form>
      {one.characterId !== null && (
        <p className={styles["sheet"]}>
          <Button
            onClick={() => {
              select("selectedCharacterId", one.characterId);
              turn("/character");
            }}
          >
            To my sheet
          </Button>
        </p>
      )}
    </section>
  );
}
