import { api } from "@/lib/client/api/api";
import { setQueryData, shownKeys, snapshotOf, type Update } from "@/lib/client/api/query-cache";
import { updateQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import {
  changedHitPoints,
  type HitPointChange,
  type HitPoints,
  hitPointsOf,
  type StoredHitPoints,
} from "@/lib/rules/hit-points";
import { mutation, optimistic } from "./mutation";

interface WithHitPoints extends StoredHitPoints {
  id: number;
}

const withChange =
  (id: number, change: HitPointChange) =>
  <C extends WithHitPoints>(creatures: C[]): C[] =>
    creatures.map((one) => {
      if (one.id !== id) return one;
      const { current, temporary } = changedHitPoints(hitPointsOf(one), change);
      return { ...one, currentHitPoints: current, temporaryHitPoints: temporary };
    });

const withRow =
  (row: WithHitPoints) =>
  <C extends WithHitPoints>(creatures: C[]): C[] =>
    creatures.map((one) => (one.id === row.id ? { ...one, ...row } : one));

/** A fight shows the hit points of its characters' sheets. */
const inFight =
  (characterId: number, change: (points: HitPoints) => HitPoints) =>
  (fight: FightView): FightView => ({
    ...fight,
    combatants: fight.combatants.map((one) =>
      one.characterId === characterId && one.hitPoints
        ? { ...one, hitPoints: change({ temporary: 0, ...one.hitPoints }) }
        : one,
    ),
  });

const fightsOnScreen = () => shownKeys("fights.read ");

/** Damages or heals a character, or gives it temporary hit points: on its sheet, and in the fight that is on the screen. */
export const changeCharacterHitPoints = mutation(api.vitals.changeCharacterHitPoints, {
  queue: ({ params: { id } }) => `character ${id}`,
  optimistic: ({ params: { id }, body, campaignId }) => [
    optimistic(api.characters.list, { id: campaignId ?? 0 }, withChange(id, body as HitPointChange)),
    ...fightsOnScreen().map((key) => ({
      key,
      update: inFight(id, (points) => changedHitPoints(points, body as HitPointChange)) as Update,
    })),
  ],
  keep: (character) => {
    updateQuery(api.characters.list, { id: character.campaignId }, withRow(character));
    for (const key of fightsOnScreen()) {
      const fight = snapshotOf(key).data as FightView | undefined;
      if (fight) setQueryData(key, inFight(character.id, () => hitPointsOf(character))(fight));
    }
  },
});

/** The same for an encounter. */
export const changeEncounterHitPoints = mutation(api.vitals.changeEncounterHitPoints, {
  queue: ({ params: { id } }) => `encounter ${id}`,
  optimistic: ({ params: { id }, body, campaignId }) => [
    optimistic(api.encounters.list, { id: campaignId ?? 0 }, withChange(id, body as HitPointChange)),
  ],
  keep: (encounter) => updateQuery(api.encounters.list, { id: encounter.campaignId }, withRow(encounter)),
});
