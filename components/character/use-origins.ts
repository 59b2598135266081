"use client";

import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { useList } from "@/lib/client/use-list";
import { useQuickChange } from "@/lib/client/use-quick-change";
import { characterTexts } from "@/lib/messages/character";
import type { CharacterClass, CharacterHeritage, OriginKind } from "@/lib/model/origin";
import type { EnergyByLevel } from "@/lib/rules/energy";

export interface OriginRows {
  race: CharacterHeritage[];
  background: CharacterHeritage[];
  class: CharacterClass[];
}

/** One origin: null where there is none or it can't be had, undefined while it is loading. */
function useOrigin<M>(name: string | null, load: () => Promise<M[]>, rows: M[] | undefined) {
  const { list, failed, update } = useList(name, load, rows);
  const one = list ? (list[0] ?? null) : failed ? null : undefined;
  return { one, keep: (kept: M) => update(() => [kept]) };
}

/** Race, background and class of the character that is looked at, loaded together: its skills need them. */
export function useOrigins(
  characterId: number | null,
  rows: OriginRows | undefined,
  missed: (error: unknown) => void,
) {
  const params = { id: characterId ?? 0 };
  const name = (kind: OriginKind) => characterId && `${kind} of character ${characterId}`;
  const race = useOrigin(name("race") || null, () => call(api.characterRaces.list, { params }), rows?.race);
  const background = useOrigin(
    name("background") || null,
    () => call(api.characterBackgrounds.list, { params }),
    rows?.background,
  );
  const calling = useOrigin(
    name("class") || null,
    () => call(api.characterClasses.list, { params }),
    rows?.class,
  );

  const spend = useQuickChange<EnergyByLevel, CharacterClass>({
    send: (id, energySpent) => call(api.characterClasses.change, { params: { id }, body: { energySpent } }),
    show: (id, energySpent) => calling.one?.id === id && calling.keep({ ...calling.one, energySpent }),
    settled: calling.keep,
    failed: (error) => {
      toast.error(characterTexts.updateFailed);
      missed(error);
    },
  });

  return {
    race: race.one,
    background: background.one,
    class: calling.one,
    keep: { race: race.keep, background: background.keep, class: calling.keep },
    /** Keeps what is spent of each energy level. */
    spend: ({ id, energySpent }: CharacterClass, spent: EnergyByLevel) => spend(id, energySpent, spent),
  };
}
