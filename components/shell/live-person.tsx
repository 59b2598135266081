"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { useEffect, useEffectEvent, useRef } from "react";
import { goFreely } from "@/components/ui/dialog/close-dialogs";
import { startWatching } from "@/lib/client/live/live-page";
import { inMirror } from "@/lib/client/page/mirror";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { isSection } from "@/lib/sections";
import { AwayLine } from "./away-line";

interface LivePersonProps {
  /** Of the person that the server rendered the page for. */
  personId: number;
  /** When it was rendered. */
  since: string;
}

/** Keeps the pages of a signed-in person up to date, and says where nothing comes through. Once, in their layout. */
export function LivePerson({ personId, since }: LivePersonProps) {
  const goToPage = useGoToPage();
  const place = `${usePathname()}?${useSearchParams().toString()}`;
  /** Of the rendering that is out of date. */
  const stale = useRef<string>(undefined);
  const refresh = useEffectEvent(() => {
    stale.current = since;
    refreshPage();
  });
  // The framework drops a rendering that is on its way when the reader turns to another page or tab.
  const refreshOnceMore = useEffectEvent(() => {
    if (stale.current === since) refresh();
  });
  useEffect(() => refreshOnceMore(), [place]);
  // As the page was first made: what came later was told.
  const begin = useEffectEvent(() =>
    startWatching({
      userId: personId,
      since,
      refresh: () => refresh(),
      goTo: (href) =>
        void goFreely(() => goToPage(isSection(href.split("?", 1)[0] ?? "") ? inMirror(href) : href)),
    }),
  );
  useEffect(() => begin(), [personId]);
  return <AwayLine />;
}
