import { use } from "react";
import { useDice } from "@/components/book/use-dice";
import { CAPTIONS, DialWeb, SixNumbers } from "@/components/charts/dial-web";
import { classNames } from "@/components/ui/class-names";
import { RollerContext } from "@/components/ui/text/roller";
import { CHART_RANGE } from "@/lib/constants";
import {
  ABILITIES,
  ABILITY_LABEL,
  ABILITY_NAME,
  type Ability,
  figure,
  modifier,
  type Scores,
  signed,
} from "@/lib/rules/abilities";
import type { Roll } from "@/lib/rules/dice";
import styles from "./ability-dials.module.css";
import { SaveTab, StruckCoin } from "./struck-coin";

interface AbilityDialsProps {
  scores: Scores;
  saves: Scores;
}

/** From one below the least to one above the most. */
const rangeOf = (values: Scores): [number, number] => [
  Math.min(...Object.values(values)) - 1,
  Math.max(...Object.values(values)) + 1,
];

/**
 * The two radars, and the dial that one plays from: at each axis a coin that rolls the check, or the save. Where there is room for one only,
 * both shapes lie in one web, and the save hangs on a tab under its ability's coin.
 */
export function AbilityDials({ scores, saves }: AbilityDialsProps) {
  const roller = use(RollerContext);
  const dice = useDice();
  const roll = (label: string, bonus: number, save?: Ability) => (onRolled: (rolled: Roll) => void) =>
    dice.check({ ...roller, label, modifier: bonus, ...(save && { save }), onRolled });
  const isTrained = (ability: Ability) => saves[ability] > modifier(scores[ability]);
  const saveOf = (ability: Ability) => ({
    name: `${ABILITY_NAME[ability]} save, ${signed(saves[ability])}${isTrained(ability) ? ", trained" : ""}`,
    value: saves[ability],
    isTrained: isTrained(ability),
    onRoll: roll(`${ABILITY_NAME[ability]} saving throw`, saves[ability], ability),
  });
  return (
    <div className={styles["dials"]}>
      <figure className={classNames(styles["dial"], styles["scores"])}>
        <figcaption>
          <span>{CAPTIONS.scores}</span>
          <span>Abilities and saves</span>
        </figcaption>
        <DialWeb kind="scores" values={scores} range={CHART_RANGE.sheet} className={styles["web"]} />
        <DialWeb
          kind="saves"
          values={saves}
          range={rangeOf(saves)}
          bare
          className={classNames(styles["web"], styles["second"])}
        />
        <SixNumbers kind="scores" values={scores} />
        <ul>
          {ABILITIES.map((ability) => {
            const bonus = modifier(scores[ability]);
            return (
              <li key={ability}>
                <StruckCoin
                  kind="score"
                  name={`${ABILITY_NAME[ability]} check, ${signed(bonus)}; score ${figure(scores[ability])}`}
                  label={ABILITY_LABEL[ability]}
                  value={bonus}
                  onRoll={roll(`${ABILITY_NAME[ability]} check`, bonus)}
                >
                  <small>{figure(scores[ability])}</small>
                </StruckCoin>
                <span className={styles["under"]}>
                  <SaveTab {...saveOf(ability)} />
                </span>
              </li>
            );
          })}
        </ul>
      </figure>
      <figure className={classNames(styles["dial"], styles["saves"])}>
        <figcaption>{CAPTIONS.saves}</figcaption>
        <DialWeb kind="saves" values={saves} range={rangeOf(saves)} className={styles["web"]} />
        <ul>
          {ABILITIES.map((ability) => (
            <li key={ability}>
              <StruckCoin kind="save" label={ABILITY_LABEL[ability]} {...saveOf(ability)}>
                <i />
              </StruckCoin>
            </li>
          ))}
        </ul>
      </figure>
      <SixNumbers kind="saves" values={saves} />
    </div>
  );
}
