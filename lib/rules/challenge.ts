/** Experience points by challenge rating, as the System Reference Document tables them. */
const EXPERIENCE: Readonly<Record<string, number>> = {
  "0": 10,
  "1/8": 25,
  "1/4": 50,
  "1/2": 100,
  "1": 200,
  "2": 450,
  "3": 700,
  "4": 1100,
  "5": 1800,
  "6": 2300,
  "7": 2900,
  "8": 3900,
  "9": 5000,
  "10": 5900,
  "11": 7200,
  "12": 8400,
  "13": 10_000,
  "14": 11_500,
  "15": 13_000,
  "16": 15_000,
  "17": 18_000,
  "18": 20_000,
  "19": 22_000,
  "20": 25_000,
  "21": 33_000,
  "22": 41_000,
  "23": 50_000,
  "24": 62_000,
  "25": 75_000,
  "26": 90_000,
  "27": 105_000,
  "28": 120_000,
  "29": 135_000,
  "30": 155_000,
};

const FRACTION = /^(\d+)\s*\/\s*(\d+)$/;
const NUMBER = /^\d+(?:\.\d+)?$/;

/** A challenge rating as a number: 0.25 of "1/4" or "0.25"; undefined of what is none. */
export function challengeValue(text: string): number | undefined {
  const trimmed = text.trim();
  const [, above, below] = FRACTION.exec(trimmed) ?? [];
  if (above !== undefined) return Number(below) === 0 ? undefined : Number(above) / Number(below);
  return NUMBER.test(trimmed) ? Number(trimmed) : undefined;
}

/** As it is printed: "1/4" of 0.25. */
export function challengeText(value: number): string {
  return value > 0 && value < 1 ? `1/${Math.round(1 / value)}` : String(value);
}

/** The challenge rating that a description begins with: "1/4", or "". */
export function challengeIn(description: string): string {
  return /^Challenge (\S+)/.exec(description)?.[1] ?? "";
}

/** The level of a creature's record: the challenge rating, between 1 and 30. */
export function levelOfChallenge(challenge: string): number {
  return Math.min(30, Math.max(1, Math.trunc(challengeValue(challenge) ?? 1)));
}

/** Experience points of a challenge rating, "1/4": 50; undefined where it isn't tabled. */
export function experienceOf(challenge: string): number | undefined {
  return EXPERIENCE[challenge];
}

/** "1/4 (50 XP)"; without experience where the rating isn't tabled. */
export function challengeLine(challenge: string): string {
  const experience = experienceOf(challenge);
  return experience === undefined ? challenge : `${challenge} (${experience.toLocaleString("en")} XP)`;
}

/** Challenge ratings, lowest first: "0", "1/8", "1/4", "1/2", "1" to "30". */
export const CHALLENGES: readonly string[] = [
  "0",
  "1/8",
  "1/4",
  "1/2",
  ...Array.from({ length: 30 }, (_, index) => String(index + 1)),
];
