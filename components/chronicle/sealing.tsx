import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { OverBook } from "@/components/ui/dialog/over-book";
import { WaxSeal } from "@/components/ui/wax-seal";
import { CallError } from "@/lib/client/api/call";
import { invalidate } from "@/lib/client/api/invalidate";
import { playSound } from "@/lib/client/page/sound";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import { capitalised } from "@/lib/rules/chronicle-words";
import { cardinal } from "@/lib/rules/number-words";
import { eveningInWords } from "@/lib/rules/evening-words";
import { whoWasThere } from "./chapter-head";
import { dateOf, dayAndYear } from "./dates";
import { keepEvening } from "@/lib/client/mutations/keep-evening";
import styles from "./sealing.module.css";

interface SealingProps {
  evening: Evening;
  members: readonly Member[];
  title: string;
  /** How many threads are left open. */
  open: number;
  onSign: () => Promise<Evening>;
  onClose: () => void;
}

const leftOpen = (count: number) =>
  count === 0
    ? ""
    : ` ${capitalised(cardinal(count))} ${count === 1 ? "thread is" : "threads are"} left open.`;

/** The chapter is sealed: the wax is poured, the signet pressed, and from then on everybody at the table can read it. */
export function Sealing({ evening, members, title, open, onSign, onClose }: SealingProps) {
  const id = useId();
  const [state, setState] = useState<"rest" | "press" | "sealed">("rest");
  const [refusal, setRefusal] = useState("");
  const signed = useRef<Evening>(undefined);
  const read = useRef<HTMLButtonElement>(null);
  const press = async () => {
    setState("press");
    setRefusal("");
    try {
      signed.current = await onSign();
      playSound("seal");
      setState("sealed");
    } catch (cause) {
      setRefusal((cause instanceof CallError && cause.message) || chronicleTexts.signFailed);
      setState("rest");
    }
  };
  useEffect(() => {
    if (state === "sealed") read.current?.focus();
  }, [state]);
  /** The book shows it only then: the page behind would otherwise turn while the wax cools. */
  const close = () => {
    if (state === "press") return;
    if (signed.current) {
      keepEvening(signed.current);
      // While the wax cooled somebody may have added to it.
      void invalidate({ kind: "evenings", id: evening.id, campaignId: evening.campaignId });
    }
    onClose();
  };
  const date = dateOf(evening);
  return (
    <OverBook aria-labelledby={id} onClose={close}>
      <div className={styles["charter"]}>
        <div className={styles["band"]} aria-hidden="true" />
        <p className={styles["number"]}>{eveningInWords(evening.number)}</p>
        <h2 className={styles["title"]} id={id} dir="auto">
          {title}
        </h2>
        {date && <p className={styles["date"]}>{dayAndYear(date)}</p>}
        <p className={styles["there"]}>{`${whoWasThere(evening, members)}${leftOpen(open)}`.trim()}</p>
        <div className={styles["foot"]} aria-hidden="true">
          <span className={styles["wax"]} data-state={state}>
            <WaxSeal />
          </span>
        </div>
      </div>
      <div className="on-dark">
        <p className={styles["say"]} role="status">
          {refusal ||
            { rest: chronicleTexts.wax, press: chronicleTexts.pressing, sealed: chronicleTexts.sealed }[
              state
            ]}
        </p>
        <div className={styles["acts"]}>
          {state !== "sealed" && (
            <>
              <Button
                className={styles["press"] ?? ""}
                data-autofocus
                busy={state === "press"}
                onClick={() => void press()}
              >
                Press your seal
              </Button>
              <Button variant="ghost" disabled={state === "press"} onClick={close}>
                Not yet
              </Button>
            </>
          )}
          {state === "sealed" && (
            <Button ref={read} variant="gilt" onClick={close}>
              Read it
            </Button>
          )}
        </div>
      </div>
    </OverBook>
  );
}
