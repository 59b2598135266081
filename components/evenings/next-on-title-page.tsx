"use client";

import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";

const [TitleEvening] = lazyComponent(() => import("./title-evening").then((module) => module.TitleEvening));

/** The next evening on the title page, asked for once the page is used. */
export function NextOnTitlePage(props: { campaignId: number; readerId: number; isPlayer: boolean }) {
  return useUsed() && <TitleEvening {...props} />;
}
