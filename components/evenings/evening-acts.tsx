import { keepEvening } from "@/components/chronicle/keep-evening";
import { useOpenedEvening } from "@/components/chronicle/opened-evening";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { call, CallError } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { eveningTexts } from "@/lib/messages/evenings";
import type { Evening } from "@/lib/model/evening";

interface ActsProps {
  campaignId: number;
  evenings: readonly Evening[];
}

/** Begins an evening: the next one whose time has come near, else a new one; ends the one that runs, and opens its draft. */
export function EveningActs({ campaignId, evenings }: ActsProps) {
  const { open } = useOpenedEvening();
  const { busy, run } = useBusy();
  const running = evenings.find(({ state }) => state === "running");
  const planned = evenings.findLast(({ state, startsAt }) => state === "planned" && startsAt !== null);
  const act = (work: () => Promise<Evening>, failed: string, opens: boolean) =>
    run(async () => {
      try {
        const evening = await work();
        keepEvening(evening);
        if (opens) open(evening.id);
      } catch (cause) {
        toast.error((cause instanceof CallError && cause.message) || failed);
      }
    });
  const begin = () =>
    planned
      ? call(api.evenings.begin, { params: { id: planned.id } })
      : call(api.evenings.create, { body: { campaignId, begins: true } });
  if (running)
    return (
      <p>
        <Button
          variant="primary"
          busy={busy}
          onClick={() =>
            void act(
              () => call(api.evenings.end, { params: { id: running.id } }),
              eveningTexts.endFailed,
              true,
            )
          }
        >
          The evening is over
        </Button>
      </p>
    );
  return (
    <p>
      <Button busy={busy} icon="flame" onClick={() => void act(begin, eveningTexts.beginFailed, false)}>
        Begin the evening
      </Button>
    </p>
  );
}
