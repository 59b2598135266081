import { useOpenedEvening } from "@/components/chronicle/opened-evening";
import { Button } from "@/components/ui/button";
import type { Opener } from "@/components/ui/lazy-component";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import styles from "./evenings-page.module.css";
import { useEvenings } from "./use-evenings";

interface EveningActsProps {
  campaignId: number;
  evenings: readonly Evening[];
  plan: Opener;
}

/** What is done with evenings as a whole: the running one is ended, else one is begun; and dates are offered. */
export function EveningActs({ campaignId, evenings, plan }: EveningActsProps) {
  const { open } = useOpenedEvening();
  const { busy, beginNearest, end } = useEvenings(campaignId);
  const running = evenings.find(({ state }) => state === "running");
  return (
    <div className={styles["acts"]}>
      {running ? (
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void end(running.id).then((over) => over && open(over.id))}
        >
          {texts.end}
        </Button>
      ) : (
        <Button icon="flame" busy={busy} onClick={() => void beginNearest(evenings)}>
          {texts.begin}
        </Button>
      )}
      <Button icon="plus" {...plan}>
        Offer dates
      </Button>
    </div>
  );
}
