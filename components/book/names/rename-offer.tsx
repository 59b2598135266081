import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { isGone } from "@/lib/client/api/call";
import { invalidateShown } from "@/lib/client/api/query-cache";
import type { Renamed } from "@/lib/client/links/written";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { renameLinks } from "@/lib/client/mutations/links";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { linkTexts } from "@/lib/messages/links";
import { nameTexts } from "@/lib/messages/names";
import type { Hit } from "@/lib/model/search";
import { foundPlaces } from "@/lib/rules/found-places";
import { folded } from "@/lib/rules/folded";
import styles from "./name-slips.module.css";

/** The words around a link, with the new name in place of the old one. A link that has words of its own reads as before. */
function Rewritten({ excerpt, from, name }: { excerpt: string; from: string; name: string }) {
  const [place] = foundPlaces(excerpt, [folded(from.trim())]);
  if (!place) return <span dir="auto">{excerpt}</span>;
  const [start, end] = place;
  return (
    <span dir="auto">
      {excerpt.slice(0, start)}
      <del>{excerpt.slice(start, end)}</del> <ins>{name}</ins>
      {excerpt.slice(end)}
    </span>
  );
}

export type LinkingText = Omit<Hit, "campaignId">;

/** Says in which texts the new name comes before players to whom it leads nowhere. */
function Telling({ texts }: { texts: readonly LinkingText[] }) {
  return (
    <p className={styles["telling"]}>
      <Icon name="eye" />
      <span>
        {nameTexts.telling}
        {texts.map(({ kind, id, title }, index) => (
          <span key={`${kind} ${id} ${title}`}>
            {index > 0 && ", "}
            <b dir="auto">{title}</b>
          </span>
        ))}
        . {nameTexts.hidden(1)}
      </span>
    </p>
  );
}

interface RenameOfferProps {
  campaignId: number;
  renamed: Renamed;
  /** The texts that link to it by its name of before. */
  hits: readonly LinkingText[];
  /** Those of them that tell a player the new name, which leads nowhere for them. */
  telling: readonly LinkingText[];
  onDone: () => void;
}

/** Offers to write the new name of something in the texts that link to it. */
export function RenameOffer({ campaignId, renamed, hits, telling, onDone }: RenameOfferProps) {
  const { busy, run } = useBusy();
  const { kind, id, from, name } = renamed;
  const write = async () => {
    const given = { params: { id: campaignId }, body: { kind, recordId: id, from } };
    try {
      await attemptOrThrow(() => renameLinks(campaignId, given), {
        failed: nameTexts.failed,
        done: ({ changed }) => nameTexts.written(changed),
        about: "names",
      });
      onDone();
      refreshPage();
      await invalidateShown();
    } catch (error) {
      if (isGone(error)) onDone();
    }
  };
  return (
    <div className={styles["renamed"]}>
      <p role="status" dir="auto">
        {nameTexts.stands(from, hits.length)}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.id} ${hit.title}`}>
            <b dir="auto">{hit.title || linkTexts.unnamed}</b>
            {": "}
            <Rewritten excerpt={hit.excerpt} from={from} name={name} />
          </li>
        ))}
      </ul>
      {telling.length > 0 && <Telling texts={telling} />}
      <div className={styles["acts"]}>
        <Button onClick={onDone}>{nameTexts.leave}</Button>
        <Button variant="primary" busy={busy} onClick={() => void run(write)}>
          {nameTexts.write(hits.length)}
        </Button>
      </div>
    </div>
  );
}
