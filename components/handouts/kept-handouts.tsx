import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import type { KeptHandout } from "@/lib/model/handout";
import styles from "./handouts-page.module.css";
import { KeptHandoutRow } from "./kept-handout-row";
import { SealBreaking } from "./seal-breaking";
import { useMovedHandouts } from "./use-moved-handouts";
import { useSeal } from "./use-seal";

interface KeptHandoutsProps {
  campaignId: number;
  /** Those that were found. */
  handouts: readonly KeptHandout[];
  all: readonly KeptHandout[];
  onRead: (id: number) => void;
}

/** The handouts as they are kept: sealed ones, then opened ones, each moved by dragging or with the keys. */
export function KeptHandouts({ campaignId, handouts, all, onRead }: KeptHandoutsProps) {
  const { data: members } = useQueryUntilLoaded(api.campaigns.listMembers, { id: campaignId });
  const { busy, run } = useBusy();
  const { opened, open, close } = useSeal(campaignId);
  const { listed, moving, said } = useMovedHandouts(campaignId, handouts, all);
  const groups = [
    { name: "Sealed", rows: listed.filter(({ isSealed }) => isSealed) },
    { name: "Opened", rows: listed.filter(({ isSealed }) => !isSealed) },
  ];
  return (
    <>
      <span className="vh" role="status">
        {said}
      </span>
      {groups.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <section key={name} aria-label={name}>
              <h3 className="label">{name}</h3>
              <ul className={styles["list"]} aria-label={name}>
                {rows.map((one) => (
                  <KeptHandoutRow
                    key={one.id}
                    {...{ members, moving, onRead }}
                    handout={one}
                    group={rows}
                    busy={busy}
                    onOpen={() => void run(() => open(one, "all"))}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {opened && <SealBreaking handout={opened} by="all at the table" onClose={close} />}
    </>
  );
}
