import { Button } from "@/components/ui/button";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { wasPlanned } from "@/lib/rules/near-evening";
import { CallOff } from "./call-off";
import { momentOf } from "./next-evening";
import { OneMoment } from "./one-moment";
import type { Evenings } from "./use-evenings";

interface NextActsProps {
  evening: Evening;
  evenings: Evenings;
  /** Asks, where something is unsaved, whether it may be lost. */
  mayClose: () => Promise<boolean>;
  onBegun: () => void;
  /** Whether a date is typed to which it was not moved yet. */
  onUnsaved: (isUnsaved: boolean) => void;
  onGone: () => void;
}
/**
 * Below an evening that is settled or being played, for who keeps the table: it is begun, moved, called off, put back, ended or deleted. The keys keep the pressed button in the document, and
 * the focus on it, where the evening begins while its dialog stays open.
 */
export function NextActs({ evening, evenings, mayClose, onBegun, onUnsaved, onGone }: NextActsProps) {
  const { busy, begin, end, change } = evenings;
  const { id, state } = evening;
  if (state === "running")
    return (
      <>
        <CallOff key="off" {...{ evening, evenings, onGone }} />
        {wasPlanned(evening) && (
          <Button key="early" busy={busy} onClick={() => void evenings.unbegin(evening)}>
            {texts.notYet}
          </Button>
        )}
        <Button
          key="act"
          variant="primary"
          busy={busy}
          onClick={() => void mayClose().then((may) => (may ? end(id) : undefined))}
        >
          {texts.end}
        </Button>
      </>
    );
  return (
    <>
      <OneMoment
        from={momentOf(evening)}
        label="Move it"
        save="Move"
        busy={busy}
        onChosen={(moved) => change(id, { startsAt: moved })}
        onUnsaved={onUnsaved}
      />
      <CallOff key="off" {...{ evening, evenings, onGone }} />
      <Button
        key="act"
        variant="primary"
        icon="flame"
        busy={busy}
        onClick={() => void begin(id).then((begun) => begun && onBegun())}
      >
        {texts.begin}
      </Button>
    </>
  );
}
