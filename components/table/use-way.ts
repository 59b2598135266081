import { useRef, useState } from "react";
import { closeDialogs } from "@/components/ui/dialog/close-dialogs";
import type { ShownPage } from "@/lib/model/shown";

/** Leads the reader to a page once no dialog is in the way; a later way takes the place of an earlier one. */
export function useWay(onFree: (page: ShownPage) => void) {
  const way = useRef(0);
  const [isGoing, setGoing] = useState(false);
  const follow = async (page: ShownPage) => {
    way.current += 1;
    const mine = way.current;
    // Until then a question of a dialog lies there in the notice's place.
    setGoing(true);
    const isFree = await closeDialogs();
    if (way.current !== mine) return;
    setGoing(false);
    if (isFree) onFree(page);
  };
  return { isGoing, follow: (page: ShownPage) => void follow(page) };
}
