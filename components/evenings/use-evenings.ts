import { keepEvening } from "@/components/chronicle/keep-evening";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { invalidate } from "@/lib/client/api/invalidate";
import { toast } from "@/lib/client/page/toast";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening, EveningAnswer } from "@/lib/model/evening";

interface Planned {
  dates: Date[];
  place: string;
  minutes: number;
}

/** What is done with evenings: each by one call, whose answer is drawn at once. */
export function useEvenings(campaignId: number) {
  const { busy, run } = useBusy();
  const confirm = useConfirm();
  const attempt = async (id: number, work: () => Promise<Evening>): Promise<Evening | undefined> => {
    let evening: Evening | undefined;
    await run(async () => {
      try {
        evening = await work();
        keepEvening(evening);
      } catch (error) {
        toast.error(sentenceOf(error, texts.failed), { about: "evening" });
        void invalidate({ kind: "evenings", id, campaignId });
      }
    });
    return evening;
  };
  const at = (id: number) => ({ params: { id } });
  return {
    busy,
    plan: ({ dates, place, minutes }: Planned, isSettled: boolean) => {
      const [startsAt] = dates;
      const body = { campaignId, place, minutes, ...(isSettled && startsAt ? { startsAt } : { dates }) };
      return attempt(0, () => call(api.evenings.create, { body, idempotencyKey: crypto.randomUUID() }));
    },
    beginNew: () =>
      attempt(0, () =>
        call(api.evenings.create, {
          body: { campaignId, begins: true },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    change: (id: number, body: { place?: string; minutes?: number; startsAt?: Date; title?: string }) =>
      attempt(id, () => call(api.evenings.change, { ...at(id), body })),
    offer: (id: number, startsAt: Date) =>
      attempt(id, () => call(api.evenings.offer, { ...at(id), body: { startsAt } })),
    answer: (id: number, answer: EveningAnswer, dateId?: number) =>
      attempt(id, () =>
        call(api.evenings.say, { ...at(id), body: { answer, ...(dateId !== undefined && { dateId }) } }),
      ),
    settle: (id: number, dateId: number) =>
      attempt(id, () => call(api.evenings.settle, { ...at(id), body: { dateId } })),
    begin: (id: number) => attempt(id, () => call(api.evenings.begin, at(id))),
    end: (id: number) => attempt(id, () => call(api.evenings.end, at(id))),
    /** Answers whether it was called off. */
    callOff: async ({ id, title }: Evening): Promise<boolean> => {
      if (!(await confirm({ text: texts.confirmCallOff(title), accept: texts.callOff }))) return false;
      let isGone = false;
      await run(async () => {
        try {
          await call(api.evenings.remove, at(id));
          isGone = true;
        } catch (error) {
          toast.error(sentenceOf(error, texts.failed), { about: "evening" });
        }
        await invalidate({ kind: "evenings", id, campaignId });
      });
      return isGone;
    },
  };
}
