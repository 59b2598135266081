"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { counted } from "@/lib/rules/number-words";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { ShelfCampaign } from "@/lib/model/campaign";
import styles from "./shelf-slip.module.css";
import { slipDate } from "./slip-date";
import { useZone } from "./use-day";
import { datesWaiting } from "./waits-for";

const [AnswerSheet, preloadSheet] = lazyComponent(
  () => import("./answer-sheet").then((module) => module.AnswerSheet),
  ({ onClose }) => onClose(),
);

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
  const asked = evenings.find(({ id }) => id === askedId);
  const says = running ? "Being played" : slipDate(evenings, zone);
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
