/** Where a second reading of the document differs from the library, and the library stays as it is. */
interface NotFollowed {
  of: string;
  field: "conditionImmunities" | "hitDice";
  /** What the second reading has. */
  theirs: string;
  /** What the library has. */
  ours: string;
  why: string;
}

const DEAFENED =
  "the second reading leaves deafened out where the package says blinded twice; the document names both, as two other readings do";

export const NOT_FOLLOWED: readonly NotFollowed[] = [
  {
    of: "cult-fanatic",
    field: "hitDice",
    theirs: "6d8-5",
    ours: "6d8+6",
    why: "Constitution 12 adds 1 to each of the dice; theirs was made to fit the wrong hit points, 22",
  },
  ...(
    [
      [
        "black-pudding",
        "blinded, charmed, exhaustion, frightened, prone",
        "blinded, charmed, deafened, exhaustion, frightened, prone",
      ],
      [
        "flying-sword",
        "blinded, charmed, frightened, paralyzed, petrified, poisoned",
        "blinded, charmed, deafened, frightened, paralyzed, petrified, poisoned",
      ],
      [
        "ochre-jelly",
        "blinded, charmed, exhaustion, frightened, prone",
        "blinded, charmed, deafened, exhaustion, frightened, prone",
      ],
      [
        "rug-of-smothering",
        "blinded, charmed, frightened, paralyzed, petrified, poisoned",
        "blinded, charmed, deafened, frightened, paralyzed, petrified, poisoned",
      ],
      ["shambling-mound", "blinded, exhaustion", "blinded, deafened, exhaustion"],
      ["shrieker", "blinded, frightened", "blinded, deafened, frightened"],
      ["violet-fungus", "blinded, frightened", "blinded, deafened, frightened"],
    ] as const
  ).map(
    ([of, theirs, ours]): NotFollowed => ({ of, field: "conditionImmunities", theirs, ours, why: DEAFENED }),
  ),
];
