"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { whenStill } from "@/components/ui/history/traversal";
import { toast } from "@/lib/client/page/toast";
import { holdCampaign, selectOpenBook } from "@/lib/client/storage/selection";
import { DELAY } from "@/lib/constants";
import { sessionTexts } from "@/lib/messages/session";
import type { ShelfCampaign } from "@/lib/model/campaign";

/**
 * Opens a book: the candle burns a moment, then the page is turned to. `opening` is the book until it is open or could not be
 * opened, which may take longer than the candle burns; it is the open one of this tab from the start, whatever another tab selects.
 */
export function useOpenBook() {
  const router = useRouter();
  const [opening, setOpening] = useState<ShelfCampaign>();
  const [isOnItsWay, startOpening] = useTransition();
  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    if (!opening) return;
    const release = holdCampaign(opening);
    router.prefetch("/campaign");
    const goOn = setTimeout(() => {
      if (!navigator.onLine) {
        toast.error(sessionTexts.unreachable);
        setOpening(undefined);
        return;
      }
      whenStill(() => {
        setHasLeft(true);
        startOpening(() => {
          selectOpenBook();
          router.push("/campaign");
        });
      });
    }, DELAY.open);
    return () => {
      clearTimeout(goOn);
      release();
    };
  }, [opening, router]);

  // The shelf is still here although nothing is on its way any more: the book was not opened.
  useEffect(() => {
    if (!hasLeft || isOnItsWay) return;
    setHasLeft(false);
    setOpening(undefined);
  }, [hasLeft, isOnItsWay]);

  return { opening, open: setOpening };
}
