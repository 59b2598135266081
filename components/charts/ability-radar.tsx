"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";
import { ABILITIES, ABILITY_LABEL, ABILITY_NAME, figure, type Scores, signed } from "@/lib/rules/abilities";
import { classNames } from "@/components/ui/class-names";
import styles from "./ability-radar.module.css";
import { CAPTIONS, SixNumbers } from "./dial-web";
import { RadarDrawing } from "./radar-drawing";
import type { Range } from "./radar-shape";

const [RadarCanvas] = lazyComponent(() => import("./radar-canvas").then((module) => module.RadarCanvas));

interface AbilityRadarProps {
  /** scores: abilities in red; saves: saving throws in blue, with their signs. */
  kind: "scores" | "saves";
  values: Scores;
  /** Suggested lowest and highest value of the scale. */
  range: Range;
}

const inks = { scores: "--chart-ability", saves: "--chart-save" } as const;

/** The chart of a form, which moves with the values: six axes, each value printed where its axis ends; a screen reader gets a sentence and a table. */
export function AbilityRadar({ kind, values, range }: AbilityRadarProps) {
  const isUsed = useUsed();
  const [isCharted, setIsCharted] = useState(false);
  const figures = ABILITIES.map((ability) => values[ability]);
  const print = kind === "scores" ? figure : signed;
  const spoken = ABILITIES.map((ability) => `${ABILITY_NAME[ability]} ${print(values[ability])}`).join(", ");
  return (
    <figure className={styles["chart"]}>
      <figcaption>{CAPTIONS[kind]}</figcaption>
      <div className={styles["box"]}>
        <div className={styles["drawing"]} role="img" aria-label={`${CAPTIONS[kind]}: ${spoken}`}>
          {!isCharted && <RadarDrawing values={figures} range={range} kind={kind} />}
          {isUsed && (
            <RadarCanvas values={figures} range={range} ink={inks[kind]} onDrawn={() => setIsCharted(true)} />
          )}
        </div>
        {ABILITIES.map((ability) => (
          <span key={ability} className={classNames(styles["axis"], styles[ability])} aria-hidden="true">
            <span className={styles["name"]}>{ABILITY_LABEL[ability]}</span>
            <b>{print(values[ability])}</b>
          </span>
        ))}
      </div>
      <SixNumbers kind={kind} values={values} />
    </figure>
  );
}
