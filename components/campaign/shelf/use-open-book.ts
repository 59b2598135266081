"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { whenStill } from "@/components/ui/history/traversal";
import { toast } from "@/lib/client/page/toast";
import { DELAY } from "@/lib/constants";
import { sessionTexts } from "@/lib/messages/session";
import type { ShelfCampaign } from "@/lib/model/campaign";

/**
 * Opens a book: the candle burns a moment, then the page is turned to. `opening` is the book until it is open or could not be
 * opened, which may take longer than the candle burns.
 */
export function useOpenBook() {
  const router = useRouter();
  const [opening, setOpening] = useState<ShelfCampaign>();
  const [isOnItsWay, startOpening] = useTransition();
  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    if (!opening) return;
    router.prefetch("/campaign");
    const goOn = setTimeout(() => {
      if (!navigator.onLine) {
        toast.error(sessionTexts.unreachable);
        setOpening(undefined);
        return;
      }
      whenStill(() => {
        setHasLeft(true);
        startOpening(() => router.push("/campaign"));
      });
    }, DELAY.open);
    return () => clearTimeout(goOn);
  }, [opening, router]);

  // The shelf is still here although nothing is on its way any more: the book was not opened.
  useEffect(() => {
    if (!hasLeft || isOnItsWay) return;
    setHasLeft(false);
    setOpening(undefined);
  }, [hasLeft, isOnItsWay]);

  return { opening, open: setOpening };
}
