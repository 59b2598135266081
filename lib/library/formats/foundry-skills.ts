import type { Ability } from "@/lib/rules/abilities";
import { table } from "./table";

/** The skills by the keys that Foundry has for them, each with its usual ability. */
export const SKILLS = table<readonly [name: string, ability: Ability]>({
  acr: ["Acrobatics", "dex"],
  ani: ["Animal Handling", "wis"],
  arc: ["Arcana", "int"],
  ath: ["Athletics", "str"],
  dec: ["Deception", "cha"],
  his: ["History", "int"],
  ins: ["Insight", "wis"],
  itm: ["Intimidation", "cha"],
  inv: ["Investigation", "int"],
  med: ["Medicine", "wis"],
  nat: ["Nature", "int"],
  prc: ["Perception", "wis"],
  prf: ["Performance", "cha"],
  per: ["Persuasion", "cha"],
  rel: ["Religion", "int"],
  slt: ["Sleight of Hand", "dex"],
  ste: ["Stealth", "dex"],
  sur: ["Survival", "wis"],
});
