/** "1 hit point", "12 hit points". */
export const countedHitPoints = (count: number): string => `${count} hit point${count === 1 ? "" : "s"}`;
