import { useState } from "react";
import { LinksFoot } from "@/components/book/links-foot";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { Opener } from "@/components/ui/lazy-component";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { countedHitPoints } from "@/lib/rules/counted-hit-points";
import type { AddSource } from "./add-dialog";
import { adding } from "./adding";
import { Muster } from "./muster";
import { Face } from "@/components/fight/order/face";
import { useFightTable } from "@/components/fight/fight-table";
import { foesOf } from "@/components/fight/master/foes";
import { HitPointChoice } from "@/components/fight/master/hit-point-choice";
import { Waiting } from "@/components/fight/master/waiting";
import styles from "./prepare-page.module.css";
import parts from "@/components/fight/part.module.css";

interface PreparePageProps {
  characters: readonly Character[];
  /** Answers undefined where the name was refused. */
  onName: (name: string) => Promise<FightView | undefined>;
  onHitPointsShown: Parameters<typeof HitPointChoice>[0]["onChange"];
  add: (from: AddSource) => Opener;
  onDelete: () => void;
}

const ADDERS: readonly { from: AddSource; icon: IconName; text: string }[] = [
  { from: "encounters", icon: "monster", text: "From this book" },
  { from: "library", icon: "open-book", text: "From the library" },
  { from: "other", icon: "profile", text: "A nameless other" },
  { from: "row", icon: "hourglass", text: "A reminder" },
];

/** A fight before it begins: its name, who of the party is in it, and whom they meet. */
export function PreparePage({ characters, onName, onHitPointsShown, add, onDelete }: PreparePageProps) {
  const { fight } = useFightTable();
  const [draft, setDraft] = useState<string>();
  const saveName = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== fight.name)
      void onName(name).then((named) => named ?? setDraft((typed) => typed ?? draft));
  };
  return (
    <>
      <h2 className="title">Prepare a fight</h2>
      <Waiting />
      <TextField
        className={styles["name"] ?? ""}
        label="Name"
        maxLength={LIMIT.name}
        value={draft ?? fight.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={saveName}
        onKeyDown={({ key, nativeEvent, currentTarget }) =>
          key === "Enter" && !nativeEvent.isComposing && currentTarget.blur()
        }
      />
      <Muster characters={characters} />
      <section className={parts["part"]} aria-label="Against them">
        <div className={parts["label"]}>Against them</div>
        <Foes />
        <div className={styles["adders"]}>
          {ADDERS.map(({ from, icon, text }) => (
            <button key={from} type="button" className={parts["adder"]} {...add(from)}>
              <Icon name={icon} />
              {text}
            </button>
          ))}
        </div>
      </section>
      <section className={parts["part"]} aria-label="What players see">
        <div className={parts["label"]}>Players see hit points of monsters</div>
        <HitPointChoice value={fight.hitPointsShown} onChange={onHitPointsShown} />
      </section>
      <LinksFoot kind="fight" id={fight.id} name={fight.name} />
      <div className={styles["end"]}>
        <Button variant="danger" icon="trash" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </>
  );
}

function Foes() {
  const { fight, act, pictureOf } = useFightTable();
  return (
    <ul className={styles["foes"]}>
      {foesOf(fight.combatants).map(({ key, name, members, more }) => {
        const [first] = members;
        const last = members.at(-1);
        if (!first || !last) return null;
        const points = first.hitPoints
          ? countedHitPoints(first.hitPoints.max)
          : first.kind === "row"
            ? "a reminder"
            : "";
        const change = (count: number) =>
          count < members.length
            ? act({ type: "remove", combatants: members.slice(count).map(({ id }) => id) })
            : more && act(adding(more(count - members.length)));
        return (
          <li key={key}>
            <Face one={first} src={pictureOf(first)} />
            <span>
              <b dir="auto">{name}</b>
              <small>{members.length > 1 ? `${first.name} to ${last.name}` : points}</small>
            </span>
            <NumberStepper
              label={`number of ${name}`}
              value={members.length}
              min={0}
              max={more ? MOST_COPIES : members.length}
              late
              onChange={change}
            />
          </li>
        );
      })}
    </ul>
  );
}
