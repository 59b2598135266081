"use client";

import { pushStep, replaceStep } from "./history-step";
import { whenStill } from "./traversal";

/**
 * Keeps a tab in the address; null takes it out, as for the one that opens by itself. A tab that was turned to is a step for the
 * browser's Back; the one at which a page opens is none. The address may be another page's by then, since the browser goes back before
 * the page that is left is gone: that one keeps its tabs.
 * @param path Of the page whose tab it is; by default of the one whose address it is now
 */
export function writeAddressTab(
  address: string,
  name: string | null,
  isStep: boolean,
  path = window.location.pathname,
): void {
  whenStill(() => {
    const url = new URL(window.location.href);
    if (url.pathname !== path || url.searchParams.get(address) === name) return;
    if (name === null) url.searchParams.delete(address);
    else url.searchParams.set(address, name);
    // No dialog is open in the new entry: what closes one may turn the page with it.
    if (isStep) pushStep({ dialogs: 0 }, url);
    else replaceStep({}, url);
  });
}
