import { useState } from "react";
import { AmountSlip, slipOf } from "@/components/creature/amount-slip";
import { HitPointBar, HitPointCount } from "@/components/creature/hit-point-bar";
import { HitPointSteps } from "@/components/creature/hit-point-steps";
import { PartyBadges } from "@/components/creature/stat-badges";
import { Portrait } from "@/components/ui/picture/portrait";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import { type HitPointChange, hitPointsOf } from "@/lib/rules/hit-points";
import { skillValue } from "@/lib/rules/skills";
import { cardLine } from "./character-line";
import { Orbs } from "./orbs";
import { Waxes } from "@/components/ui/wax";
import styles from "./party.module.css";
import { Rest } from "./rest";
import { lazyComponent } from "@/components/ui/lazy-component";

interface PartyMemberProps {
  character: Character;
  /** Undefined until they are known. */
  traits: PartyTraits | undefined;
  /** Beside the cards of the list, which show face and kind. */
  isShort: boolean;
  onChoose: () => void;
  /** Left out for those who may not. */
  onHitPoints: ((change: HitPointChange) => void) | undefined;
  /** Gets why the character could not rest. */
  onRefused: (error: unknown) => void;
}

/** As others see them: without the crosses, whose script may not be there. */
const plainConditions = ({ character }: Pick<PartyMemberProps, "character">) => (
  <Waxes conditions={character.conditions} concentration={null} />
);
const [OwnConditions] = lazyComponent(
  () => import("./own-conditions").then((module) => module.OwnConditions),
  undefined,
  undefined,
  plainConditions,
);

/** 10 and the bonus of Perception: what is noticed without looking. */
export const passivePerception = ({ abilities, firstSkill, secondSkill }: Character, skills: string[][]) =>
  10 + skillValue(abilities, "wis", "Perception", [firstSkill, secondSkill], ...skills);

/** A condition, with the rounds that it lasts. */
export const conditionText = ({ name, rounds }: Character["conditions"][number]) =>
  rounds === null ? name : `${name} · ${rounds}`;

/** What it is, and who plays it. */
const lineOf = (character: Character, traits: PartyTraits | undefined): string =>
  [cardLine(character), traits?.player && `played by ${traits.player}`].filter(Boolean).join(", ") ||
  "\u00a0";

/** One character of the party; the name leads to the sheet. */
export function PartyMember(props: PartyMemberProps) {
  const { character, traits, isShort, onChoose, onHitPoints, onRefused } = props;
  const { id, name, image, armourClass, speed, conditions } = character;
  const hitPoints = hitPointsOf(character);
  // The sheet of one who is chosen has its own slip in the same book.
  const slip = `party-${slipOf(id)}`;
  const life = (
    <div className={styles["life"]}>
      <HitPointBar {...hitPoints} />
      <b className="num">
        <HitPointCount {...hitPoints} />
      </b>
    </div>
  );
  return (
    <li className={styles["member"]} data-short={isShort || undefined}>
      {!isShort && <Portrait name={name} src={image} id={id} shape="card" />}
      <div>
        <div className={styles["top"]}>
          <div>
            <h3 className={styles["name"]} dir="auto">
              {isShort ? (
                name
              ) : (
                <button type="button" onClick={onChoose}>
                  {name}
                </button>
              )}
            </h3>
            {!isShort && (
              <p className={styles["line"]} dir="auto">
                {lineOf(character, traits)}
              </p>
            )}
          </div>
          <PartyBadges
            {...{ armourClass, speed }}
            passivePerception={traits && passivePerception(character, traits.skills)}
          />
        </div>
        {onHitPoints && !isShort ? (
          <HitPointSteps className={styles["steps"]} onChange={onHitPoints} {...{ name, hitPoints, slip }}>
            {life}
          </HitPointSteps>
        ) : (
          life
        )}
        <div className={styles["low"]}>
          {traits && <Energy energy={traits.energy} />}
          {onHitPoints && !isShort && conditions.length > 0 ? (
            <OwnConditions character={character} />
          ) : (
            plainConditions({ character })
          )}
        </div>
        {onHitPoints && !isShort && <OwnSlip id={slip} {...{ character, onHitPoints, onRefused }} />}
      </div>
    </li>
  );
}

interface OwnSlipProps extends Pick<PartyMemberProps, "character" | "onRefused"> {
  id: string;
  onHitPoints: (change: HitPointChange) => void;
}

/** The slip of a member whom the reader may change: an amount, and the rests. */
function OwnSlip({ id, character, onHitPoints, onRefused }: OwnSlipProps) {
  const [closings, setClosings] = useState(0);
  return (
    <AmountSlip
      id={id}
      name={character.name}
      hitPoints={hitPointsOf(character)}
      onChange={onHitPoints}
      onClosed={() => setClosings((count) => count + 1)}
    >
      <div className={styles["rests"]}>
        <Rest
          // Anew after each closing: a dialog whose script comes that late would block the page, unseen in the hidden slip.
          key={closings}
          character={character}
          onRegain={(amount) => onHitPoints({ change: amount })}
          onRefused={onRefused}
        />
      </div>
    </AmountSlip>
  );
}

function Energy({ energy }: { energy: PartyTraits["energy"] }) {
  const levels = ENERGY_LEVELS.filter(
    (level) => energy && level <= energy.levels && energy.amounts[level] > 0,
  );
  if (!energy || levels.length === 0) return <p className="note">{characterTexts.noEnergy}</p>;
  return (
    <ul className={styles["energy"]}>
      {levels.map((level) => (
        <li key={level}>
          <span>
            lvl {level}
            <span className="vh">
              : {energy.amounts[level] - energy.spent[level]} of {energy.amounts[level]}
            </span>
          </span>
          <Orbs amount={energy.amounts[level]} spent={energy.spent[level]} />
        </li>
      ))}
    </ul>
  );
}
