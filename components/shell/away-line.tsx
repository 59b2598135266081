"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useAway } from "@/lib/client/live/live-events";
import { awayTexts } from "@/lib/messages/away";
import styles from "./away-line.module.css";

const clock = (moment: number) =>
  new Date(moment).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One quiet line while nothing of the others comes through. Reading and writing go on. */
export function AwayLine() {
  const away = useAway();
  return (
    <p className={styles["line"]} role="status" hidden={!away}>
      {away && (
        <>
          <Icon name="away" className={styles["icon"]} />
          <span>
            {awayTexts.away(clock(away.since))}
            <Countdown until={away.retryAt} />
          </span>
        </>
      )}
    </p>
  );
}

/** Hidden from screen readers, which would read it out each second. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true">{awayTexts.retry(Math.max(0, Math.ceil((until - now) / 1000)))}</span>;
}
