import {
  type Ability,
  ABILITY_LABEL,
  ABILITY_NAME,
  figure,
  mapAbilities,
  modifier,
  type Scores,
  SCORE,
  signed,
} from "@/lib/rules/abilities";
import type { PlainHitPoints } from "@/lib/rules/hit-points";
import { SKILL_BONUS } from "@/lib/rules/skills";
import type { CharacterClassEntry, Race } from "./library";

/** What an entry of the library says of a character: taken only where one ticks it. */
export type Saying =
  | { of: "abilities"; bonuses: Partial<Record<Ability, number>> }
  | { of: "speed"; speed: number }
  | { of: "saves"; saves: readonly Ability[] }
  | { of: "hitPoints"; hitDie: number }
  | { of: "languages"; names: readonly string[] };

export const raceSayings = ({ abilityBonuses, speed, languages }: Race): Saying[] => [
  ...(Object.keys(abilityBonuses).length > 0 ? [{ of: "abilities" as const, bonuses: abilityBonuses }] : []),
  { of: "speed", speed },
  ...(languages.length > 0 ? [{ of: "languages" as const, names: languages }] : []),
];

export const classSayings = ({ saves, hitDie }: CharacterClassEntry): Saying[] => [
  { of: "saves", saves },
  { of: "hitPoints", hitDie },
];

/** What of a form a saying changes. */
export interface SaidFields {
  abilities: Scores;
  /** The highest score that the form allows. */
  most: number;
  speed: number;
  hitPoints: PlainHitPoints;
  /** Abilities whose saving throws are better by 2. */
  saves: readonly string[];
  /** Of the race or class itself. */
  languages: readonly string[];
}
/** What is kept of a tick to take it back: what stood there before, and how much of each bonus was above the highest score. */
export interface Before extends Pick<SaidFields, "speed" | "hitPoints"> {
  lost: Scores;
  /** What the tick set, since what a hand has written there after it stays; 0 in drafts of releases that kept none. */
  setSpeed: number;
  setHitPoints: PlainHitPoints;
}
/** Before anything was ticked. */
export const nothingBefore = (): Before => ({
  speed: 0,
  hitPoints: { current: 0, max: 0 },
  lost: mapAbilities(() => 0),
  setSpeed: 0,
  setHitPoints: { current: 0, max: 0 },
});

const bonusesOf = (bonuses: Partial<Record<Ability, number>>) =>
  Object.entries(bonuses) as [Ability, number][];
/** What a score with this bonus is; one that is above the highest already stays. */
const raised = (score: number, bonus: number, most: number) =>
  Math.min(Math.max(most, score), Math.max(SCORE.min, score + bonus));
const lowered = (score: number, gained: number) => Math.max(SCORE.min, score - gained);
const firstHitPoints = (hitDie: number, { con }: Scores): PlainHitPoints => {
  const most = Math.max(1, hitDie + modifier(con));
  return { current: most, max: most };
};
const isFilled = (entry: string) => entry.trim() !== "";
const points = ({ current, max }: PlainHitPoints) => `${current}/${max}`;

/** What a tick has set, or, in a draft that kept none of it, what it would set now. */
const speedSet = ({ speed }: { speed: number }, { setSpeed }: Before) => setSpeed || speed;
const hitPointsSet = ({ hitDie }: { hitDie: number }, { setHitPoints }: Before, abilities: Scores) =>
  setHitPoints.max > 0 ? setHitPoints : firstHitPoints(hitDie, abilities);

/** What of `Before` is kept of a saying when it is ticked. */
export const beforeOf = (
  { abilities, most, speed, hitPoints }: SaidFields,
  saying: Saying,
): Partial<Before> => {
  if (saying.of === "speed") return { speed, setSpeed: saying.speed };
  if (saying.of === "hitPoints") return { hitPoints, setHitPoints: firstHitPoints(saying.hitDie, abilities) };
  if (saying.of !== "abilities") return {};
  const lost = mapAbilities((ability) => {
    const { [ability]: bonus = 0 } = saying.bonuses;
    return abilities[ability] + bonus - raised(abilities[ability], bonus, most);
  });
  return { lost };
};

