"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useIdle } from "@/lib/client/page/use-idle";
import { usePresent } from "@/lib/client/live/live-events";
import { arriveAtPage, watchBook } from "@/lib/client/live/live-page";
import { may } from "@/lib/policy";
import type { TableHostProps } from "./table-host";

const [Seats] = lazyComponent(() => import("@/components/shell/seats").then((module) => module.Seats));
const [TableHost] = lazyComponent(() => import("./table-host").then((module) => module.TableHost));
const [InitiativeCall] = lazyComponent(() =>
  import("@/components/fight/call/initiative-call").then((module) => module.InitiativeCall),
);

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
        {/* Alone at the table nobody calls for initiative. */}
        {hadCompany && !may("fight:run", { role, owns: false }) && (
          <InitiativeCall key={`call ${id}`} campaignId={id} readerId={table.readerId} />
        )}
      </>
    )
  );
}
