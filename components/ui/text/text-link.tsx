"use client";

import { HitLink } from "@/components/book/hit-link";
import { useKnownLinks } from "@/components/book/known-links";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { findEnds } from "@/lib/client/links/find-ends";
import { endOf, type Link, type LinkEnd, wordsOfLink } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";
import styles from "./text-link.module.css";

/** A link of a text; plain words where it leads to nothing that the reader may see, and until that is known. */
export function TextLink({ link }: { link: Link }) {
  const known = useKnownLinks();
  const name = folded(link.name);
  const asked = known && { id: known.campaignId, exact: name };
  const { data } = useQuery<
    typeof api.search.names extends { endpoint?: infer E } ? NonNullable<E> : never,
    LinkEnd[]
  >(api.search.names, asked, known?.ends.get(name), () => findEnds(known?.campaignId ?? 0, name));
  const end = endOf(link, data ?? []);
  const words = wordsOfLink(link);
  return end ? (
    <HitLink hit={end} hasCard className={styles["link"]}>
      {words}
    </HitLink>
  ) : (
    words
  );
}
