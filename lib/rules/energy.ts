export const ENERGY_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const MOST_ENERGY_LEVELS = 6;

export type EnergyLevel = (typeof ENERGY_LEVELS)[number];
/** A whole number of at least 0 for each energy level: what a class grants, or what of it is spent. */
export type EnergyByLevel = Record<EnergyLevel, number>;

/** The most that one level may grant. */
export const MOST_ENERGY = 999;

export function mapEnergy(make: (level: EnergyLevel) => number): EnergyByLevel {
  return { 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5), 6: make(6) };
}

export const noEnergy = (): EnergyByLevel => mapEnergy(() => 0);

/** How many levels an energy system has: 1 to 6, and 1 for what is no number. Digits are read of text only: a very large number has few. */
export function clampEnergyLevels(count: string | number): number {
  const value = typeof count === "number" ? Math.trunc(count) : Number.parseInt(count, 10);
  return Number.isNaN(value) ? 1 : Math.min(MOST_ENERGY_LEVELS, Math.max(1, value));
}

/** A typed amount, within its range; 0 when it is no number. */
export function energyAmountFrom(typed: string | number): number {
  const value = Math.trunc(Number(typed));
  return Number.isNaN(value) ? 0 : Math.min(MOST_ENERGY, Math.max(0, value));
}

/** No level has more spent than it grants. */
export function fitSpent(spent: EnergyByLevel, amounts: EnergyByLevel): EnergyByLevel {
  return mapEnergy((level) => Math.min(spent[level], amounts[level]));
}

/** A change of the energy that is left at a level: -1 spends a point. */
export interface EnergyChange {
  level: EnergyLevel;
  change: number;
}

/** What is spent after a change, from 0 to what the level grants. */
export function changedEnergy(
  spent: EnergyByLevel,
  amounts: EnergyByLevel,
  { level, change }: EnergyChange,
): EnergyByLevel {
  return { ...spent, [level]: Math.min(amounts[level], Math.max(0, spent[level] - change)) };
}
