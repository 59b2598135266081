"use client";

import { preloadMyCampaigns, useMyCampaigns } from "@/lib/client/storage/campaign-list";
import { profileTexts } from "@/lib/messages/account";
import styles from "./profile.module.css";

/** Milliseconds that a dialog waits at most for the names, rather than to grow when they come. */
const PATIENCE = 1000;

/** Asks for the names before they are shown; a failure is the list's own to tell. */
export const preloadCampaigns = (): Promise<unknown> =>
  Promise.race([preloadMyCampaigns(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** What the deletion of the account takes along, by name as soon as the names are known. */
export function DeletedCampaigns() {
  const { data } = useMyCampaigns();
  const own = data?.filter(({ role }) => role === "creator");
  if (!own) return <p>{profileTexts.maybeGoesAlong}</p>;
  if (own.length === 0) return null;
  return (
    <>
      <p>{profileTexts.goesAlong}</p>
      <ul className={styles["deleted"]}>
        {own.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
