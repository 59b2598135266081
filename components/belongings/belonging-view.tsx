import { LinksFoot } from "@/components/book/links-foot";
import { RollableText, rollable } from "@/components/ui/text/rollable-text";
import ruled from "@/components/ui/ruled-facts.module.css";
import { Prose } from "@/components/ui/text/prose";
import { Tabs } from "@/components/ui/tabs/tabs";
import type { Belonging, BelongingKind, ItemAbility } from "@/lib/model/belonging";
import styles from "./belonging-view.module.css";

interface FactsProps {
  range: string;
  area: string;
  cost: string;
}

/** All there is to read about one belonging, below its head. */
export function BelongingView({ kind, belonging }: { kind: BelongingKind; belonging: Belonging }) {
  const { name, description, effects, abilities = [] } = belonging;
  const lines = kind === "item" ? effects.flatMap((effect) => effect.split(/\r?\n/)) : effects;
  const about = (
    <>
      <Prose text={description} inline={rollable(name)} />
      <Facts {...belonging} />
      <LinksFoot kind={kind} id={belonging.id} name={name} />
    </>
  );
  const effect = (
    <>
      <Facts {...belonging} />
      <Effects of={name} lines={lines.filter((line) => line.trim() !== "")} />
      {abilities.map((ability, index) => (
        <AbilityOfItem key={`${index} ${ability.name}`} {...ability} />
      ))}
    </>
  );
  return (
    <Tabs
      label={`Pages of ${name}`}
      tabs={[
        { name: "about", label: "About", panel: about },
        { name: "effect", label: "Effect", panel: effect },
      ]}
    />
  );
}

function Facts({ range, area, cost }: FactsProps) {
  const facts = { Range: range, Area: area, Cost: cost };
  return (
    <dl className={ruled["facts"]}>
      {Object.entries(facts).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num" dir="auto">
            {fact || <span aria-label="none">–</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Effects({ of, lines }: { of: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ol className={styles["effects"]}>
      {lines.map((line, index) => (
        <li key={`${index} ${line.slice(0, 20)}`}>
          <span dir="auto">
            <RollableText text={line} of={of} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What an item lets its bearer do. */
function AbilityOfItem({ name, effect, ...facts }: ItemAbility) {
  return (
    <section className={styles["ability"]} aria-label={name}>
      <h3 dir="auto">{name}</h3>
      <Facts {...facts} />
      {effect && (
        <p className={styles["text"]} dir="auto">
          <RollableText text={effect} of={name} />
        </p>
      )}
    </section>
  );
}
