"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { DELAY } from "@/lib/constants";
import type { ShelfCampaign } from "@/lib/model/campaign";

/** Opens a book: the candle burns a moment, then the page is turned to; should that take too long, the shelf is back. */
export function useOpenBook() {
  const router = useRouter();
  const [opening, open] = useState<ShelfCampaign>();

  useEffect(() => {
    if (!opening) return;
    router.prefetch("/campaign");
    const goOn = setTimeout(() => router.push("/campaign"), DELAY.open);
    const giveUp = setTimeout(() => open(undefined), DELAY.overlay);
    return () => {
      clearTimeout(goOn);
      clearTimeout(giveUp);
    };
  }, [opening, router]);

  return { opening, open };
}
