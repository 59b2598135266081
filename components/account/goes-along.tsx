"use client";

import { loadCampaigns } from "@/lib/client/campaign-list";
import { useList } from "@/lib/client/use-list";
import { profileTexts } from "@/lib/messages/account";
import styles from "./profile.module.css";

/** What the deletion of the account takes along, by name as soon as the names are known. */
export function GoesAlong() {
  const { list } = useList("campaigns", loadCampaigns);
  const own = list?.filter(({ role }) => role === "creator");
  if (!own) return <p>{profileTexts.maybeGoesAlong}</p>;
  if (own.length === 0) return null;
  return (
    <>
      <p>{profileTexts.goesAlong}</p>
      <ul className={styles["goners"]}>
        {own.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}
