/** Moves the focus to the page around a control that is about to be removed, so that keyboard and screen reader go on from there. */
export const restoreFocus = (control: Element | null): void => {
  const page = control?.closest<HTMLElement>('[role="tabpanel"], main');
  if (!page) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
};
