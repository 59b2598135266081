import { useId } from "react";
import { dateOf, dayAndTime, dayAndYear } from "@/components/chronicle/dates";
import { IconButton } from "@/components/ui/icon-button";
import type { Opener } from "@/components/ui/lazy-component";
import { WaxSeal } from "@/components/ui/wax-seal";
import type { Evening } from "@/lib/model/evening";
import styles from "./evenings-page.module.css";

/** When it is or was, and how far it is told. */
const standing = (evening: Evening): string => {
  const { state, startsAt, signedAt, dates } = evening;
  if (state === "running") return "It is being played";
  if (state === "planned" && startsAt) return dayAndTime(startsAt);
  if (state === "planned") return dates.length > 0 ? "The date is being asked" : "No date yet";
  const date = dateOf(evening);
  const day = date ? dayAndYear(date) : "";
  if (signedAt !== null) return day;
  return day === "" ? "Not told yet" : `${day}, not told yet`;
};

interface EveningRowProps {
  evening: Evening;
  isPlayer: boolean;
  open: Opener;
  /** Left out for those who may not delete it. */
  onDelete?: (() => void) | undefined;
}

/** An evening in the list, with its seal once it is signed. */
export function EveningRow({ evening, isPlayer, open, onDelete }: EveningRowProps) {
  const { number, title, state, signedAt, place } = evening;
  const name = useId();
  const isOpen = signedAt !== null || state === "planned" || !isPlayer;
  const words = (
    <>
      <b id={name} dir="auto">
        {title}
      </b>
      <small>
        {standing(evening)}
        {state !== "over" && place && `, ${place}`}
      </small>
    </>
  );
  return (
    <li className={styles["evening"]} data-state={state}>
      <span className={styles["number"]} aria-hidden="true">
        {number}
      </span>
      {isOpen ? (
        <button type="button" className={styles["go"]} {...open}>
          {words}
        </button>
      ) : (
        <div className={styles["go"]}>{words}</div>
      )}
      {signedAt !== null && <WaxSeal className={styles["seal"]} />}
      {!isPlayer && signedAt === null && state !== "planned" && (
        <span className={styles["todo"]}>{state === "over" ? "to be told" : "draft"}</span>
      )}
      {onDelete && (
        <IconButton
          icon="trash"
          className={styles["delete"] ?? ""}
          label="Delete this evening"
          aria-describedby={name}
          onClick={onDelete}
        />
      )}
    </li>
  );
}
