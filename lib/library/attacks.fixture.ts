/**
 * Attacks whose bonus to hit the document prints otherwise than an ability and the proficiency bonus of the challenge rating make
 * it. The package and a second reading agree on each.
 */
export const TO_HIT_AS_PRINTED: readonly string[] = [
  "Bat: Bite +0",
  "Black Bear: Bite +3",
  "Black Bear: Claws +3",
  "Brown Bear: Bite +5",
  "Brown Bear: Claws +5",
  "Cat: Claws +0",
  "Chain Devil: Chain +8",
  "Clay Golem: Slam +8",
  "Couatl: Bite +8",
  "Couatl: Constrict +6",
  "Crab: Claw +0",
  "Ghast: Bite +3",
  "Ghost: Withering Touch +5",
  "Ghoul: Bite +2",
  "Gynosphinx: Claw +9",
  "Half-Red Dragon Veteran: Longsword +5",
  "Half-Red Dragon Veteran: Shortsword +5",
  "Half-Red Dragon Veteran: Heavy Crossbow +3",
  "Iron Golem: Slam +13",
  "Iron Golem: Sword +13",
  "Lemure: Fist +3",
  "Lizard: Bite +0",
  "Quasit: Claw (Bite in Beast Form) +4",
  "Rat: Bite +0",
  "Specter: Life Drain +4",
  "Sprite: Longsword +2",
  "Violet Fungus: Rotting Touch +2",
];

/** Attacks of weapons whose damage it prints otherwise than with the ability of the bonus to hit. Swarms add none at all. They agree on these too. */
export const DAMAGE_AS_PRINTED: readonly string[] = [
  "Bearded Devil: Beard 1d8+2",
  "Camel: Bite 1d4",
  "Drider: Bite 1d4",
  "Gelatinous Cube: Pseudopod 3d6",
  "Glabrezu: Fist 2d4+2",
  "Magmin: Touch 2d6",
  "Mule: Hooves 1d4+2",
  "Saber-Toothed Tiger: Bite 1d10+5",
  "Saber-Toothed Tiger: Claw 2d6+5",
];
