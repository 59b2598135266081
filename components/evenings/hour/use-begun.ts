import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { callOffEvening } from "@/lib/client/mutations/evenings";
import { toast } from "@/lib/client/page/toast";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { eveningInWords } from "@/lib/rules/evening-words";

/** How long one may say that it is none, in milliseconds. */
const TO_DECIDE = 20_000;
/** How long its beginning is news to who had looked before, and nothing is lost with it. */
const NEWS = 5 * 60_000;

const isYoungerThan = (age: number, { begunAt }: Evening): boolean =>
  Math.abs(Date.now() - Number(begunAt)) < age;

interface BegunProps {
  evenings: readonly Evening[] | undefined;
  campaignId: number;
  isPlayer: boolean;
}

/**
 * Says to the dungeon master that an evening has begun, which it does by itself once a fight is started or a page shown. One that nobody
 * had planned can be taken back there.
 */
export function useBegun({ evenings, campaignId, isPlayer }: BegunProps): void {
  const running = evenings?.find(({ state }) => state === "running");
  const known = useRef<number | null>(undefined);
  const confirm = useConfirm();
  const takeBack = async (evening: Evening) => {
    const { id, title } = evening;
    const question = { text: texts.confirmDelete(title), detail: texts.deleteDetail, accept: texts.delete };
    // The toast of a page that nobody sees stays as long as it isn't seen, and the evening goes on meanwhile.
    if (!isYoungerThan(NEWS, evening) && !(await confirm(question))) return;
    await attempt(
      untilDone(() => callOffEvening(campaignId, { params: { id } }), isDeletedIn(campaignId)),
      { failed: texts.failed, about: "evening" },
    );
  };
  const tell = (evening: Evening) => {
    const isPlanned = evening.startsAt !== null || evening.dates.length > 0;
    toast.info(texts.begun(eveningInWords(evening.number)), {
      about: "evening",
      lasts: TO_DECIDE,
      ...(!isPlanned && { action: { label: texts.notAnEvening, onClick: () => void takeBack(evening) } }),
    });
  };
  const isLoaded = evenings !== undefined;
  const id = running?.id ?? null;
  // What else changes about an evening is no beginning.
  const look = useEffectEvent(() => {
    const before = known.current;
    known.current = id;
    if (!running || isPlayer || typeof before === "number") return;
    // What tells of it may come after it: the first evening brings the candle's script along, and a device that slept hears of it late.
    if (isYoungerThan(before === null ? NEWS : TO_DECIDE, running)) tell(running);
  });
  useEffect(() => {
    if (isLoaded) look();
  }, [isLoaded, id]);
}
