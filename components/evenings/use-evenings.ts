import { useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { attempt } from "@/lib/client/mutations/attempt";
import {
  answerDate,
  beginEvening,
  callOffEvening,
  changeEvening,
  createEvening,
  endEvening,
  offerDate,
  settleDate,
  unbeginEvening,
  withdrawDate,
} from "@/lib/client/mutations/evenings";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening, EveningAnswer, EveningDate } from "@/lib/model/evening";
import { nearEvening } from "@/lib/rules/near-evening";
import { eveningPlanner, type Planned } from "./evening-planner";

/** Where it is and how long, as far as that was said. */
export type PlaceAndLength = Partial<Pick<Planned, "place" | "minutes">>;

export type Evenings = ReturnType<typeof useEvenings>;

/** What is done with evenings: each by one call, whose answer is drawn at once. */
export function useEvenings(campaignId: number) {
  const { busy, run } = useBusy();
  const confirm = useConfirm();
  const telling = { failed: texts.failed, about: "evening" };
  const once = <A>(work: () => Promise<A>) => run(() => attempt(work, telling));
  const [planOnce] = useState(eveningPlanner);
  const at = (id: number) => ({ params: { id } });
  return {
    busy,
    plan: (planned: Planned, isSettled: boolean) => once(() => planOnce(campaignId, planned, isSettled)),
    /** `onFailed` is given why it failed. */
    change: (
      id: number,
      body: { place?: string; minutes?: number; startsAt?: Date; title?: string },
      onFailed?: (error: unknown) => void,
    ) =>
      once(() =>
        changeEvening(campaignId, { ...at(id), body }).catch((error: unknown) => {
          onFailed?.(error);
          throw error;
        }),
      ),
    offer: (id: number, startsAt: Date) =>
      once(() => offerDate(campaignId, { ...at(id), body: { startsAt } })),
    answer: (id: number, answer: EveningAnswer, dateId?: number) => {
      const body = { answer, ...(dateId !== undefined && { dateId }) };
      const work = () => answerDate(campaignId, { ...at(id), body });
      // Without `once`, which drops a second call while the first is unanswered; the write's queue keeps their order.
      return dateId === undefined ? once(work) : attempt(work, telling);
    },
    settle: (id: number, dateId: number) =>
      once(() => settleDate(campaignId, { ...at(id), body: { dateId } })),
    begin: (id: number) => once(() => beginEvening(campaignId, at(id))),
    /**
     * Begins the planned one whose time is near, else a new one. What was said of a planned one is stored first, so that nothing has begun
     * where that fails, and the same press does both. Not by `idempotently`, which sends the key of a lost create again: the server begins no
     * evening while one runs, and once that one has ended the same press is to begin another.
     */
    beginNearest: (evenings: readonly Evening[], said: PlaceAndLength = {}) => {
      const near = nearEvening(evenings, Date.now());
      return once(async () => {
        if (!near) return createEvening(campaignId, { body: { campaignId, begins: true, ...said } });
        if (Object.keys(said).length > 0) await changeEvening(campaignId, { ...at(near.id), body: said });
        return beginEvening(campaignId, at(near.id));
      });
    },
    /** Puts one that began too early back among those to come, after a question; answers whether it is. */
    unbegin: async ({ id, title }: Evening): Promise<boolean> => {
      if (!(await confirm(texts.notYetQuestion(title)))) return false;
      return (await once(() => unbeginEvening(campaignId, at(id)))) !== undefined;
    },
    end: (id: number) => once(() => endEvening(campaignId, at(id))),
    /** Deletes an offered date, after a confirmation if it has answers. `name` is its day and time in words; resolves to whether it was deleted. */
    withdraw: async ({ id, answers }: EveningDate, name: string): Promise<boolean> => {
      const { confirmWithdraw, withdrawDetail: detail, withdraw: accept } = texts;
      if (answers.length > 0 && !(await confirm({ text: confirmWithdraw(name), detail, accept })))
        return false;
      return (await once(() => withdrawDate(campaignId, at(id)))) !== undefined;
    },
    /** Calls off one that is planned, and deletes one that was played; answers whether it is gone. */
    remove: async ({ id, title, state }: Evening): Promise<boolean> => {
      const question =
        state === "planned"
          ? { text: texts.confirmCallOff(title), accept: texts.callOff }
          : { text: texts.confirmDelete(title), detail: texts.deleteDetail, accept: texts.delete };
      if (!(await confirm(question))) return false;
      return (await once(() => callOffEvening(campaignId, at(id)))) !== undefined;
    },
  };
}
