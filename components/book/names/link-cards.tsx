import { useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { LinkCard } from "./link-card";
import { LinkSheet } from "./link-sheet";
import styles from "./link-cards.module.css";
import { useRestedLink } from "./use-rested-link";

/** Below the last line of its link, or above the first where there is more room. */
const placeOf = (link: HTMLAnchorElement) => {
  const { left } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const isAbove = bottom > window.innerHeight * 0.62;
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - 340)),
    ...(isAbove ? { bottom: window.innerHeight - top + 8 } : { top: bottom + 8 }),
  };
};

/** Cards that say what links lead to: while the pointer or the focus rests on one, and as a sheet after a long press. */
export function LinkCards({ campaignId, first }: { campaignId: number; first: Event }) {
  const id = useId();
  const { shown, pressed, card, release } = useRestedLink(first);
  useEffect(() => {
    const link = shown?.link;
    link?.setAttribute("aria-describedby", id);
    return () => link?.removeAttribute("aria-describedby");
  }, [shown, id]);

  return (
    <>
      {shown &&
        createPortal(
          <div
            ref={card}
            id={id}
            role="tooltip"
            className={`on-paper ${styles["card"]}`}
            style={placeOf(shown.link)}
          >
            <LinkCard campaignId={campaignId} rested={shown} />
          </div>,
          shown.link.closest("dialog, main") ?? document.body,
        )}
      {pressed && <LinkSheet campaignId={campaignId} rested={pressed} onClose={release} />}
    </>
  );
}
