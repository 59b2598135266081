import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { callOffEvening, unbeginEvening } from "@/lib/client/mutations/evenings";
import { toast } from "@/lib/client/page/toast";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { eveningInWords } from "@/lib/rules/evening-words";
import { wasPlanned } from "@/lib/rules/near-evening";

/** How long one may say that it is none, in milliseconds. */
const TO_DECIDE = 20_000;
/** How long its beginning is news to who had looked before, and nothing is lost with it. */
const NEWS = 5 * 60_000;

const isYoungerThan = (age: number, { begunAt }: Evening): boolean =>
  Math.abs(Date.now() - Number(begunAt)) < age;

interface BegunProps {
  evenings: readonly Evening[] | undefined;
  isPlayer: boolean;
}

/** The two actions of the toast, with the confirmation of each: back among the planned evenings, or deleted. */
const waysBack = ({ id, title, campaignId }: Evening) => ({
  notYet: {
    label: texts.notYet,
    question: texts.notYetQuestion(title),
    work: (): Promise<unknown> => unbeginEvening(campaignId, { params: { id } }),
  },
  never: {
    label: texts.notAnEvening,
    question: { text: texts.confirmDelete(title), detail: texts.deleteDetail, accept: texts.delete },
    work: untilDone(() => callOffEvening(campaignId, { params: { id } }), isDeletedIn(campaignId)),
  },
});

/**
 * Says to the dungeon master that an evening has begun, which it does by itself once a fight is started or a page shown. One that was planned
 * can be put back there among those to come, and one that nobody had planned be deleted.
 */
export function useBegun({ evenings, isPlayer }: BegunProps): void {
  const running = evenings?.find(({ state }) => state === "running");
  const known = useRef<number | null>(undefined);
  /** The toast that told of the evening that runs: it goes with it. */
  const told = useRef<string>(undefined);
  const confirm = useConfirm();
  const tell = (evening: Evening) => {
    const { label, question, work } = waysBack(evening)[wasPlanned(evening) ? "notYet" : "never"];
    const takeBack = async () => {
      // Asks where the toast is old: a hidden tab doesn't count its time down, and what was played meanwhile would be lost.
      if (!isYoungerThan(NEWS, evening) && !(await confirm(question))) return;
      await attempt(work, { failed: texts.failed, about: "evening" });
    };
    told.current = toast.info(texts.begun(eveningInWords(evening.number)), {
      about: "evening",
      lasts: TO_DECIDE,
      action: { label, onClick: () => void takeBack() },
    });
  };
  const isLoaded = evenings !== undefined;
  const id = running?.id ?? null;
  // What else changes about an evening is no beginning.
  const look = useEffectEvent(() => {
    const before = known.current;
    known.current = id;
    if (told.current !== undefined) toast.dismiss(told.current);
    told.current = undefined;
    if (!running || isPlayer || typeof before === "number") return;
    // What tells of it may come after it: the first evening brings the candle's script along, and a device that slept hears of it late.
    if (isYoungerThan(before === null ? NEWS : TO_DECIDE, running)) tell(running);
  });
  useEffect(() => {
    if (isLoaded) look();
  }, [isLoaded, id]);
}
