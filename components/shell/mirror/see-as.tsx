"use client";

import { Button } from "@/components/ui/button";
import { lookAs } from "@/lib/client/page/mirror";
import { mirrorTexts } from "@/lib/messages/mirror";
import styles from "./see-as.module.css";

/** Leads to the same page as this player sees it. */
export function SeeAs({ player }: { player: { id: number; username: string } }) {
  return (
    <Button icon="mirror" className={styles["quiet"] ?? ""} onClick={() => lookAs(player.id)}>
      {mirrorTexts.seeAs}
      <span className="vh"> {player.username}</span>
    </Button>
  );
}
