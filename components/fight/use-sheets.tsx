"use client";

import { type ReactNode, useMemo, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { useLiveEvent } from "@/lib/client/live/live-events";
import { characterTexts } from "@/lib/messages/character";
import { encounterTexts } from "@/lib/messages/encounter";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { CombatantView } from "@/lib/model/fight";

interface Rendered {
  /** Whether the reader prepares and runs fights. */
  runs: boolean;
  characters: Character[] | undefined;
  encounters: EncounterStats[] | undefined;
}

/** What stands in place of each list that is on its way, or could not be loaded; null once it is known. */
export interface Unread {
  characters: ReactNode;
  encounters: ReactNode;
}

const inPlaceOf = (
  { error, reload }: { error: unknown; reload: () => Promise<void> },
  texts: { listLoading: string; listFailed: string },
): ReactNode =>
  error === undefined ? (
    <Skeleton text={texts.listLoading} />
  ) : (
    <ErrorState part text={texts.listFailed} onRetry={() => void reload()} />
  );

const NONE: never[] = [];

/** The characters and encounters of a book, and what is unread of them: an empty list alone doesn't say that there are none. */
export function useSheets(campaignId: number, { runs, characters: rendered, encounters: met }: Rendered) {
  const party = useQuery(api.characters.list, { id: campaignId }, rendered);
  // What the page brings of them is a part of each: what others change is fetched once there is such a change.
  const [isChanged, setChanged] = useState(false);
  useLiveEvent("change", ({ kind }) => runs && kind === "encounters" && setChanged(true));
  const others = useQuery(api.encounters.list, met && !isChanged ? null : { id: campaignId });
  const encounters: EncounterStats[] | undefined = others.data ?? met;
  const isPartyKnown = party.data !== undefined;
  const areOthersKnown = encounters !== undefined;
  const unread: Unread = useMemo(
    () => ({
      characters: isPartyKnown
        ? null
        : inPlaceOf({ error: party.error, reload: party.reload }, characterTexts),
      encounters: areOthersKnown
        ? null
        : inPlaceOf({ error: others.error, reload: others.reload }, encounterTexts),
    }),
    [isPartyKnown, areOthersKnown, party.error, party.reload, others.error, others.reload],
  );
  const readMissing = (some: readonly CombatantView[]): boolean => {
    const lacksParty = !isPartyKnown && some.some(({ characterId }) => characterId !== null);
    const lacksOthers = !areOthersKnown && some.some(({ encounterId }) => encounterId !== null);
    if (lacksParty) void party.reload();
    if (lacksOthers) void others.reload();
    return lacksParty || lacksOthers;
  };
  return {
    characters: party.data ?? NONE,
    encounters: encounters ?? NONE,
    unread,
    /** Whether the sheet of one of some is unread; it is read then. */
    readMissing,
  };
}
