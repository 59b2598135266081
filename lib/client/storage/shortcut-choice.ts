import { storedFlag } from "./stored-flag";

const off = storedFlag("shortcutsOff");

/** Whether single keys are shortcuts. Who steers by voice or has unsteady hands can do without. */
export const shortcutsAreOn = (): boolean => !off.read();
export const setShortcutsOn = (on: boolean): void => off.set(!on);
export const onShortcutChoice = off.watch;
