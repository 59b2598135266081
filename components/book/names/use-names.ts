import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "@/lib/client/api/api";
import { call, isGone } from "@/lib/client/api/call";
import { isPassing } from "@/lib/client/api/failures";
import { hiddenInTexts, hiddenNames } from "@/lib/client/links/hidden-names";
import { heldWritten, holdWritten, type NameChange, type Renamed } from "@/lib/client/links/written";
import { WRITTEN } from "@/lib/constants";
import type { NamesProps } from "./book-names";
import type { LinkingText } from "./rename-offer";

/** The texts that link to something by a name of before, and those of them that tell a player the new one, which leads nowhere for them. */
interface Linking {
  hits: LinkingText[];
  telling: LinkingText[];
}

type WrittenText = NonNullable<NameChange["read"]>;

const isSame = (one: Renamed, other: Renamed) => one.kind === other.kind && one.id === other.id;

/** What was renamed, each with its name of now; what has its old name again isn't renamed. */
const renamings = (all: readonly NameChange[]): Renamed[] => {
  let offered: Renamed[] = [];
  for (const { renamed } of all)
    if (renamed)
      offered = [
        ...offered.flatMap((other) =>
          !isSame(other, renamed)
            ? other
            : other.from === renamed.from || other.from === renamed.name
              ? []
              : { ...other, name: renamed.name },
        ),
        renamed,
      ];
  return offered;
};
const keyOf = ({ kind, id, from, name }: Renamed) => JSON.stringify([kind, id, from, name]);

/** What was renamed, with the texts that link to it by a name of before; and the names that players read and can't follow. */
export const useNames = ({ campaignId, isMaster }: NamesProps) => {
  const [renamed, setRenamed] = useState<Renamed[]>([]);
  const [linking, setLinking] = useState<ReadonlyMap<string, Linking>>(new Map());
  const [hidden, setHidden] = useState<string[]>([]);

  const drop = (one: Renamed) => {
    const stays = (other: NameChange) =>
      !other.renamed || !isSame(other.renamed, one) || other.renamed.from !== one.from;
    holdWritten(heldWritten().filter(stays));
    setRenamed((all) => all.filter((other) => !isSame(other, one) || other.from !== one.from));
  };
  const look = async (one: Renamed) => {
    const body = { kind: one.kind, recordId: one.id, from: one.from };
    try {
      const hits = await call(api.search.links, { params: { id: campaignId }, body });
      if (hits.length === 0) return drop(one);
      const telling = isMaster ? await hiddenInTexts(campaignId, one, hits) : [];
      setLinking((all) => new Map(all).set(keyOf(one), { hits, telling }));
    } catch (error) {
      if (isGone(error)) drop(one);
    }
  };
  /** The texts whose names are being asked for. */
  const asking = useRef(new Set<string>());
  const warn = async (read: WrittenText) => {
    const text = JSON.stringify(read);
    if (asking.current.has(text)) return;
    asking.current.add(text);
    try {
      const names = await hiddenNames(campaignId, read);
      if (names.length > 0) setHidden((before) => [...new Set([...before, ...names])]);
    } catch (error) {
      // It stays held: the next text that is written, and the next page, ask again.
      if (isPassing(error)) return;
    } finally {
      asking.current.delete(text);
    }
    holdWritten(heldWritten().filter((one) => JSON.stringify(one.read) !== text));
  };
  const take = useEffectEvent(() => {
    const isHere = ({ campaignId: of }: NameChange) => of === null || of === campaignId;
    const all = heldWritten();
    const here = all.filter(isHere);
    const offered = renamings(here);
    const texts = (isMaster ? here : []).flatMap(({ read }) => read ?? []);
    holdWritten([
      ...all.filter((one) => !isHere(one)),
      ...offered.map((one) => ({ campaignId, renamed: one })),
      ...texts.map((read) => ({ campaignId, read })),
    ]);
    setRenamed(offered);
    for (const one of offered) void look(one);
    for (const read of texts) void warn(read);
  });
  useEffect(() => {
    take();
    window.addEventListener(WRITTEN, take);
    return () => window.removeEventListener(WRITTEN, take);
  }, []);

  return {
    offers: renamed.flatMap((one) => {
      const found = linking.get(keyOf(one));
      return found ? [{ renamed: one, ...found }] : [];
    }),
    drop,
    hidden,
    forget: () => setHidden([]),
  };
};
