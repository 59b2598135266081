"use client";

import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { useOnTheTable } from "@/lib/client/live/on-the-table";
import { showTable } from "@/lib/client/live/show-table";
import { attempt } from "@/lib/client/mutations/attempt";
import { showTexts } from "@/lib/messages/show-button";
import type { ShownPlace } from "@/lib/model/place";
import styles from "./show-button.module.css";

interface ShowButtonProps {
  campaignId: number;
  place: ShownPlace;
  id?: number;
  /** What is shown, for screen readers: "this sheet". */
  what: string;
  /** mark: in the running head of a page; short: in a row of a list. */
  look?: "button" | "mark" | "short";
}

/** Has the books of the players turn to a page. */
export function ShowButton({ campaignId, place, id, what, look = "mark" }: ShowButtonProps) {
  const { busy, run } = useBusy();
  const shown = useOnTheTable();
  const isShown = shown?.place === place && shown.id === (id ?? null);
  const show = () =>
    run(() => {
      const work = () => showTable(campaignId, { place, ...(id !== undefined && { id }) });
      return attempt(work, { failed: showTexts.failed, done: showTexts.shown, about: "shown" });
    });
  const text = isShown ? showTexts.onTable : showTexts.show;
  const naming = { "aria-label": `${text}: ${what}`, onClick: () => void show() };
  if (look === "button")
    return (
      <Button icon="show" variant={isShown ? "primary" : "plain"} busy={busy} {...naming}>
        {text}
      </Button>
    );
  return (
    <button
      type="button"
      {...naming}
      aria-busy={busy}
      className={classNames(styles["mark"], isShown && styles["shown"])}
    >
      <Icon name="show" />
      {look === "mark" && <span className={styles["long"]}>{text}</span>}
      <span className={look === "mark" ? styles["short"] : undefined}>
        {isShown ? text : showTexts.short}
      </span>
    </button>
  );
}
