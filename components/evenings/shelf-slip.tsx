"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { counted } from "@/lib/rules/chronicle-words";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { ShelfCampaign } from "@/lib/model/campaign";
import styles from "./shelf-slip.module.css";
import { dayIn, useZone } from "./use-day";
import { datesWaiting } from "./waits-for";

const [AnswerSheet, preloadSheet] = lazyComponent(
  () => import("./answer-sheet").then((module) => module.AnswerSheet),
  ({ onClose }) => onClose(),
);

const SIX_DAYS = 6 * 24 * 60 * 60 * 1000;

/** "Friday 19:00" within the week, else "4 Dec 19:00". */
const inShort = (at: Date, zone: string): string => {
  const { weekday, day, shortMonth, time } = dayIn(at, zone);
  return at.getTime() - Date.now() < SIX_DAYS ? `${weekday} ${time}` : `${day} ${shortMonth} ${time}`;
};

interface ShelfSlipProps {
  campaign: Pick<ShelfCampaign, "id" | "name">;
  readerId: number;
}

/** A slip in the closed book: when it is opened next, and that dates wait for an answer, which is given here. */
export function ShelfSlip({ campaign: { id: campaignId, name: campaignName }, readerId }: ShelfSlipProps) {
  // Of all books together, which ask once.
  const { data = [] } = useQueryUntilLoaded(api.evenings.coming, {});
  const evenings = data.filter((one) => one.campaignId === campaignId);
  const zone = useZone();
  const [askedId, ask] = useState<number>();
  const waiting = evenings.find((one) => datesWaiting(one, readerId).length > 0);
  const running = evenings.find(({ state }) => state === "running");
  const [next] = evenings
    .flatMap(({ startsAt, state }) => (startsAt && state === "planned" ? [startsAt] : []))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const asked = evenings.find(({ id }) => id === askedId);
  const says = running ? "Being played" : next && inShort(next, zone);
  return (
    <>
      {waiting ? (
        <button
          type="button"
          className={`${styles["slip"]} ${styles["ask"]}`}
          {...preloadSheet}
          onClick={() => ask(waiting.id)}
        >
          {says && (
            <>
              {says}
              <br />
            </>
          )}
          {`${counted(datesWaiting(waiting, readerId).length, "date waits", "dates wait").replace(/^./, (sign) => sign.toUpperCase())} for you`}
          <span className="vh">: {campaignName}</span>
        </button>
      ) : (
        says && <span className={styles["slip"]}>{says}</span>
      )}
      {asked && (
        <AnswerSheet evening={asked} {...{ campaignName, readerId }} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
