"use client";

import { useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { useMedia } from "@/components/ui/use-media";
import { Portrait } from "@/components/ui/picture/portrait";
import { type Present, useAway, usePresent } from "@/lib/client/live/live-events";
import { watchTableRolls } from "@/lib/client/dice/table-rolls";
import { seatTexts } from "@/lib/messages/seats";
import { naturalOf } from "@/lib/rules/table-roll";
import styles from "./seats.module.css";

/** So many places have room, in the strip, in it beside the bookmarks of a tablet, and in the bar; a number stands for the others. */
const ROOM = { strip: 6, tablet: 5, bar: 3 } as const;
/** How long the last roll lies at its place. Milliseconds. */
const DIE_LIES = 6000;

/** Who sits here or sat here since the book was opened, in the order in which they came; those who left last. */
const useSeats = (): { seated: readonly Present[]; isHere: (one: Present) => boolean } => {
  const present = usePresent();
  const [known, setKnown] = useState(present);
  const ids = new Set(present.map(({ id }) => id));
  const fresh = present.filter(({ id }) => !known.some((one) => one.id === id));
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  if (present.length === 0 && known.length > 0) setKnown(present);
  const isHere = ({ id }: Present) => ids.has(id);
  return { seated: [...known.filter(isHere), ...known.filter((one) => !isHere(one))], isHere };
};

type LastRolls = ReadonlyMap<number, { total: number; isNatural: boolean }>;
/** What was rolled a moment ago, by who rolled it. */
const useLastRolls = (): LastRolls => {
  const [rolls, setRolls] = useState<LastRolls>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    const stop = watchTableRolls(({ userId, total, dice }) => {
      if (userId === null) return;
      setRolls((before) => new Map(before).set(userId, { total, isNatural: naturalOf(dice) === 20 }));
      clearTimeout(pending.get(userId));
      const clear = () => setRolls((before) => new Map([...before].filter(([id]) => id !== userId)));
      pending.set(userId, setTimeout(clear, DIE_LIES));
    });
    return () => {
      stop();
      for (const timer of pending.values()) clearTimeout(timer);
    };
  }, []);
  return rolls;
};

/** The first of them; whoever has rolled comes to the front, where there is no room for all. */
const withRollers = (all: readonly Present[], rolls: LastRolls, places: number) => {
  const unseen = all.slice(places).filter(({ id }) => rolls.has(id));
  return [...unseen, ...all.slice(0, places)].slice(0, places);
};

/** Who has the book open now: as a strip below it, or as a few coins in the bar of narrow screens. */
export function Seats({ look }: { look: "strip" | "bar" }) {
  const { seated, isHere } = useSeats();
  const rolls = useLastRolls();
  const isAway = useAway() !== null;
  const isTablet = useMedia("(width < 87.5em)");
  const here = seated.filter(isHere);
  // Alone at the table there is nobody to see; while nothing comes through, nobody knows.
  if (isAway || seated.length < 2) return null;
  const all = look === "bar" ? here : seated;
  const room = ROOM[look === "strip" && isTablet ? "tablet" : look];
  // The number takes a place there, too.
  const places = room === ROOM.tablet && all.length > room ? room - 1 : room;
  const shown = withRollers(all, rolls, places);
  const rest = all.length - shown.length;
  return (
    <ul
      className={classNames("on-dark", styles["seats"], styles[look])}
      aria-label={seatTexts.atTable(here.map(({ username }) => username))}
    >
      {shown.map((one) => (
        <li key={one.id} className={styles["seat"]} data-away={isHere(one) ? undefined : ""}>
          {rolls.has(one.id) && (
            <span
              className={styles["die"]}
              data-natural={rolls.get(one.id)?.isNatural ? "" : undefined}
              aria-hidden="true"
            >
              {rolls.get(one.id)?.total}
            </span>
          )}
          <Portrait name={one.username} id={one.id} shape="coin" />
          <span className={styles["name"]} dir="auto">
            {one.username}
            {!isHere(one) && <span className="vh">, {seatTexts.away}</span>}
          </span>
        </li>
      ))}
      {rest > 0 && <li className={styles["more"]}>+{rest}</li>}
    </ul>
  );
}
