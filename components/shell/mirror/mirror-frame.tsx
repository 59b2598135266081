"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { isFree } from "@/components/shell/shortcut-keys";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { inkOf, Portrait } from "@/components/ui/picture/portrait";
import { lookAs, mirrored, onMirrorPress, rememberMirror } from "@/lib/client/page/mirror";
import { toast } from "@/lib/client/page/toast";
import { MIRROR } from "@/lib/constants";
import { mirrorTexts } from "@/lib/messages/mirror";
import styles from "./mirror-frame.module.css";
import { followLink } from "./follow-link";

interface MirrorFrameProps {
  campaignId: number;
  player: { id: number; username: string; image: string | null };
}

/** The painted frame around a book that is seen through a player's eyes: says whose, and leads out. */
export function MirrorFrame({ campaignId, player }: MirrorFrameProps) {
  const { id, username, image } = player;
  const asked = useSearchParams().get(MIRROR);
  const path = usePathname();
  useEffect(() => {
    // What was loaded for other eyes stays in the document: it is loaded anew.
    if (asked !== String(mirrored() ?? "") || Number(asked) !== id) window.location.reload();
  }, [asked, id, path]);
  useEffect(() => rememberMirror(campaignId, id), [campaignId, id]);
  useEffect(
    () =>
      onMirrorPress(() =>
        toast.info(mirrorTexts.only(username), { about: MIRROR, description: mirrorTexts.nothing }),
      ),
    [username],
  );
  const leave = () => {
    rememberMirror(campaignId, null);
    lookAs(null);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isFree(event)) return;
      // A slip that lies over the page goes first. Within `:is` a browser without popovers finds none; alone it would throw.
      if (document.querySelector("[popover=auto]:is(:popover-open)")) return;
      rememberMirror(campaignId, null);
      lookAs(null);
    };
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("click", followLink, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("click", followLink, true);
    };
  }, [campaignId]);
  const title = mirrorTexts.title(username);
  return (
    <aside
      className={classNames("on-dark", styles["frame"], styles[inkOf(id)])}
      aria-label={title}
      data-mirror=""
    >
      <button type="button" className={styles["side"]} data-shortcut="v" onClick={() => lookAs(null)}>
        <Icon name="eye" />
        {mirrorTexts.own}
        <kbd>v</kbd>
      </button>
      <p className={styles["plate"]}>
        <bdi>{title}</bdi>
      </p>
      <button type="button" className={styles["side"]} onClick={leave}>
        {mirrorTexts.leave}
        <kbd>esc</kbd>
      </button>
      <button
        type="button"
        className={styles["small"]}
        aria-label={`${title}. ${mirrorTexts.leave}`}
        onClick={leave}
      >
        <Portrait shape="coin" name={username} src={image} id={id} />
        <span dir="auto">{mirrorTexts.small(username)}</span>
        <Icon name="close" />
      </button>
    </aside>
  );
}
