import { useState } from "react";
import { useOpenedEvening } from "@/components/chronicle/opened-evening";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api/api";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useQuery } from "@/lib/client/api/use-query";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import { lastTold } from "@/lib/rules/evening-order";
import { AutoEvenings } from "./auto-evenings";
import { EveningActs } from "./evening-acts";
import { EveningRow } from "./evening-row";
import styles from "./evenings-page.module.css";
import { LookBack } from "./look-back";
import { useEvenings } from "./use-evenings";

const [EveningDialog, preloadEvening] = lazyComponent(
  () => import("./evening-dialog").then((module) => module.EveningDialog),
  ({ onClose }) => onClose(),
);
const [PlanDialog, preloadPlan] = lazyComponent(
  () => import("./plan-dialog").then((module) => module.PlanDialog),
  ({ onClose }) => onClose(),
);

interface EveningsPageProps {
  campaignId: number;
  readerId: number;
  isPlayer: boolean;
  isAuto: boolean;
}

/** The evenings of a book, newest first: the one that runs or comes next on top, the chapters of the others below. */
export function EveningsPage({ campaignId, readerId, isPlayer, isAuto }: EveningsPageProps) {
  const { data, error, reload } = useQuery(api.evenings.list, { id: campaignId });
  const { open } = useOpenedEvening();
  const { remove } = useEvenings(campaignId);
  const [looked, look] = useState<number | "new">();
  const evenings = data ?? [];
  const shown = evenings.find(({ id, state }) => id === looked && state !== "over");
  const told = lastTold(evenings);
  return (
    <>
      <div className={styles["top"]}>
        <h2 className="title">Evenings</h2>
        {told && <LookBack evening={told} />}
      </div>
      {!data &&
        (error === undefined ? (
          <Skeleton text={texts.loading} />
        ) : (
          <ErrorState text={texts.loadFailed} onRetry={() => void reload()} />
        ))}
      {data && !isPlayer && (
        <EveningActs
          campaignId={campaignId}
          evenings={data}
          plan={{ ...preloadPlan, onClick: () => look("new") }}
        />
      )}
      {data?.length === 0 && <EmptyState icon="open-book" text={isPlayer ? texts.none : texts.noneKept} />}
      <ol className={styles["evenings"]} reversed>
        {evenings.map((one) => (
          <EveningRow
            key={one.id}
            evening={one}
            isPlayer={isPlayer}
            onDelete={isPlayer || one.state === "planned" ? undefined : () => void remove(one)}
            open={{
              ...preloadEvening,
              onClick: () => (one.state === "planned" ? look(one.id) : open(one.id)),
            }}
          />
        ))}
      </ol>
      {data && !isPlayer && (
        <div className={styles["auto"]}>
          <AutoEvenings campaignId={campaignId} isAuto={isAuto} />
          <p className="note">{texts.autoHint}</p>
        </div>
      )}
      {looked === "new" && (
        <PlanDialog
          campaignId={campaignId}
          onPlanned={({ id, state }) => look(state === "planned" ? id : undefined)}
          onClose={() => look(undefined)}
        />
      )}
      {shown && <EveningDialog evening={shown} {...{ isPlayer, readerId }} onClose={() => look(undefined)} />}
    </>
  );
}
