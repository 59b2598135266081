import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Marked } from "@/components/ui/text/marked";
import { api } from "@/lib/client/api/api";
import { call, isGone } from "@/lib/client/api/call";
import { useQuery } from "@/lib/client/api/use-query";
import { linkTexts } from "@/lib/messages/links";
import { folded } from "@/lib/rules/folded";
import { HIT_ICONS } from "./hit-icons";
import { HitLink } from "./hit-link";
import type { LinkedPage } from "./links-foot";
import styles from "./links-here.module.css";

/** What links to a page, with the words around each link; nothing where nothing does. */
export function LinksHere({ campaignId, kind, id, name }: LinkedPage & { campaignId: number }) {
  // All pages of a campaign have its id: their title says which.
  const asked = { kind, recordId: id, ...(kind === "page" && { title: name }) };
  const campaign = { id: campaignId };
  const { data, error, reload } = useQuery(api.search.links, { ...campaign, ...asked }, undefined, () =>
    call(api.search.links, { params: campaign, body: asked }),
  );
  if (!data && error !== undefined && !isGone(error))
    return (
      <div className={styles["here"]} role="alert">
        <p className="note">{linkTexts.failed}</p>
        <Button onClick={() => void reload()}>{linkTexts.again}</Button>
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles["here"]} aria-label={linkTexts.here}>
      <h3 className="label">{linkTexts.here}</h3>
      <ul>
        {data.map((hit) => (
          <li key={`${hit.kind} ${hit.id} ${hit.title}`}>
            <HitLink hit={hit} isInText className={styles["row"]}>
              <Icon name={HIT_ICONS[hit.kind]} />
              <span>
                <b dir="auto">{hit.title || linkTexts.unnamed}</b>
                {hit.of && <small dir="auto">{hit.of.title}</small>}
                <span dir="auto">
                  <Marked text={hit.excerpt} words={[folded(name)]} />
                </span>
              </span>
            </HitLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
