"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { useLiveEvent, usePresent } from "@/lib/client/live/live-events";
import { arriveAtPage, watchBook } from "@/lib/client/live/live-page";
import { useIdle } from "@/lib/client/page/use-idle";
import type { Contents } from "@/lib/model/event";
import { may } from "@/lib/policy";
import type { TableProps } from "./shown-page-host";

const [Seats] = lazyComponent(() => import("@/components/shell/seats").then((module) => module.Seats));
const [ShownPageHost] = lazyComponent(() =>
  import("./shown-page-host").then((module) => module.ShownPageHost),
);
const [FightWatch] = lazyComponent(() => import("./fight-watch").then((module) => module.FightWatch));
const [InitiativeCall] = lazyComponent(() =>
  import("@/components/fight/call/initiative-call").then((module) => module.InitiativeCall),
);

const [Hour] = lazyComponent(() => import("@/components/evenings/hour/hour").then((module) => module.Hour));

/** Whether the evenings of a book were read in this tab. */
const knowsEvenings = (id: number): boolean =>
  snapshotOf(queryKey(api.evenings.list, { id })).data !== undefined;
/** Whether the fights of a book were read in this tab: alone at the table they are not asked for elsewhere. */
const knowsFights = (id: number): boolean =>
  snapshotOf(queryKey(api.fights.listBriefs, { id })).data !== undefined;

/** Has the open book told what happens in its campaign. `since` is when it was rendered. */
export function LiveBook({ since, ...table }: TableProps & { since: string }) {
  const { id, role, isAuto } = table.campaign;
  const path = usePathname();
  const isIdle = useIdle();
  const isInCompany = usePresent().length > 1;
  const [hadEvening, setHadEvening] = useState(false);
  useLiveEvent("change", ({ kind }) => {
    if (kind === "evenings") setHadEvening(true);
  });
  const [hadCompany, setHadCompany] = useState(false);
  if (isInCompany && !hadCompany) setHadCompany(true);
  const begin = useEffectEvent(() => watchBook(id, since));
  useEffect(() => begin(), [id]);
  // What is shown before its host has come waits for it.
  const early = useRef<Contents>(undefined);
  const isHosted = useRef(false);
  useLiveEvent("shown", (data) => {
    if (!isHosted.current) early.current = data;
  });
  useEffect(
    () => () => {
      isHosted.current = false;
      early.current = undefined;
    },
    [id],
  );
  const takeEarly = () => {
    isHosted.current = true;
    return early.current;
  };
  useEffect(() => {
    if (path) arriveAtPage();
  }, [path]);
  return (
    isIdle && (
      <>
        {hadCompany && <Seats look="strip" />}
        <ShownPageHost key={table.campaign.id} {...table} takeEarly={takeEarly} />
        {(hadCompany || knowsFights(id)) && (
          <FightWatch
            key={`fight ${id}`}
            campaignId={id}
            readerId={table.readerId}
            hears={role !== "creator" && path !== "/fight"}
          />
        )}
        {(hadCompany || hadEvening || knowsEvenings(id)) && (
          <Hour key={`hour ${id}`} campaignId={id} isPlayer={role === "player"} isAuto={isAuto} />
        )}
        {/* Alone at the table nobody calls for initiative; one that was called before is known where the fights were read. */}
        {(hadCompany || knowsFights(id)) && !may("fight:run", { role, owns: false }) && (
          <InitiativeCall key={`call ${id}`} campaignId={id} readerId={table.readerId} />
        )}
      </>
    )
  );
}
