"use client";

import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";

const [TitleEvening] = lazyComponent(() => import("./title-evening").then((module) => module.TitleEvening));

/** What the least of it takes: who plans evenings always has it on the page, and what lies below shall not jump when it comes. */
const LEAST = { display: "flow-root", minHeight: "8.05rem", marginBottom: "-1rem" };

/** The next evening on the title page, asked for once the page is used. */
export function NextOnTitlePage(props: { campaignId: number; readerId: number; isPlayer: boolean }) {
  const isUsed = useUsed();
  return <div style={props.isPlayer ? undefined : LEAST}>{isUsed && <TitleEvening {...props} />}</div>;
}
