import { HIT_ICONS } from "@/components/book/hit-icons";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useQuery } from "@/lib/client/api/use-query";
import { LIMIT } from "@/lib/constants";
import { searchTexts } from "@/lib/messages/search";
import type { Rested } from "./use-rested-link";
import styles from "./link-cards.module.css";

/** What a link leads to, in a few words: what the search tells its reader of it, and nothing else. */
export function LinkCard({ campaignId, rested }: { campaignId: number; rested: Rested }) {
  const { kind, id, title } = rested;
  const query = Array.from(title).slice(0, LIMIT.search).join("").trim();
  const params = { id: campaignId };
  const asked = { query, kind, limit: LIMIT.hits };
  const { data } = useQuery(api.search.inBook, { ...params, ...asked }, undefined, () =>
    call(api.search.inBook, { params, body: asked }),
  );
  const hit = data?.find((one) => one.id === id && one.title === title);
  return (
    <>
      <Icon name={HIT_ICONS[kind]} className={styles["face"]} />
      <p className={styles["name"]}>
        <b dir="auto">{title}</b>
        <small dir="auto">
          {searchTexts.kindOf(kind)}
          {hit?.of && `, ${hit.of.title}`}
        </small>
      </p>
      {hit && hit.excerpt !== "" && (
        <p className={styles["text"]} dir="auto">
          {hit.excerpt}
        </p>
      )}
    </>
  );
}
