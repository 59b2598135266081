import { describe, expect, it } from "vitest";
import type { Monster, Passage } from "@/lib/model/library";
import { type Ability, modifier } from "@/lib/rules/abilities";
import { challengeValue } from "@/lib/rules/challenge";
import { DAMAGE_AS_PRINTED, TO_HIT_AS_PRINTED } from "./attacks.fixture";
import { NOT_FOLLOWED } from "./corrections/not-followed";
import { findInLibrary, searchLibrary } from "./library";

const monsters = await searchLibrary("monsters", {});
const passagesOf = ({ traits, actions, reactions, legendary }: Monster): Passage[] => [
  ...traits,
  ...actions,
  ...reactions,
  ...legendary,
];
const wrong = (find: (monster: Monster) => readonly string[]): string[] =>
  monsters.flatMap((monster) => find(monster).map((what) => `${monster.name}: ${what}`));

const DIE_OF: Readonly<Record<string, number>> = {
  Tiny: 4,
  Small: 6,
  Medium: 8,
  Large: 10,
  Huge: 12,
  Gargantuan: 20,
};
const DICE = /(\d+)d(\d+)(?: ?([+-]) ?(\d+))?/;
const diceIn = (text: string) => {
  const [, count = "0", sides = "0", sign = "+", bonus = "0"] = DICE.exec(text) ?? [];
  return { count: Number(count), sides: Number(sides), bonus: Number(sign + bonus) };
};
const meanOf = ({ count, sides, bonus }: ReturnType<typeof diceIn>): number =>
  Math.max(1, Math.floor((count * (sides + 1)) / 2 + bonus));

const proficiency = ({ challenge }: Monster): number =>
  2 + Math.floor((Math.max(1, challengeValue(challenge) ?? 0) - 1) / 4);
const HIT = /\b(Weapon|Spell) Attack: ([+-]\d+) to hit\b/;
const HARM = /\bHit: \d+ \((\d+d\d+(?: [+-] \d+)?)\)/;

/** An attack with the abilities whose modifier and the proficiency bonus make its bonus to hit. */
const attacksOf = (monster: Monster) =>
  passagesOf(monster).flatMap(({ name, text }) => {
    const [, kind, bonus = ""] = HIT.exec(text) ?? [];
    if (!kind) return [];
    const abilities: Ability[] = kind === "Weapon" ? ["str", "dex"] : ["int", "wis", "cha"];
    const by = abilities.filter(
      (ability) => modifier(monster.abilities[ability]) + proficiency(monster) === Number(bonus),
    );
    return [{ name, text, kind, bonus, by }];
  });

describe("a monster's figures follow from each other", () => {
  it("hit points are the mean of the hit dice, which are of its size and have its Constitution", () => {
    expect(monsters).toHaveLength(322);
    const differing = wrong((monster) => {
      const dice = diceIn(monster.hitDice);
      const isRight =
        meanOf(dice) === monster.hitPoints &&
        dice.sides === DIE_OF[monster.size] &&
        dice.bonus === dice.count * modifier(monster.abilities.con);
      return isRight ? [] : [`${monster.hitDice} for ${monster.hitPoints}`];
    });
    expect(differing).toEqual([]);
  });

  it("a bonus to hit is an ability and the proficiency bonus of the challenge rating", () => {
    const differing = wrong((monster) =>
      attacksOf(monster).flatMap(({ name, bonus, by }) => (by.length > 0 ? [] : [`${name} ${bonus}`])),
    );
    expect(differing.toSorted()).toEqual(TO_HIT_AS_PRINTED.toSorted());
  });

  it("a weapon's damage has the modifier of the ability that hits", () => {
    const differing = wrong((monster) =>
      attacksOf(monster).flatMap(({ name, text, kind, by }) => {
        const [, harm] = HARM.exec(text) ?? [];
        if (kind === "Spell" || by.length === 0 || !harm) return [];
        const { bonus } = diceIn(harm);
        const isSwarm = monster.type.startsWith("swarm") && bonus === 0;
        const isRight = isSwarm || by.some((ability) => modifier(monster.abilities[ability]) === bonus);
        return isRight ? [] : [`${name} ${harm.replaceAll(" ", "")}`];
      }),
    );
    expect(differing.toSorted()).toEqual(DAMAGE_AS_PRINTED.toSorted());
  });

  it("every attack has the form that makes buttons of it", () => {
    const differing = wrong((monster) =>
      passagesOf(monster).flatMap(({ name, text }) => {
        const isAttack = /\bAttack:|\bto hit\b.*\bHit:/s.test(text);
        const isRight = /^(?:Melee|Ranged|Melee or Ranged) (?:Weapon|Spell) Attack: [+-]\d+ to hit/.test(
          text,
        );
        return isAttack && !isRight ? [name] : [];
      }),
    );
    expect(differing).toEqual([]);
  });

  it("the mean before dice is theirs", () => {
    const differing = wrong((monster) =>
      passagesOf(monster).flatMap(({ text }) =>
        [...text.matchAll(/(\d+) \((\d+d\d+(?: [+-] \d+)?)\)/g)].flatMap(([all, mean, dice = ""]) =>
          Number(mean) === meanOf(diceIn(dice)) ? [] : [all],
        ),
      ),
    );
    expect(differing).toEqual([]);
  });

  it("passive Perception is 10 and the skill, or Wisdom", () => {
    const differing = wrong(({ senses, skills, abilities }) => {
      const skill = Number(/\bPerception ([+-]\d+)/.exec(skills)?.[1] ?? modifier(abilities.wis));
      return senses.endsWith(`passive Perception ${10 + skill}`) ? [] : [senses];
    });
    expect(differing).toEqual([]);
  });
});

it.each(NOT_FOLLOWED)(
  "$of: $field stays as it is against a second reading",
  async ({ of, field, theirs, ours }) => {
    const monster = await findInLibrary("monsters", of);
    expect(monster?.[field]).toBe(ours);
    expect(theirs).not.toBe(ours);
  },
);
