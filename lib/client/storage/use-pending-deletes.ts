"use client";

import { useSyncExternalStore } from "react";
import { hiddenKeys, onHiddenKeys } from "./undoable-delete";

const none: ReadonlySet<string> = new Set();

/** The keys of what is deleted in a moment and not shown any more. */
export const usePendingDeletes = (): ReadonlySet<string> =>
  useSyncExternalStore(onHiddenKeys, hiddenKeys, () => none);
