import type { Entry, Sentence } from "@/lib/rules/chronicle-fact";
import { capitalised, named, namesTogether, possessive, quoted } from "@/lib/rules/chronicle-words";
import { counted, ordinal } from "@/lib/rules/number-words";

const inRounds = ({ rounds }: Entry<"fight">) =>
  rounds < 1 ? "before the first round was over" : `in ${counted(rounds, "round", "rounds")}`;
const lastRound = ({ rounds }: Entry<"fight">) => `the ${ordinal(Math.max(1, rounds))} round`;
const lasted = ({ rounds }: Entry<"fight">) =>
  rounds < 1 ? "less than a round" : counted(rounds, "round", "rounds");

/** How a fight went; each is followed by who fell and who struck the last blow. */
const FIGHTS = {
  won: [
    (fight) => `${quoted(fight.name)} was won ${inRounds(fight)}`,
    (fight) => `it took the party ${lasted(fight)} to win ${quoted(fight.name)}`,
    (fight) => `the field was theirs after ${lasted(fight)} of ${quoted(fight.name)}`,
    (fight) => `${quoted(fight.name)} ended in ${lastRound(fight)}, and the party was left standing`,
    (fight) => `${lasted(fight)} decided ${quoted(fight.name)} in the party’s favour`,
  ],
  lost: [
    (fight) => `${quoted(fight.name)} was lost ${inRounds(fight)}`,
    (fight) => `${quoted(fight.name)} went against them, and in ${lastRound(fight)} it was over`,
    (fight) => `${lasted(fight)} of ${quoted(fight.name)} were more than the party could stand`,
    (fight) => `nobody would boast of ${quoted(fight.name)}, which was lost ${inRounds(fight)}`,
    (fight) => `the party did not win ${quoted(fight.name)}, and knew it in ${lastRound(fight)}`,
  ],
  open: [
    (fight) => `${quoted(fight.name)} lasted ${lasted(fight)}`,
    (fight) => `${quoted(fight.name)} was over after ${lasted(fight)}`,
    (fight) => `${lastRound(fight)} was the last of ${quoted(fight.name)}`,
    (fight) => `${quoted(fight.name)} was fought out ${inRounds(fight)}`,
    (fight) => `they broke off ${quoted(fight.name)} in ${lastRound(fight)}`,
  ],
} satisfies Record<string, Sentence<"fight">[]>;

const FALLEN: Record<"none" | "one" | "several", ((names: string) => string)[]> = {
  none: [
    () => ", and nobody fell",
    () => "; everybody walked away from it",
    () => ", and no one stayed on the ground",
    () => " without anybody lost",
    () => ", and all who had come could leave again",
  ],
  one: [
    (name) => `, and ${name} fell`,
    (name) => `; ${name} did not see the end of it`,
    (name) => `, and when it was over ${name} lay still`,
    (name) => `; ${name} stayed on the ground`,
    (name) => `, and it cost ${name} dearly`,
  ],
  several: [
    (names) => `, and ${names} fell`,
    (names) => `; ${names} did not see the end of it`,
    (names) => `, and when it was over ${names} lay still`,
    (names) => `; ${names} stayed on the ground`,
    (names) => `, and of those who had come ${names} were down`,
  ],
};

const BLOWS: Record<"by" | "nobody", ((on: string, by: string) => string)[]> = {
  by: [
    (on, by) => `${by} struck the last blow, and ${on} felt it`,
    (on, by) => `the last to fall was ${on}, by the hand of ${by}`,
    (on, by) => `${by} had the last word with ${on}`,
    (on, by) => `it was ${by} who brought down ${on} in the end`,
    (on, by) => `${possessive(by)} blow was the last, and it was for ${on}`,
  ],
  nobody: [
    (on) => `the last to fall was ${on}`,
    (on) => `after ${on} nobody else fell`,
    (on) => `last of all went ${on}`,
    (on) => `with ${on} the last of it was done`,
  ],
};

const fallenOf = ({ fallen }: Entry<"fight">) =>
  fallen.length === 0 ? "none" : fallen.length === 1 ? "one" : "several";

/** The sentences about a fight: each way of its end with its own words for who fell and for the last blow. */
export const fightSentences = (fight: Entry<"fight">): Sentence<"fight">[] => {
  const ways: Sentence<"fight">[] = FIGHTS[fight.outcome ?? "open"];
  const fallen = FALLEN[fallenOf(fight)];
  const blows = BLOWS[fight.lastBlow?.by ? "by" : "nobody"];
  return ways.map((way, index) => (entry, person) => {
    const told = way(entry, person) + (fallen[index % fallen.length]?.(namesTogether(entry.fallen)) ?? "");
    if (!entry.lastBlow) return told;
    const { on, by } = entry.lastBlow;
    return `${told}. ${capitalised(blows[index % blows.length]?.(named(on), named(by ?? "")) ?? "")}`;
  });
};
