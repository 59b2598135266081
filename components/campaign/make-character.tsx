"use client";

import { useBookTurn } from "@/components/book/turn-context";
import { Button } from "@/components/ui/button";
import { leadTo } from "@/lib/client/page/turn-to";
import { campaignTexts } from "@/lib/messages/campaign";
import styles from "./title-page.module.css";

/** To the characters, where the wizard opens that makes one. */
export function MakeCharacter() {
  const turn = useBookTurn();
  return (
    <Button
      variant="primary"
      wide
      icon="profile"
      className={styles["make"] ?? ""}
      onClick={() => {
        leadTo({ section: "/character", side: "left", tabs: { make: "character" }, characterId: null });
        turn("/character");
      }}
    >
      {campaignTexts.makeCharacter}
    </Button>
  );
}
