/**
 * Gives the focus to the page around a control that goes with what it did: a keyboard, and whoever listens, go on from there and not from
 * the start of the document.
 */
export const keepPlace = (control: Element | null): void => {
  const page = control?.closest<HTMLElement>('[role="tabpanel"], main');
  if (!page) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
};
