import { useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { isLinkable, type LinkEnd } from "@/lib/rules/links-in-text";

/** Debounce of the request for names, in milliseconds: it goes out once typing pauses. */
const PAUSE = 90;

/** What a link may lead to whose name begins so; the answer before stays until the next is there. */
export function useLinkEnds(campaignId: number, name: string) {
  const [ends, setEnds] = useState<readonly LinkEnd[]>([]);
  useEffect(() => {
    if (name === "") return undefined;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      call(api.search.names, {
        params: { id: campaignId },
        body: { query: name },
        signal: asked.signal,
      }).then(
        (all) => setEnds(all.filter(({ title }) => isLinkable(title))),
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [campaignId, name]);
  return { ends, forget: () => setEnds([]) };
}
