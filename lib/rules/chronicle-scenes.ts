import type { DeedKind } from "@/lib/rules/chronicle-fact";

/** What lies further apart is another scene. */
const SCENE_GAP = 20 * 60_000;

interface Dated {
  kind: DeedKind;
  at: string;
}

/** What belongs to a fight's own scene, if it comes right before the fight's end. */
const OF_A_FIGHT = new Set<DeedKind>(["fall", "rise", "roll"]);

/**
 * Parts what happened, in the order of time, into scenes: a fight that ended with what led to it is one, and what lies more than twenty
 * minutes apart is another.
 */
export const scenesOf = <F extends Dated>(facts: readonly F[]): F[][] => {
  const starts = new Set<number>([0]);
  const isFar = (index: number) =>
    Date.parse(facts[index]?.at ?? "") - Date.parse(facts[index - 1]?.at ?? "") > SCENE_GAP;
  for (const [index, { kind }] of facts.entries()) {
    if (index > 0 && isFar(index)) starts.add(index);
    if (kind !== "fight") continue;
    starts.add(index + 1);
    let first = index;
    while (first > 0 && !isFar(first) && OF_A_FIGHT.has(facts[first - 1]?.kind ?? "shown")) first -= 1;
    starts.add(first);
  }
  const bounds = [...starts].filter((at) => at < facts.length).toSorted((one, other) => one - other);
  return bounds.map((from, index) => facts.slice(from, bounds[index + 1]));
};
