import { useState } from "react";
import { dayAndTime, dayAndYear } from "@/components/chronicle/dates";
import { useOpenedEvening } from "@/components/chronicle/opened-evening";
import { Previously } from "@/components/chronicle/previously";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { WaxSeal } from "@/components/ui/wax-seal";
import { api } from "@/lib/client/api/api";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useQuery } from "@/lib/client/api/use-query";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { AutoEvenings } from "./auto-evenings";
import { useEvenings } from "./use-evenings";
import styles from "./evenings-page.module.css";

const [EveningDialog, preloadEvening] = lazyComponent(
  () => import("./evening-dialog").then((module) => module.EveningDialog),
  ({ onClose }) => onClose(),
);
const [PlanDialog, preloadPlan] = lazyComponent(
  () => import("./plan-dialog").then((module) => module.PlanDialog),
  ({ onClose }) => onClose(),
);

/** Within twelve hours of its time an evening is begun as the one that was planned. Milliseconds. */
const NEAR = 12 * 3_600_000;

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
  const [isLookingBack, setLookingBack] = useState(false);
  const [looked, look] = useState<number | "new">();
  const { busy, beginNew, begin, end } = useEvenings(campaignId);
  const running = data?.find(({ state }) => state === "running");
  /** The planned one whose time is near, else a new one. */
  const beginNearest = () => {
    const near = data?.find(
      ({ state, startsAt }) => state === "planned" && Math.abs(Number(startsAt) - Date.now()) <= NEAR,
    );
    void (near ? begin(near.id) : beginNew());
  };
  const shown = data?.find(({ id, state }) => id === looked && state === "planned");
  const told = data?.find(({ signedAt }) => signedAt !== null);
  return (
    <>
      <div className={styles["top"]}>
        <h2 className="title">Evenings</h2>
        {told && (
          <Button icon="open-book" onClick={() => setLookingBack(true)}>
            Previously
          </Button>
        )}
      </div>
      {error !== undefined && !data && <ErrorState text={texts.loadFailed} onRetry={() => void reload()} />}
      {error === undefined && !data && <Skeleton text={texts.loading} />}
      {data && !isPlayer && (
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
            <Button icon="flame" busy={busy} onClick={beginNearest}>
              {texts.begin}
            </Button>
          )}
          <Button icon="plus" {...preloadPlan} onClick={() => look("new")}>
            Offer dates
          </Button>
        </div>
      )}
      {data?.length === 0 && <EmptyState icon="open-book" text={isPlayer ? texts.none : texts.noneKept} />}
      <ol className={styles["evenings"]} reversed>
        {data?.map((one) => (
          <Row
            key={one.id}
            evening={one}
            isPlayer={isPlayer}
            onOpen={one.state === "planned" ? () => look(one.id) : () => open(one.id)}
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
          onPlanned={({ id }) => look(id)}
          onClose={() => look(undefined)}
        />
      )}
      {shown && <EveningDialog evening={shown} {...{ isPlayer, readerId }} onClose={() => look(undefined)} />}
      {isLookingBack && told && (
        <Previously
          evening={told}
          onRead={() => {
            setLookingBack(false);
            open(told.id);
          }}
          onClose={() => setLookingBack(false)}
        />
      )}
    </>
  );
}

/** When it is or was, and how far it is told. */
const standing = ({ state, startsAt, begunAt, signedAt, dates }: Evening): string => {
  if (state === "running") return "It is being played";
  if (state === "planned" && startsAt) return dayAndTime(startsAt);
  if (state === "planned") return dates.length > 0 ? "The date is being asked" : "No date yet";
  const day = begunAt ? dayAndYear(begunAt) : "";
  return signedAt === null ? `${day}, not told yet` : day;
};

function Row({ evening, isPlayer, onOpen }: { evening: Evening; isPlayer: boolean; onOpen: () => void }) {
  const { number, title, state, signedAt, place } = evening;
  const isOpen = signedAt !== null || state === "planned" || !isPlayer;
  const words = (
    <>
      <b dir="auto">{title}</b>
      <small>
        {standing(evening)}
        {state !== "over" && place && `, ${place}`}
      </small>
    </>
  );
  return (
    <li className={styles["evening"]} data-state={state}>
      <span className={styles["number"]} aria-hidden="true">
        {number}
      </span>
      {isOpen ? (
        <button type="button" className={styles["go"]} {...preloadEvening} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={styles["go"]}>{words}</div>
      )}
      {signedAt !== null && <WaxSeal className={styles["seal"]} />}
      {!isPlayer && signedAt === null && state !== "planned" && (
        <span className={styles["todo"]}>{state === "over" ? "to be told" : "draft"}</span>
      )}
    </li>
  );
}
