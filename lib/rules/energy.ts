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

/** How many levels an energy system has: 1 to 6, and 1 for what is no number. */
export function clampEnergyLevels(count: string | number): number {
  const value = Number.parseInt(String(count), 10);
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

/** Spends one point of a level, while it has one left. */
export function spendEnergy(spent: EnergyByLevel, amounts: EnergyByLevel, level: EnergyLevel): EnergyByLevel {
  return fitSpent({ ...spent, [level]: spent[level] + 1 }, amounts);
}

/** Gives one spent point of a level back. */
export function restoreEnergy(spent: EnergyByLevel, level: EnergyLevel): EnergyByLevel {
  return { ...spent, [level]: Math.max(0, spent[level] - 1) };
}
