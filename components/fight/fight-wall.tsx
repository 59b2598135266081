"use client";

import { type CSSProperties, type ReactNode, useState } from "react";
import { accentStyle } from "@/components/book/accent";
import { Portrait } from "@/components/ui/picture/portrait";
import { longestWord } from "@/components/ui/text/longest-word";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { fightTexts } from "@/lib/messages/fight";
import { isCalled } from "@/lib/rules/fight-call";
import type { Character } from "@/lib/model/creature";
import type { FightView, CombatantView } from "@/lib/model/fight";
import { seenByAll } from "@/lib/client/fight/optimistic-fight";
import { inkSeedOf } from "./ink-seed";
import styles from "./fight-wall.module.css";
import { isDown, whoIsNext, whoseTurn } from "./order/in-order";
import { type RenderedFights, useFights } from "./records/use-fights";
import { toneOf, Wax } from "@/components/ui/wax";

interface FightWallProps {
  campaign: { id: number; name: string };
  accent: string;
  fights: RenderedFights | undefined;
  characters: Character[] | undefined;
}

/** The order of turns for a screen on the wall: large, as players see it, with nothing to press. */
export function FightWall({ campaign, accent, fights, characters }: FightWallProps) {
  const { running, runningId, list } = useFights(campaign.id, fights);
  // Nobody stands at a wall to try again.
  useQueryUntilLoaded(api.fights.read, runningId === undefined ? null : { id: runningId });
  const { data: sheets = [] } = useQuery(api.characters.list, { id: campaign.id }, characters);
  const fight = running && seenByAll(running);
  const now = fight && whoseTurn(fight);
  const next = fight && whoIsNext(fight);
  const rows = useRowsInSight(fight);
  return (
    <div
      className={styles["wall"]}
      style={{ ...accentStyle(accent), "--rows": Math.max(10, rows.length) } as CSSProperties}
      role="region"
      aria-label="Screen for the wall"
      // It scrolls on phones.
      tabIndex={0}
    >
      <h1 className="vh">
        {fight
          ? `${fight.name}, ${isCalled(fight) ? fightTexts.called : `round ${fight.round}`}`
          : campaign.name}
      </h1>
      <section className={styles["page"]} aria-label="Whose turn">
        {fight && !isCalled(fight) && (
          <p className={styles["round"]}>
            Round <b>{fight.round}</b>
          </p>
        )}
        <Now fight={fight} sheets={sheets}>
          {runningId === undefined ? list && fightTexts.none : fightTexts.loading}
        </Now>
        {next && next.id !== now?.id && (
          <p className={styles["next"]}>
            <span>next</span> {next.name}
          </p>
        )}
      </section>
      <section className={styles["page"]} data-right="" aria-label="Order of turns">
        <ol className={styles["order"]}>
          {rows.map((one) => (
            <Row key={one.id} one={one} hasTurn={one.id === fight?.turn} />
          ))}
        </ol>
      </section>
    </div>
  );
}

interface NowProps {
  fight: FightView | undefined;
  sheets: readonly Character[];
  /** What is said while there is no fight to be seen. */
  children: ReactNode;
}

function Now({ fight, sheets, children }: NowProps) {
  const now = fight && whoseTurn(fight);
  return (
    <div className={styles["now"]} role="status">
      {!fight && <p className={styles["turn"]}>{children}</p>}
      {fight && !now && (
        <p className={styles["turn"]}>
          {isCalled(fight) ? fightTexts.called : "Somebody unseen has the turn"}
        </p>
      )}
      {now && (
        <>
          {now.kind !== "row" && (
            <Portrait
              name={now.name}
              id={inkSeedOf(now)}
              src={sheets.find(({ id }) => id === now.characterId)?.image}
            />
          )}
          <p className={styles["turn"]}>It is the turn of</p>
          <h2
            className={styles["name"]}
            style={{ "--letters": longestWord(now.name) } as CSSProperties}
            dir="auto"
          >
            {now.name}
          </h2>
        </>
      )}
    </div>
  );
}

/** So many rows can be read from across a room. */
const MOST_ROWS = 12;
/** How many rows stand above the one that has the turn, where not all have room. */
const ABOVE = 3;

/** The rows around the turn. While nobody is seen to have it, the same ones stay. */
const useRowsInSight = (fight: FightView | undefined): readonly CombatantView[] => {
  const all = fight?.combatants ?? [];
  const at = all.findIndex(({ id }) => id === fight?.turn);
  const [last, setLast] = useState(0);
  if (at !== -1 && at !== last) setLast(at);
  const first = Math.max(0, Math.min((at === -1 ? last : at) - ABOVE, all.length - MOST_ROWS));
  return all.slice(first, first + MOST_ROWS);
};

function Row({ one, hasTurn }: { one: CombatantView; hasTurn: boolean }) {
  const { hitPoints, state } = one;
  const isBad = state === "bloodied" || state === "near death";
  const down = isDown(one);
  const [condition] = one.conditions;
  const further = one.conditions.length - 1;
  return (
    <li
      className={styles["row"]}
      data-now={hasTurn || undefined}
      data-down={down || undefined}
      aria-current={hasTurn ? "step" : undefined}
    >
      <span className={styles["initiative"]}>{one.initiative ?? "–"}</span>
      <span className={styles["who"]} style={{ "--name": one.name.length } as CSSProperties}>
        <span dir="auto">{down && one.kind !== "character" ? <s>{one.name}</s> : one.name}</span>
        {condition && (
          <Wax tone={toneOf(condition.name)}>
            <span>{condition.name}</span>
            {further > 0 && <b>{`+${further}`}</b>}
          </Wax>
        )}
      </span>
      <span className={styles["points"]} data-bad={isBad || undefined}>
        {hitPoints ? <b>{`${hitPoints.current}/${hitPoints.max}`}</b> : (state ?? (down ? "down" : ""))}
      </span>
    </li>
  );
}
