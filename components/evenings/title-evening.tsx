"use client";

import { useState } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import type { Evening } from "@/lib/model/evening";
import { capitalised } from "@/lib/rules/chronicle-words";
import { counted } from "@/lib/rules/number-words";
import { lastFirst } from "@/lib/rules/evening-order";
import { datedAhead } from "@/lib/rules/near-evening";
import { answersInWords, eveningInWords } from "@/lib/rules/evening-words";
import { DayLeaf } from "./day-leaf";
import styles from "./title-evening.module.css";
import { dayIn, useZone } from "./use-day";
import { datesAhead, datesWaiting, isAsked } from "./waits-for";

const [EveningDialog, preloadEvening] = lazyComponent(
  () => import("./evening-dialog").then((module) => module.EveningDialog),
  ({ onClose }) => onClose(),
);
const [PlanDialog, preloadPlan] = lazyComponent(
  () => import("./plan-dialog").then((module) => module.PlanDialog),
  ({ onClose }) => onClose(),
);

interface TitleEveningProps {
  campaignId: number;
  readerId: number;
  isPlayer: boolean;
}

/** The last that was played, where no chapter tells of it yet. */
const untoldOf = (all: readonly Evening[]): Evening | undefined => {
  const [last] = lastFirst(all);
  return last?.state === "over" && last.signedAt === null ? last : undefined;
};

/** The one that runs, else the next with a date, else one whose dates are asked for; who comes late looks it up while it is near. */
const toCome = (all: readonly Evening[]): Evening | undefined => {
  const [dated] = datedAhead(all, Date.now());
  return all.find(({ state }) => state === "running") ?? dated ?? all.find(isAsked);
};

/** The next evening on the title page, and the way to it. */
export function TitleEvening({ campaignId, readerId, isPlayer }: TitleEveningProps) {
  const { data, error, reload } = useQuery(api.evenings.list, { id: campaignId });
  const [opened, open] = useState<number | "new">();
  const evenings = data ?? [];
  const next = toCome(evenings);
  const untold = isPlayer ? undefined : untoldOf(evenings);
  const shown = evenings.find(({ id, state }) => id === opened && state !== "over");
  const hasFailed = !data && error !== undefined;
  const close = () => open(undefined);
  if (!next && !hasFailed && isPlayer) return null;
  return (
    <>
      {untold && <Untold evening={untold} />}
      <section className={styles["next"]} aria-label="The next evening">
        {next ? <Imprint evening={next} readerId={readerId} /> : <None {...{ isKnown: !!data, hasFailed }} />}
        <div className={styles["acts"]}>
          {hasFailed && <Button onClick={() => void reload()}>Try again</Button>}
          {next && (
            <Button {...preloadEvening} onClick={() => open(next.id)}>
              Look<span className="vh"> at {eveningInWords(next.number)}</span>
            </Button>
          )}
          {!isPlayer && (
            <Button icon="plus" {...preloadPlan} onClick={() => open("new")}>
              Plan one<span className="vh">: an evening</span>
            </Button>
          )}
        </div>
      </section>
      {opened === "new" && (
        <PlanDialog
          campaignId={campaignId}
          onPlanned={({ id, state }) => open(state === "planned" ? id : undefined)}
          onClose={close}
        />
      )}
      {shown && <EveningDialog evening={shown} {...{ isPlayer, readerId }} onClose={close} />}
    </>
  );
}

/** The line in the place of an evening: that none is planned, once that is known. */
function None({ isKnown, hasFailed }: { isKnown: boolean; hasFailed: boolean }) {
  if (hasFailed)
    return (
      <p className="note" role="alert">
        {texts.loadFailed}
      </p>
    );
  return <p className="note">{isKnown ? texts.noneNext : texts.loading}</p>;
}

function Untold({ evening: { id, number, endedAt } }: { evening: Evening }) {
  const zone = useZone();
  const goTo = useGoTo();
  const day = endedAt && dayIn(endedAt, zone);
  return (
    <section className={styles["next"]} aria-label="The last evening">
      <div className={styles["imprint"]}>
        {day && <DayLeaf top={day.shortWeekday} figure={day.day} below={day.shortMonth} />}
        <div>
          <p className="label">{eveningInWords(number)}</p>
          {day && (
            <b>
              {texts.overSince} <time className="clock">{day.time}</time>
            </b>
          )}
          <p className={styles["about"]}>{texts.toBeTold}</p>
        </div>
      </div>
      <Button variant="primary" onClick={() => goTo({ place: "evening", id })}>
        {texts.write}
      </Button>
    </section>
  );
}

function Imprint({ evening, readerId }: { evening: Evening; readerId: number }) {
  const zone = useZone();
  const { number, state, startsAt, begunAt, place, dates } = evening;
  const at = state === "running" ? begunAt : startsAt;
  const day = at && dayIn(at, zone);
  const answers = dates.find((one) => one.startsAt.getTime() === startsAt?.getTime())?.answers ?? [];
  const { can, others } = answersInWords(answers);
  const about = [place.trim(), can.toLowerCase(), others].filter((part) => part !== "").join("; ");
  const [offered, waiting] = [datesAhead(evening), datesWaiting(evening, readerId)].map(
    (some) => some.length,
  );
  const asked = waiting
    ? `${counted(waiting, "date", "dates")} to answer`
    : offered
      ? `${counted(offered, "date", "dates")} offered`
      : "no date yet";
  return (
    <div className={styles["imprint"]}>
      {day && <DayLeaf settled top={day.shortWeekday} figure={day.day} below={day.shortMonth} />}
      <div>
        <p className="label">{eveningInWords(number)}</p>
        <b>
          {day ? `${day.weekday}, ` : capitalised(asked)}
          {day && (state === "running" ? "being played" : <time className="clock">{day.time}</time>)}
        </b>
        {day && about !== "" && (
          <p className={styles["about"]} dir="auto">
            {about}
          </p>
        )}
      </div>
    </div>
  );
}
