import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useBarSlot } from "@/components/shell/bar-slot";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { dayIn, useZone } from "@/components/evenings/use-day";
import { Candle } from "./candle";
import styles from "./hour.module.css";
import { HourSlip, SLIP } from "./hour-slip";
import { useBegun } from "./use-begun";

const MINUTE_MS = 60_000;
/** So long it has only just begun, in minutes. */
const JUST_NOW = 2;

interface HourProps {
  campaignId: number;
  isPlayer: boolean;
  isAuto: boolean;
}

/** While an evening is played a candle stands before the book; the dungeon master ends the evening there. */
export function Hour({ campaignId, isPlayer, isAuto }: HourProps) {
  const { data } = useQueryUntilLoaded(api.evenings.list, { id: campaignId });
  const evening = data?.find(({ state }) => state === "running");
  useBegun({ evenings: data, isPlayer });
  return evening?.begunAt ? (
    <Burning evening={evening} begunAt={evening.begunAt} {...{ isPlayer, isAuto }} />
  ) : null;
}

function Burning({
  evening,
  begunAt,
  isPlayer,
  isAuto,
}: {
  evening: Evening;
  begunAt: Date;
  isPlayer: boolean;
  isAuto: boolean;
}) {
  const slot = useBarSlot();
  const now = useMinute();
  const { time } = dayIn(begunAt, useZone());
  const minutes = (now - begunAt.getTime()) / MINUTE_MS;
  const name = capitalised(eveningInWords(evening.number));
  const candle = <Candle burnt={minutes / evening.minutes} hours={evening.minutes / 60} />;
  const written = (
    <span className={styles["text"]}>
      <b>{name}</b>
      <span>{minutes < JUST_NOW ? "just now" : `since ${time}`}</span>
    </span>
  );
  const said = `${name}, since ${time}`;
  if (isPlayer)
    return (
      <>
        <p className={`on-dark ${styles["hour"]}`}>
          <span className={styles["candle"]}>{candle}</span>
          {written}
        </p>
        {slot &&
          createPortal(
            <span className={styles["bar"]} role="img" aria-label={said}>
              <Icon name="candle" />
            </span>,
            slot,
          )}
      </>
    );
  return (
    <>
      <button type="button" className={`on-dark ${styles["hour"]}`} popoverTarget={SLIP} aria-label={said}>
        <span className={styles["candle"]}>{candle}</span>
        {written}
      </button>
      {slot &&
        createPortal(
          <button type="button" className={styles["bar"]} popoverTarget={SLIP} aria-label={said}>
            <Icon name="candle" />
          </button>,
          slot,
        )}
      <HourSlip evening={evening} time={time} isAuto={isAuto} />
    </>
  );
}

/** The time now, to the minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
