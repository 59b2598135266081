import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useRef, useState, useTransition } from "react";
import { replaceStep } from "@/components/ui/history/history-step";
import { whenStill } from "@/components/ui/history/traversal";
import { inMirror } from "@/lib/client/page/mirror";
import { selectOpenBook } from "@/lib/client/storage/selection";

/** How often a push that the router has dropped is sent again; where a section leads back to the page that is open, it never ends there. */
const PUSHES = 3;

/**
 * The router's push to another section, in a transition that a flight of leaves may hold up.
 * @param flight Ends with the leaves that rise now
 * @returns `hold` for what keeps the section from being shown before that; `isPending` also ends where the router has dropped the push
 */
export function useSectionPush(flight: RefObject<Promise<void> | undefined>) {
  const router = useRouter();
  const [hold, setHold] = useState<Promise<void>>();
  const [isPending, start] = useTransition();
  const pushes = useRef(0);
  /** Counts the turns, so that a push that waits for the history is left out once another place was chosen. */
  const latest = useRef(0);

  const send = useCallback(
    (href: string) => {
      const mine = latest.current;
      // A dialog that was closed just now, or by this press, leaves its entry of the history first, which would call the turn off.
      whenStill(() => {
        if (latest.current !== mine) return;
        start(() => {
          pushes.current += 1;
          selectOpenBook();
          setHold(flight.current);
          router.push(inMirror(href), { scroll: false });
        });
      });
    },
    [router, flight],
  );
  const push = useCallback(
    (href: string) => {
      pushes.current = 0;
      latest.current += 1;
      queueMicrotask(() => send(href));
    },
    [send],
  );
  /** Sends one again that was dropped; answers false where that was done often enough. */
  const pushAgain = useCallback(
    (href: string): boolean => {
      if (pushes.current >= PUSHES) return false;
      send(href);
      return true;
    },
    [send],
  );
  const drop = useCallback(() => {
    latest.current += 1;
    // An address that is written has the router drop the push that is under way.
    whenStill(() => replaceStep({}, new URL(window.location.href)));
  }, []);
  return { hold, isPending, push, pushAgain, drop };
}
