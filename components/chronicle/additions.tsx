import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { LinkedText } from "@/components/ui/text/linked-text";
import type { Addition, Evening } from "@/lib/model/evening";
import styles from "./chapter.module.css";
import { useOpenedEvening } from "./opened-evening";
import { readerId } from "./reader-id";

const FOR_WHOM: Record<Addition["audience"], string> = {
  table: "",
  dm: ", for the dungeon master",
  me: ", for your eyes alone",
};

/** What others have added to a chapter, each in their own hand. */
export function Additions({ evening, isPlayer }: { evening: Evening; isPlayer: boolean }) {
  const { add } = useOpenedEvening();
  const { additions, campaignId } = evening;
  const isNamed = additions.some(({ characterId }) => characterId !== null);
  const { data: party = [] } = useQuery(api.characters.list, isNamed ? { id: campaignId } : null);
  const own = readerId();
  return (
    <section aria-label="Additions">
      {additions.length > 0 && <h3 className={styles["sub"]}>In other hands</h3>}
      {additions.map((one, index) => {
        const character = party.find(({ id }) => id === one.characterId)?.name;
        const isOwn = one.userId === own;
        const mayChange = isOwn || (!isPlayer && one.audience !== "me");
        const hand = isOwn ? "in your hand" : character ? `in ${one.username}’s hand` : "in person";
        return (
          <figure key={one.id} className={styles["gloss"]}>
            <figcaption>
              <span dir="auto">{character ?? one.username}</span>{" "}
              <small>
                {hand + FOR_WHOM[one.audience]}
                {mayChange && (
                  <button type="button" className={styles["change"]} onClick={() => add(one.id)}>
                    change
                    <span className="vh">{` addition ${index + 1}, by ${character ?? one.username}`}</span>
                  </button>
                )}
              </small>
            </figcaption>
            <blockquote dir="auto">
              <LinkedText text={one.text} />
            </blockquote>
          </figure>
        );
      })}
      <button type="button" className={styles["add"]} onClick={() => add("new")}>
        <Icon name="quill" />
        Add in your own hand
      </button>
    </section>
  );
}
