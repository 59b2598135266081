import { useRouter } from "next/navigation";
import { useCallback, useRef, useTransition } from "react";
import { replaceStep } from "@/components/ui/history/history-step";
import { whenStill } from "@/components/ui/history/traversal";
import { inMirror } from "@/lib/client/page/mirror";
import { selectOpenBook } from "@/lib/client/storage/selection";

/** How often a push that the router has dropped is sent again; where a section leads back to the page that is open, it never ends there. */
const PUSHES = 3;

/**
 * The router's push to another section.
 * @returns `isPending` from the push until the section is shown; it also ends where the router has dropped the push
 */
export function useSectionPush() {
  const router = useRouter();
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
          router.push(inMirror(href), { scroll: false });
        });
      });
    },
    [router],
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
  return { isPending, push, pushAgain, drop };
}