/** What is written where it is ticked, or, where it no longer is, what stands there then; nothing where a hand has changed it since. */
export const written = (
  fields: SaidFields,
  saying: Saying,
  isTicked: boolean,
  before: Before,
): Partial<SaidFields> => {
  switch (saying.of) {
    case "abilities": {
      const changed = bonusesOf(saying.bonuses).map(([ability, bonus]) => {
        const score = fields.abilities[ability];
        const now = isTicked
          ? raised(score, bonus, fields.most)
          : lowered(score, bonus - before.lost[ability]);
        return [ability, now];
      });
      return { abilities: { ...fields.abilities, ...(Object.fromEntries(changed) as Partial<Scores>) } };
    }
    case "speed":
      if (isTicked) return { speed: saying.speed };
      return fields.speed === speedSet(saying, before) ? { speed: before.speed } : {};
    case "hitPoints": {
      if (isTicked) return { hitPoints: firstHitPoints(saying.hitDie, fields.abilities) };
      const set = hitPointsSet(saying, before, fields.abilities);
      return points(fields.hitPoints) === points(set) ? { hitPoints: before.hitPoints } : {};
    }
    case "saves": {
      const others = fields.saves.filter((one) => !saying.saves.some((save) => save === one));
      return { saves: isTicked ? [...others, ...saying.saves] : others };
    }
    case "languages": {
      const others = fields.languages.filter((one) => isFilled(one) && !saying.names.includes(one));
      return { languages: isTicked ? [...others, ...saying.names] : others };
    }
  }
};

/** A line of what a tick writes: what it is, what stands there without it, and with it. */
interface Change {
  label: string;
  from: string;
  to: string;
}
interface Said {
  title: string;
  detail: string;
  changes: Change[];
}

const named = new Intl.ListFormat("en-GB");

/** The line of a field that a ticked saying has set, which is what stands there alone where a hand has changed it since. */
const setChange = (label: string, now: string, set: string, stood: string): Change =>
  now === set ? { label, from: stood, to: set } : { label, from: "", to: now };

/** A saying in words, with what it changes. */
export const said = (fields: SaidFields, saying: Saying, isTicked: boolean, before: Before): Said => {
  switch (saying.of) {
    case "abilities": {
      const bonuses = bonusesOf(saying.bonuses);
      return {
        title: "Ability bonuses",
        detail: bonuses.map(([ability, bonus]) => `${ABILITY_NAME[ability]} ${signed(bonus)}`).join(", "),
        changes: bonuses.map(([ability, bonus]) => {
          const score = fields.abilities[ability];
          const from = isTicked ? lowered(score, bonus - before.lost[ability]) : score;
          const to = isTicked ? score : raised(score, bonus, fields.most);
          return { label: ABILITY_LABEL[ability], from: figure(from), to: figure(to) };
        }),
      };
    }
    case "speed": {
      const now = String(fields.speed);
      const change = isTicked
        ? setChange("Speed", now, String(speedSet(saying, before)), String(before.speed))
        : { label: "Speed", from: now, to: String(saying.speed) };
      return { title: "Speed", detail: `${saying.speed} ft`, changes: [change] };
    }
    case "hitPoints": {
      const { hitPoints, abilities } = fields;
      const now = points(hitPoints);
      const change = isTicked
        ? setChange("HP", now, points(hitPointsSet(saying, before, abilities)), points(before.hitPoints))
        : { label: "HP", from: now, to: points(firstHitPoints(saying.hitDie, abilities)) };
      return {
        title: "Hit points at level 1",
        detail: `${saying.hitDie}, and ${figure(modifier(abilities.con))} for Constitution`,
        changes: [change],
      };
    }
    case "saves":
      return {
        title: "Saving throws",
        detail: `${named.format(saying.saves.map((ability) => ABILITY_NAME[ability]))}, ${signed(SKILL_BONUS)} at level 1`,
        changes: saying.saves.map((ability) => {
          const plain = modifier(fields.abilities[ability]);
          return { label: ABILITY_LABEL[ability], from: signed(plain), to: signed(plain + SKILL_BONUS) };
        }),
      };
    case "languages":
      return {
        title: "Languages",
        detail: "join what is there already",
        changes: [{ label: "", from: "", to: saying.names.join(", ") }],
      };
  }
};
