"use client";

import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { optimistic, useMutation } from "@/lib/client/api/use-mutation";
import { updateQuery } from "@/lib/client/api/use-query";
import { characterTexts } from "@/lib/messages/character";
import type { Character } from "@/lib/model/creature";
import type { FightView, SeenInFight } from "@/lib/model/fight";
import { changedHitPoints, hitPointsOf } from "@/lib/rules/hit-points";
import { useFightTable } from "@/components/fight/fight-table";

type Points = { current: number; max: number; temporary: number };

const withPoints = (
  fight: FightView,
  characterId: number,
  change: (points: Points) => Points,
): FightView => ({
  ...fight,
  combatants: fight.combatants.map((one) =>
    one.characterId === characterId && one.hitPoints
      ? { ...one, hitPoints: change({ temporary: 0, ...one.hitPoints }) }
      : one,
  ),
});

/** Changes the hit points of one's own character: they are its sheet's, and the fight shows them. */
export function useMyHitPoints(one: SeenInFight): (change: number) => void {
  const { fight } = useFightTable();
  const params = { id: one.characterId ?? 0 };
  return useMutation<number, Character>({
    key: () => `character ${params.id}`,
    send: (change) => call(api.vitals.changeCharacterHitPoints, { params, body: { change } }),
    optimistic: (change) => [
      optimistic(api.fights.read, { id: fight.id }, (view: FightView) =>
        withPoints(view, params.id, (points) => changedHitPoints(points, { change })),
      ),
    ],
    onSuccess: (character) => {
      updateQuery(api.fights.read, { id: fight.id }, (view: FightView) =>
        withPoints(view, params.id, () => hitPointsOf(character)),
      );
      updateQuery(api.characters.list, { id: fight.campaignId }, (known: Character[]) =>
        known.map((other) => (other.id === character.id ? { ...other, ...character } : other)),
      );
    },
    onError: (error) => toast.error(sentenceOf(error, characterTexts.updateFailed), { about: "creature" }),
  });
}
