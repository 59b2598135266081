"use client";

import { useEffect, useRef } from "react";
import { WaxSeal } from "@/components/ui/wax-seal";
import { ButtonLink } from "@/components/ui/button-link";
import { selectCampaign } from "@/lib/client/storage/selection";
import { profileTexts } from "@/lib/messages/account";
import type { Invite } from "@/lib/model/invite";
import styles from "./profile.module.css";

/** An invite that was accepted just now: the way into its book. */
export function JoinedLetter({ invite }: { invite: Invite }) {
  const { campaignId, campaignName } = invite;
  const way = useRef<HTMLAnchorElement>(null);
  // Where the answer was given there is no button any more.
  useEffect(() => way.current?.focus(), []);
  const choose = () => selectCampaign({ id: campaignId, name: campaignName });
  return (
    <div className={styles["letter"]}>
      <WaxSeal className={styles["seal"]} />
      <p>
        <b dir="auto">{campaignName}</b>
        <span>{profileTexts.onTheShelf}</span>
      </p>
      <div className={styles["answers"]}>
        <ButtonLink
          href="/campaign"
          variant="primary"
          prefetch={false}
          ref={way}
          // Also where the book opens in a tab of its own.
          onClick={choose}
          onAuxClick={choose}
        >
          Open the book<span className="vh"> {campaignName}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
