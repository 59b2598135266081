"use client";

import { preload } from "swr";
import { loadCampaigns } from "@/lib/client/campaign-list";
import { useList } from "@/lib/client/use-list";
import { profileTexts } from "@/lib/messages/account";
import styles from "./profile.module.css";

const KEY = "campaigns";
/** Milliseconds that a dialog waits at most for the names, rather than to grow when they come. */
const PATIENCE = 1000;

/** Asks for the names before they are shown; a failure is the list's own to tell. */
export const namesAreKnown = (): Promise<unknown> =>
  Promise.race([
    preload(KEY, loadCampaigns).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

/** What the deletion of the account takes along, by name as soon as the names are known. */
export function GoesAlong() {
  const { list } = useList(KEY, loadCampaigns);
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
