"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { snapshotOf } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { usePresent } from "@/lib/client/live/live-events";
import { arriveAtPage, watchBook } from "@/lib/client/live/live-page";
import { useIdle } from "@/lib/client/page/use-idle";
import { may } from "@/lib/policy";
import type { TableHostProps } from "./table-host";

const [Seats] = lazyComponent(() => import("@/components/shell/seats").then((module) => module.Seats));
const [TableHost] = lazyComponent(() => import("./table-host").then((module) => module.TableHost));
const [FightWatch] = lazyComponent(() => import("./fight-watch").then((module) => module.FightWatch));
const [InitiativeCall] = lazyComponent(() =>
  import("@/components/fight/call/initiative-call").then((module) => module.InitiativeCall),
);

/** Whether the fights of a book were read in this tab: alone at the table they are not asked for elsewhere. */
const knowsFights = (id: number): boolean =>
  snapshotOf(queryKey(api.fights.listBriefs, { id })).data !== undefined;

/** Has the open book told what happens in its campaign. `since` is when it was rendered. */
export function LiveBook({ since, ...table }: TableHostProps & { since: string }) {
  const { id, role } = table.campaign;
  const path = usePathname();
  const isIdle = useIdle();
  const isInCompany = usePresent().length > 1;
  const [hadCompany, setHadCompany] = useState(false);
  if (isInCompany && !hadCompany) setHadCompany(true);
  const begin = useEffectEvent(() => watchBook(id, since));
  useEffect(() => begin(), [id]);
  useEffect(() => {
    if (path) arriveAtPage();
  }, [path]);
  return (
    isIdle && (
      <>
        {hadCompany && <Seats look="strip" />}
        <TableHost key={table.campaign.id} {...table} />
        {(hadCompany || knowsFights(id)) && (
          <FightWatch
            key={`fight ${id}`}
            campaignId={id}
            readerId={table.readerId}
            hearsTurns={role !== "creator" && path !== "/fight"}
          />
        )}
        {/* Alone at the table nobody calls for initiative. */}
        {hadCompany && !may("fight:run", { role, owns: false }) && (
          <InitiativeCall key={`call ${id}`} campaignId={id} readerId={table.readerId} />
        )}
      </>
    )
  );
}
