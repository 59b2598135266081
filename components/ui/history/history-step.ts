"use client";

/**
 * What an entry of the browser's history knows beside its address: so that Back and Forward lead through the pages of a book and not
 * out of it.
 */
interface Step {
  /** The character or encounter that the book is open at. */
  creature?: number | null;
  /** The page that a narrow screen shows. */
  side?: "left" | "right";
  /** 1 where dialogs are open. */
  dialogs?: number;
}

/** What the framework and these functions keep there; null before either has. */
type EntryState = { step?: Step } | null;

/** Of the entry that the browser is at. */
export const readStep = (): Step => (window.history.state as EntryState)?.step ?? {};

/**
 * With what the framework keeps there. It adds that by itself once it has started, and then only takes notice of a new address where
 * it has to.
 */
const stateWith = (step: Step, url: URL | undefined): object => ({
  ...(url ? {} : (window.history.state as EntryState)),
  step: { ...readStep(), ...step },
});

/** Adds an entry to the history; what isn't named stays as it is. With an address only once the page can be used. */
export const pushStep = (step: Step, url?: URL): void =>
  window.history.pushState(stateWith(step, url), "", url);

/** The same for the entry that the browser is at. */
export const replaceStep = (step: Step, url?: URL): void =>
  window.history.replaceState(stateWith(step, url), "", url);

/**
 * Wraps `history.replaceState` so that an entry keeps its step. After each `router.refresh()` the framework replaces the entry's state by
 * one without it: Back would then not close an open dialog. The wrapper is never removed: the framework writes as long as the document lives.
 */
export const keepSteps = (): void => {
  const replace = window.history.replaceState.bind(window.history);
  window.history.replaceState = (state: EntryState, ...rest) =>
    replace({ step: readStep(), ...state }, ...rest);
};
