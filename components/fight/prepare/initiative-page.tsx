import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { inputClass } from "@/components/ui/form/input-class";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { fightTexts } from "@/lib/messages/fight";
import type { CombatantView } from "@/lib/model/fight";
import { withoutInitiative } from "@/lib/rules/fight-call";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import { Face } from "@/components/fight/order/face";
import { useFightTable } from "@/components/fight/fight-table";
import { capitalisedCount } from "@/components/fight/order/in-order";
import styles from "./initiative-page.module.css";
import { useReorder } from "@/components/fight/order/use-reorder";

const { min, max } = FIGHT_LIMIT.initiative;

/** Whom one press throws for: those who have no initiative yet, or all where none is missing. Reminders are typed. */
const toRoll = (some: readonly CombatantView[]): number[] => {
  const creatures = some.filter(({ kind }) => kind !== "row");
  const missing = withoutInitiative(some);
  return (missing.length > 0 ? missing : creatures).map(({ id }) => id);
};

/** Initiative thrown for all or for the monsters, typed, and the order by hand: by the grip or the arrow keys. */
export function InitiativePage() {
  const { fight, act, pictureOf } = useFightTable();
  const { combatants } = fight;
  const missing = withoutInitiative(combatants).length;
  const all = toRoll(combatants);
  const creatures = combatants.filter(({ kind }) => kind !== "row").length;
  const rollLabel =
    missing === 0 ? "Roll for all anew" : missing === creatures ? "Roll for all" : "Roll for the missing";
  const monsters = toRoll(combatants.filter(({ kind }) => kind !== "character"));
  const reorder = useReorder(combatants, (combatant, before) => act({ type: "move", combatant, before }));
  const roll = (ids: number[]) => act({ type: "initiative", roll: ids });
  return (
    <>
      <div className={styles["head"]}>
        <h2 className="title">Initiative</h2>
        <span className={styles["rolls"]}>
          {monsters.length > 0 && monsters.length < all.length && (
            <Button onClick={() => roll(monsters)}>Roll for monsters</Button>
          )}
          {all.length > 0 && (
            <Button icon="d20" onClick={() => roll(all)}>
              {rollLabel}
            </Button>
          )}
        </span>
      </div>
      <p className={styles["line"]}>
        {missing > 0 && `${capitalisedCount(missing)} ${missing === 1 ? "is" : "are"} still missing. `}
        Ties go to the higher Dexterity.
      </p>
      {combatants.length > 0 && (
        <p className={styles["legend"]}>
          <Icon name="eye" />
          hides from players
          <Icon name="quill" />
          hides the name alone
        </p>
      )}
      <ol aria-label="Order of turns" {...reorder.list}>
        {combatants.map((one, at) => (
          <li key={one.id} className={styles["one"]} data-over={reorder.over === at || undefined}>
            <InitiativeField one={one} />
            <Face one={one} src={pictureOf(one)} />
            <span className={styles["name"]}>
              <b dir="auto">{one.name}</b>
              {one.kind === "row" && <small>reminder</small>}
              {one.isHidden && <small>hidden</small>}
              {one.isUnnamed && <small>unnamed</small>}
            </span>
            <span className={styles["acts"]}>
              <IconButton
                icon={one.isHidden ? "eye-off" : "eye"}
                label={`${one.isHidden ? "Show" : "Hide"} ${one.name}`}
                onClick={() => act({ type: one.isHidden ? "show" : "hide", targets: [one.id] })}
              />
              {one.kind !== "character" && one.kind !== "row" && (
                <IconButton
                  icon="quill"
                  label={`${one.isUnnamed ? "Name" : "Unname"} ${one.name}`}
                  onClick={() => act({ type: one.isUnnamed ? "name" : "unname", targets: [one.id] })}
                />
              )}
              <button
                type="button"
                className={styles["grip"]}
                aria-label={`Move ${one.name}: arrow keys`}
                {...reorder.grip(at)}
              >
                <Icon name="grip" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function InitiativeField({ one }: { one: CombatantView }) {
  const { act } = useFightTable();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  /** The initiative over which something was typed that is no number. */
  const [refusedOver, setRefusedOver] = useState<number | null>();
  const isWrong = refusedOver !== undefined;
  const type = (text?: string) => {
    setDraft(text);
    setRefusedOver(undefined);
  };
  // Drops the refused draft once the stored initiative changes, as by "Roll for all", because the newer value has to be seen.
  if (isWrong && refusedOver !== one.initiative) type();
  const typed = draft?.trim() ?? "";
  const value = clampNumber(typed, min, max);
  const isNone = typed !== "" && value === undefined;
  const save = () => {
    if (isNone) return setRefusedOver(one.initiative);
    if (value !== undefined && value !== one.initiative)
      act({ type: "initiative", values: { [one.id]: value } });
    type();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // Down the list, as one reads it out; after the last one it stays, and where something is refused.
    const below = !isNone && event.currentTarget.closest("li")?.nextElementSibling?.querySelector("input");
    if (below) below.focus();
    else save();
  };
  return (
    <>
      <input
        className={classNames(inputClass, styles["field"])}
        aria-label={`Initiative of ${one.name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder="–"
        value={draft ?? one.initiative ?? ""}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <p id={id} className={styles["wrong"]} role="alert">
          {fightTexts.noInitiative}
        </p>
      )}
    </>
  );
}
