import { useEffect, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { isLinkable, type LinkEnd } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";

/** Debounce of the request for names, in milliseconds: it goes out once typing pauses. */
const PAUSE = 90;
const NONE = { name: "", ends: [] };

/**
 * What a link may lead to that is called so. Until the answer to this name is there, or where it fails, what of the answer before has the
 * name in it: something else would be linked in place of what was typed.
 */
export function useLinkEnds(campaignId: number, name: string) {
  const [answer, setAnswer] = useState<{ name: string; ends: readonly LinkEnd[] }>(NONE);
  useEffect(() => {
    if (name === "") return undefined;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      call(api.search.names, {
        params: { id: campaignId },
        body: { query: name },
        signal: asked.signal,
      }).then(
        (all) => setAnswer({ name, ends: all.filter(({ title }) => isLinkable(title)) }),
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [campaignId, name]);
  const ends =
    answer.name === name
      ? answer.ends
      : answer.ends.filter(({ title }) => folded(title).includes(folded(name)));
  return { ends, forget: () => setAnswer(NONE) };
}
