import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { nameTexts } from "@/lib/messages/names";
import styles from "./name-slips.module.css";
import type { NamesProps } from "./book-names";
import { RenameOffer } from "./rename-offer";
import { useNames } from "./use-names";

/** Slips over the book that say what became of names in texts by what was saved. They stay until they are answered. */
export function NameSlips(props: NamesProps) {
  const { offers, drop, hidden, forget } = useNames(props);
  if (offers.length === 0 && hidden.length === 0) return null;
  return (
    <section className={`on-paper ${styles["slips"]}`} aria-label={nameTexts.slips}>
      {hidden.length > 0 && (
        <div className={styles["read"]}>
          <Icon name="eye" />
          <p role="status">
            {nameTexts.read(hidden.length)}
            {hidden.map((name, index) => (
              <span key={name}>
                {index > 0 && ", "}
                <b dir="auto">{name}</b>
              </span>
            ))}
            . {nameTexts.hidden(hidden.length)}
          </p>
          <Button onClick={forget}>{nameTexts.understood}</Button>
        </div>
      )}
      {offers.map(({ renamed, hits, telling }) => (
        <RenameOffer
          key={`${renamed.kind} ${renamed.id} ${renamed.from}`}
          campaignId={props.campaignId}
          renamed={renamed}
          hits={hits}
          telling={telling}
          onDone={() => drop(renamed)}
        />
      ))}
    </section>
  );
}
