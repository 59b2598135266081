"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import type { Change } from "@/lib/client/api/invalidate";
import { useLiveEvent } from "@/lib/client/live/live-events";
import type * as versions from "@/lib/rules/versions";
import type { Difference } from "@/lib/rules/versions";
import { lazyComponent } from "@/components/ui/lazy-component";
import type { WhenSettled } from "./use-api-form";
import { useReadings } from "./use-readings";

const [VersionConflicts] = lazyComponent(() =>
  import("./version-conflicts").then((module) => module.VersionConflicts),
);

/** The stored version of what a form changes. */
export interface StoredVersion<F> {
  /** Whether a change may have touched it. */
  concerns: (change: Change) => boolean;
  /** As the form holds it; undefined where it is gone. */
  read: () => Promise<F | undefined>;
  /** Whether the form hears of every save since its page was rendered: it needn't read when it opens then. */
  isToldAll?: boolean;
}

interface Newer {
  by: number | null;
  conflicts: Difference[];
}

/** Milliseconds. */
const PATIENCE = 3000;

/**
 * Whether the cursor is in a field of a form. One that isn't registered under its name, such as a list or a number, is marked with its path:
 * its rows are told apart by their place alone, and what is typed in it may not be in the form yet.
 */
const isFocused = (path: string) => {
  const { activeElement } = document;
  const marked = activeElement?.closest("[data-field]");
  return [activeElement?.getAttribute("name"), marked?.getAttribute("data-field")].includes(path);
};

/**
 * Keeps a form up to date with what others save: places where nothing was written follow at once, and where both wrote something a notice
 * asks which stays. Until then nothing is sent: `whenSettled` leads to the notice instead.
 */
export function useNewerVersion<F extends FieldValues, T extends FieldValues>(
  form: UseFormReturn<F, unknown, T>,
  stored: StoredVersion<F> | undefined,
  /** What a restored draft goes on from: others may have saved since. */
  base: F | undefined,
) {
  const [newer, setNewer] = useState<Newer>();
  const notice = useRef<HTMLElement>(null);
  /** As answers find it between two renderings. */
  const now = useRef({ by: null as number | null, conflicts: [] as Difference[], isLed: false });
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<F>, value as FieldPathValue<F, FieldPath<F>>);

  const compare = (theirs: F, since: F, { compareVersions, conflictsLeft }: typeof versions) => {
    const differences = compareVersions(since, theirs, form.getValues()).map((one) => ({
      ...one,
      isConflict: one.isConflict || (isFocused(one.path) && !one.isAgreed),
    }));
    if (differences.length === 0) return;
    // Before what is set writes the draft, which is none where nothing but theirs is left; with a conflict it asks again when restored.
    if (differences.every(({ isConflict }) => !isConflict)) form.resetDefaultValues(theirs);
    for (const { path, theirs: value, isConflict } of differences) if (!isConflict) set(path, value);
    // Tells anew what is dirty.
    form.resetDefaultValues(theirs);
    const conflicts = conflictsLeft(now.current.conflicts, differences);
    now.current.conflicts = conflicts;
    const by = differences.some(({ isConflict }) => isConflict) ? now.current.by : undefined;
    setNewer((before) =>
      conflicts.length > 0 ? { by: by === undefined ? (before?.by ?? null) : by, conflicts } : undefined,
    );
  };
  const { ask, asked, pause } = useReadings(async () => {
    const theirs = await stored?.read();
    const loaded = await import("@/lib/rules/versions");
    return () => theirs && compare(theirs, form.formState.defaultValues as F, loaded);
  });
  const compareRestored = useEffectEvent((since: F, loaded: typeof versions) =>
    compare(form.formState.defaultValues as F, since, loaded),
  );
  useEffect(() => {
    // Without the script nothing is compared, as when a form is sent before it came.
    if (base)
      void import("@/lib/rules/versions").then((loaded) => compareRestored(base, loaded)).catch(() => {});
  }, [base]);
  // Others may have saved since the page read what the form begins with, while its script was on its way or before a change was read anew.
  const readFirst = useEffectEvent(() => stored && !stored.isToldAll && ask());
  useEffect(() => void readFirst(), []);
  useLiveEvent("change", (change) => {
    if (!stored?.concerns(change)) return;
    now.current.by = change.by;
    ask();
  });
  useLiveEvent("resync", () => {
    now.current.by = null;
    if (stored) ask();
  });

  const settle = (isTheirs: boolean) => {
    if (isTheirs)
      for (const { path, theirs } of newer?.conflicts ?? [])
        form.setValue(path as FieldPath<F>, theirs as FieldPathValue<F, FieldPath<F>>, { shouldDirty: true });
    now.current.conflicts = [];
    setNewer(undefined);
  };
  /** What is still to be read is waited for, though not for long. */
  const whenSettled: WhenSettled = async (submit) => {
    await Promise.race([asked(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (now.current.conflicts.length === 0) return pause(submit);
    now.current.isLed = notice.current === null;
    notice.current?.focus();
  };
  return {
    whenSettled,
    notice: newer && (
      <VersionConflicts
        // The component is drawn for forms of any fields.
        form={form as unknown as UseFormReturn}
        {...newer}
        notice={(element) => {
          notice.current = element;
          if (now.current.isLed) element?.focus();
          now.current.isLed &&= element === null;
        }}
        onShowTheirs={() => settle(true)}
        onKeepMine={() => settle(false)}
      />
    ),
  };
}
