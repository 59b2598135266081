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
}

const bonusesOf = (bonuses: Partial<Record<Ability, number>>) =>
  Object.entries(bonuses) as [Ability, number][];
/** What a score with this bonus is; one that is above the highest already stays. */
const raised = (score: number, bonus: number, most: number) =>
  Math.min(Math.max(most, score), Math.max(SCORE.min, score + bonus));
const lowered = (score: number, gained: number) => Math.max(SCORE.min, score - gained);
const firstHitPoints = (hitDie: number, { con }: Scores) => Math.max(1, hitDie + modifier(con));
const isFilled = (entry: string) => entry.trim() !== "";

/** What of `Before` is kept of a saying when it is ticked. */
export const beforeOf = (
  { abilities, most, speed, hitPoints }: SaidFields,
  saying: Saying,
): Partial<Before> => {
  if (saying.of === "speed") return { speed };
  if (saying.of === "hitPoints") return { hitPoints };
  if (saying.of !== "abilities") return {};
  const lost = mapAbilities((ability) => {
    const { [ability]: bonus = 0 } = saying.bonuses;
    return abilities[ability] + bonus - raised(abilities[ability], bonus, most);
  });
  return { lost };
};

/** What is written where it is ticked, or, where it no longer is, what stands there then. */
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
      return { speed: isTicked ? saying.speed : before.speed };
    case "hitPoints": {
      const most = firstHitPoints(saying.hitDie, fields.abilities);
      return { hitPoints: isTicked ? { current: most, max: most } : before.hitPoints };
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
const points = ({ current, max }: PlainHitPoints) => `${current}/${max}`;

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
      const from = isTicked ? before.speed : fields.speed;
      return {
        title: "Speed",
        detail: `${saying.speed} ft`,
        changes: [{ label: "Speed", from: String(from), to: String(saying.speed) }],
      };
    }
    case "hitPoints": {
      const most = firstHitPoints(saying.hitDie, fields.abilities);
      const con = modifier(fields.abilities.con);
      const from = isTicked ? before.hitPoints : fields.hitPoints;
      return {
        title: "Hit points at level 1",
        detail: `${saying.hitDie}, and ${figure(con)} for Constitution`,
        changes: [{ label: "HP", from: points(from), to: points({ current: most, max: most }) }],
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
