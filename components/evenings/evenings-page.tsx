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
import { useQuery } from "@/lib/client/api/use-query";
import { eveningTexts } from "@/lib/messages/evenings";
import type { Evening } from "@/lib/model/evening";
import { EveningActs } from "./evening-acts";
import styles from "./evenings-page.module.css";

interface EveningsPageProps {
  campaignId: number;
  isPlayer: boolean;
}

/** The evenings of a book, newest first: the one that runs or comes next on top, the chapters of the others below. */
export function EveningsPage({ campaignId, isPlayer }: EveningsPageProps) {
  const { data, error, reload } = useQuery(api.evenings.list, { id: campaignId });
  const { open } = useOpenedEvening();
  const [isLookingBack, setLookingBack] = useState(false);
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
      {error !== undefined && !data && (
        <ErrorState text={eveningTexts.loadFailed} onRetry={() => void reload()} />
      )}
      {error === undefined && !data && <Skeleton text={eveningTexts.loading} />}
      {data && !isPlayer && <EveningActs campaignId={campaignId} evenings={data} />}
      {data?.length === 0 && (
        <EmptyState icon="open-book" text={isPlayer ? eveningTexts.none : eveningTexts.noneKept} />
      )}
      <ol className={styles["evenings"]} reversed>
        {data?.map((one) => (
          <Row key={one.id} evening={one} isPlayer={isPlayer} onOpen={() => open(one.id)} />
        ))}
      </ol>
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
  const isOpen = signedAt !== null || (!isPlayer && state !== "planned");
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
        <button type="button" className={styles["go"]} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={styles["go"]}>{words}</div>
      )}
      {signedAt !== null && <WaxSeal className={styles["seal"]} />}
      {isOpen && signedAt === null && (
        <span className={styles["todo"]}>{state === "over" ? "to be told" : "draft"}</span>
      )}
    </li>
  );
}
