import { useState } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import type { JournalKind } from "@/lib/model/journal";
import { eveningInWords } from "@/lib/rules/evening-words";
import { wasPlanned } from "@/lib/rules/near-evening";
import { AutoEvenings } from "@/components/evenings/auto-evenings";
import { useEvenings } from "@/components/evenings/use-evenings";
import styles from "./hour.module.css";

/** The id by which the candle opens its slip. */
export const SLIP = "hour-slip";

const NOTED: readonly { icon: IconName; label: string; kinds: readonly JournalKind[] }[] = [
  { icon: "seal", label: "Handouts opened", kinds: ["seal"] },
  { icon: "swords", label: "Fights", kinds: ["fight"] },
  { icon: "d20", label: "Twenties and ones", kinds: ["roll"] },
  { icon: "profile", label: "Fell, and got up", kinds: ["fall", "rise"] },
];

/** What was noted of the evening so far, its end, the way back where it began too early, and whether evenings begin and end by themselves. */
export function HourSlip({ evening, time, isAuto }: { evening: Evening; time: string; isAuto: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { id, campaignId, number, place } = evening;
  const { busy, end, unbegin } = useEvenings(campaignId);
  const goTo = useGoTo();
  const over = async () => {
    if (await end(id)) goTo({ place: "evening", id });
  };
  return (
    <section
      id={SLIP}
      popover="auto"
      role="dialog"
      className={`on-paper ${styles["slip"]}`}
      aria-labelledby={`${SLIP}-title`}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      <p className="label">{eveningInWords(number)}</p>
      <h2 className="head" id={`${SLIP}-title`} dir="auto">
        Since <time className="clock">{time}</time>
        {place.trim() !== "" && `, ${place}`}
      </h2>
      {isOpen && <Noted eveningId={id} />}
      <Button variant="primary" wide busy={busy} onClick={() => void over()}>
        {texts.end}
      </Button>
      {wasPlanned(evening) && (
        <Button wide className={styles["early"] ?? ""} busy={busy} onClick={() => void unbegin(evening)}>
          {texts.notYet}
        </Button>
      )}
      <AutoEvenings campaignId={campaignId} isAuto={isAuto} />
    </section>
  );
}

function Noted({ eveningId }: { eveningId: number }) {
  const { data, error } = useQuery(api.eveningDrafts.read, { id: eveningId });
  if (!data && error !== undefined) return <p className="note">{texts.notedFailed}</p>;
  return (
    <ul className={styles["noted"]} aria-label="Noted so far" aria-busy={data === undefined}>
      {NOTED.map(({ icon, label, kinds }) => (
        <li key={label}>
          <Icon name={icon} />
          {label}
          <b>{data?.happenings.filter(({ kind }) => kinds.includes(kind)).length ?? "…"}</b>
        </li>
      ))}
    </ul>
  );
}
