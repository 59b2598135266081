"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";
import {
  ABILITIES,
  ABILITY_LABEL,
  ABILITY_NAME,
  type Ability,
  figure,
  type Scores,
  signed,
} from "@/lib/rules/abilities";
import styles from "./ability-radar.module.css";
import { RadarDrawing } from "./radar-drawing";
import type { Range } from "./radar-shape";

const [RadarCanvas] = lazyComponent(() => import("./radar-canvas").then((module) => module.RadarCanvas));

interface AbilityRadarProps {
  /** scores: abilities in red; saves: saving throws in blue, with their signs. */
  kind: "scores" | "saves";
  values: Scores;
  /** Suggested lowest and highest value of the scale. */
  range: Range;
  /** Makes each figure a button that rolls it. */
  onRoll?: ((ability: Ability) => void) | undefined;
  /** dialog: a smaller drawing. */
  size?: "page" | "dialog";
}

const captions = { scores: "Ability scores", saves: "Saving throws" } as const;
const inks = { scores: "--chart-ability", saves: "--chart-save" } as const;

/** Six values on six axes, each printed where its axis ends; a screen reader gets them as a sentence and as a table. */
export function AbilityRadar({ kind, values, range, onRoll, size = "page" }: AbilityRadarProps) {
  const isUsed = useUsed();
  const [isCharted, setIsCharted] = useState(false);
  const figures = ABILITIES.map((ability) => values[ability]);
  const print = kind === "scores" ? figure : signed;
  const spoken = ABILITIES.map((ability) => `${ABILITY_NAME[ability]} ${print(values[ability])}`).join(", ");
  return (
    <figure className={classNames(styles["chart"], styles[size])}>
      <figcaption>{captions[kind]}</figcaption>
      <div className={styles["box"]}>
        <div className={styles["drawing"]} role="img" aria-label={`${captions[kind]}: ${spoken}`}>
          {!isCharted && <RadarDrawing values={figures} range={range} kind={kind} />}
          {isUsed && (
            <RadarCanvas values={figures} range={range} ink={inks[kind]} onDrawn={() => setIsCharted(true)} />
          )}
        </div>
        {ABILITIES.map((ability) => {
          const text = (
            <>
              <span className={styles["name"]}>{ABILITY_LABEL[ability]}</span>
              <b>{print(values[ability])}</b>
            </>
          );
          const place = classNames(styles["axis"], styles[ability]);
          return onRoll ? (
            <button key={ability} type="button" className={place} onClick={() => onRoll(ability)}>
              {text}
              <span className="vh">
                , roll {ability === "int" ? "an" : "a"} {ABILITY_NAME[ability]}{" "}
                {kind === "saves" ? "saving throw" : "check"}
              </span>
            </button>
          ) : (
            <span key={ability} className={place} aria-hidden="true">
              {text}
            </span>
          );
        })}
      </div>
      <table className="vh">
        <caption>{captions[kind]}</caption>
        <tbody>
          {ABILITIES.map((ability) => (
            <tr key={ability}>
              <th scope="row">{ABILITY_NAME[ability]}</th>
              <td>{print(values[ability])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
