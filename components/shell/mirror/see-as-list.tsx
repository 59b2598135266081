"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Portrait } from "@/components/ui/picture/portrait";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { lookAs } from "@/lib/client/page/mirror";
import { mirrorTexts } from "@/lib/messages/mirror";
import styles from "./see-as.module.css";

/** The players of a campaign, each of whom leads to the same page as they see it; asked for when it is opened. */
export function SeeAsList({ campaignId, title }: { campaignId: number; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data: members = [] } = useQueryUntilLoaded(
    api.campaigns.listMembers,
    isOpen ? { id: campaignId } : null,
  );
  return (
    <details className={styles["list"]} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="mirror" />
        {mirrorTexts.seeAs}
      </summary>
      <ul aria-label={title}>
        {members
          .filter(({ role }) => role === "player")
          .map(({ id, username, image }) => (
            <li key={id}>
              <button type="button" onClick={() => lookAs(id)}>
                <Portrait shape="coin" name={username} src={image} id={id} />
                <bdi>{username}</bdi>
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
